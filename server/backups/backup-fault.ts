/** Why there is no backup, or none that can be brought back. Messages are for whoever sits at the machine. */
export type BackupFaultCode =
  | 'busy'
  | 'damaged'
  | 'damaged-site'
  | 'disk-full'
  | 'missing-file'
  | 'newer-version'
  | 'no-key'
  | 'not-empty'
  | 'not-encrypted'
  | 'not-found'
  | 'not-writable'
  | 'running'
  | 'wrong-key';

export class BackupFault extends Error {
  readonly code: BackupFaultCode;

  constructor(code: BackupFaultCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupFault';
    this.code = code;
  }
}
