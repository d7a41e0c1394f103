const CHECK_INTERVAL_MS = 500;

/**
 * Calls `stop` when the shell in which npm started this command has ended: npm sends a signal to that shell only, which
 * ends without passing it on. A command that was started without npm is not watched: it may outlive its parent.
 */
export function stopWhenOrphaned(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, CHECK_INTERVAL_MS);
  timer.unref();
}
