/** Name of the file in a data folder by which one process at a time uses it: the lock of `lockData`. */
export const LOCK_FILE = 'foulee.lock';
