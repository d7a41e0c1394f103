const DISK_FULL_CODES: readonly unknown[] = ['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', 'ENOSPC', 'EDQUOT'];

/** Whether a failure of SQLite or of the system means that the disk has no room. */
export const isDiskFull = (error: unknown): boolean =>
  DISK_FULL_CODES.includes((error as { code?: unknown } | null)?.code);
