import { readFileSync, type Stats, statSync } from 'node:fs';

const LISTENING = '0A';

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').slice(1);
  } catch {
    return [];
  }
}

/** The account of the program that listens on a port, as Linux says (`/proc/net/tcp`); undefined elsewhere, or where nobody does. */
function findListeningAccount(port: number): number | undefined {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  for (const line of ['/proc/net/tcp', '/proc/net/tcp6'].flatMap(readLines)) {
    const [, address = '', , state, , , , uid] = line.trim().split(/\s+/);
    if (address.endsWith(suffix) && state === LISTENING) return Number(uid);
  }
  return undefined;
}

/**
 * The account of the server: that which listens on its port, else, for `root`, that which the data folder is of, else this one.
 * Undefined on Windows.
 */
export function findServerAccount({
  port,
  dataDir,
}: {
  readonly port: number;
  readonly dataDir: string;
}): number | undefined {
  const own = process.getuid?.();
  if (own === undefined) return undefined;
  return (
    findListeningAccount(port) ?? (own === 0 ? statSync(dataDir, { throwIfNoEntry: false })?.uid : undefined) ?? own
  );
}

export const READ = 0o4;
export const WRITE = 0o2;

/** Whether the rights of a file let an account in. Its groups are not known: what any group may do, it may. */
export function canAccess(
  { uid, mode }: Pick<Stats, 'uid' | 'mode'>,
  account: number,
  right: typeof READ | typeof WRITE,
): boolean {
  if (account === 0) return true;
  return (mode & (uid === account ? right << 6 : (right << 3) | right)) !== 0;
}
