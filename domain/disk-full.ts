/** SQLite's words for it: SQLITE_FULL, and SQLITE_IOERR_WRITE where a quota or a limit of files says no. */
const SQLITE_CODES: readonly unknown[] = [13, 778];
/** A full disk, a full quota, a file larger than the system lets one be. */
const SYSTEM_CODES: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** Whether something could not be written because there is no room, whoever tells it. */
export function isDiskFull(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { readonly code?: unknown; readonly errcode?: unknown };
  return SYSTEM_CODES.includes(code) || SQLITE_CODES.includes(errcode);
}
