const terminal = process.stdout.isTTY === true;
const QUIET_MS = 400;
const TICK_MS = terminal ? 1000 : 10_000;

/** Prints one line. */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Ends the command with a message that says what to do, without a stack trace. */
export function giveUp(text) {
  process.stderr.write(`✗ ${text}\n`);
  process.exit(1);
}

/**
 * Runs one step of a command under a line that shows it is alive: «▸ Installation des bibliothèques… 31 s».
 * A step that ends at once, because nothing changed, prints nothing.
 */
export async function step(title, work) {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const show = (end) => process.stdout.write(`${terminal ? '\r\u001b[K' : ''}${end}${terminal ? '' : '\n'}`);
  const first = setTimeout(() => show(`▸ ${title}…`), QUIET_MS);
  const ticker = setInterval(() => show(`▸ ${title}… ${Math.round(seconds())} s`), TICK_MS);
  try {
    const result = await work();
    if (seconds() * 1000 > QUIET_MS) show(`✓ ${title} (${seconds().toFixed(1)} s)${terminal ? '\n' : ''}`);
    return result;
  } finally {
    clearTimeout(first);
    clearInterval(ticker);
  }
}
