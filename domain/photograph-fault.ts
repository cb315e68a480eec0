/**
 * heic: a telephone's own format, which the site cannot open. no-room: this account, or all together, have begun too much.
 * out-of-step: a piece that does not follow what is here. damaged: the whole is not what was announced. already-here:
 * another photograph has the same file. in-use: a record shows it.
 */
export type PhotographFaultCode =
  | 'nothing-sent'
  | 'not-a-picture'
  | 'heic'
  | 'picture-too-large'
  | 'too-large'
  | 'form-too-large'
  | 'no-room'
  | 'out-of-step'
  | 'damaged'
  | 'already-here'
  | 'same-file'
  | 'in-use'
  | 'not-found'
  | 'changed-meanwhile'
  | 'busy'
  | 'interrupted'
  | 'cut-off'
  | 'unwritable';

export class PhotographFault extends Error {
  readonly code: PhotographFaultCode;
  /** The photograph it is about, where it is another than the one at hand. */
  readonly file: string | undefined;

  constructor(code: PhotographFaultCode, file?: string) {
    super(code);
    this.name = 'PhotographFault';
    this.code = code;
    this.file = file;
  }
}
