/** Name of the lock in a data folder. */
export const LOCK_FILE = 'foulee.lock';
