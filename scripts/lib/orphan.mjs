const LOOK_MS = 500;

/**
 * Calls `stop` when npm, which started this command through a shell, is gone: npm hands a signal to that shell, and the
 * shell dies without handing it on. A command started without npm may outlive who started it.
 */
export function stopWhenOrphaned(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    stop();
  }, LOOK_MS);
  look.unref();
}
