/** What can go wrong in a way that a person should be told of. Worded at the edge, never here. */
export type FaultCode =
  | 'conflict'
  | 'document-exists'
  | 'document-changed'
  | 'document-too-large'
  | 'batch-too-large'
  | 'not-found'
  | 'offline'
  | 'newer-version'
  | 'invalid-record'
  | 'broken-link'
  | 'unreadable-archive'
  | 'invalid-feature'
  | 'too-many-shapes'
  | 'invalid-geometry';

export class Fault extends Error {
  readonly code: FaultCode;
  readonly details: unknown;

  constructor(code: FaultCode, message: string, details?: unknown) {
    super(message);
    this.name = 'Fault';
    this.code = code;
    this.details = details;
  }
}

/** What was asked for cannot be reached at the moment. */
export function offlineFault(details?: unknown): Fault {
  return new Fault('offline', 'Failed to get document because the client is offline.', details);
}

/** SQLite's words for it: SQLITE_FULL, and SQLITE_IOERR_WRITE where a quota or a limit of files says no. */
const SQLITE_CODES: readonly unknown[] = [13, 778];
/** A full disk, a full quota, a file larger than the system lets one be. */
const SYSTEM_CODES: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** Whether something could not be written because there is no room, whoever tells it. */
export function isDiskFull(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { readonly code?: unknown; readonly errcode?: unknown };
  return SYSTEM_CODES.includes(code) || SQLITE_CODES.includes(errcode);
}
