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

/**
 * SQLite's words for it: SQLITE_FULL; SQLITE_IOERR_WRITE where a quota or a limit of files says no; SQLITE_IOERR_SHMSIZE where there is
 * no room for what lies beside the database.
 */
const SQLITE_CODES: readonly unknown[] = [13, 778, 4874];
/** With whatever more it says of it in the higher bits. */
const SQLITE_READONLY = 8;
/** A full disk, a full quota, a file larger than the system lets one be; a disk that can only be read. */
const SYSTEM_CODES: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS'];

/** Whether something could not be written because the disk takes nothing: it is full, or can only be read. Whoever tells it. */
export function isUnwritable(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { readonly code?: unknown; readonly errcode?: unknown };
  if (typeof errcode === 'number' && (errcode & 0xff) === SQLITE_READONLY) return true;
  return SYSTEM_CODES.includes(code) || SQLITE_CODES.includes(errcode);
}
