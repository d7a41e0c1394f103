import { type Followable, type Followed, followKey } from './followed.ts';

const KEY = 'foulee.followed';

/** More than anybody follows; beyond it the oldest are dropped. */
const MAX = 300;

/** Competitions remembered for each followed item. */
const MAX_SEEN = 3;

const listeners = new Set<() => void>();
let held: readonly Followed[] | undefined;

const KINDS = { athlete: ['last', 'first'], club: ['name'], challenge: ['chOID', 'name'] } as const;

function isFollowed(value: unknown): value is Followed {
  if (typeof value !== 'object' || value === null) return false;
  const item = value as Record<string, unknown>;
  const fields = KINDS[item.kind as Followed['kind']];
  return (
    fields?.every((field) => typeof item[field] === 'string') && typeof item.t === 'number' && Array.isArray(item.seen)
  );
}

function read(): readonly Followed[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isFollowed) : [];
  } catch {
    return [];
  }
}

/** What the reader follows, newest first. It stays on this device and is never sent to the server. */
export function followed(): readonly Followed[] {
  held ??= read();
  return held;
}

function write(items: readonly Followed[]): void {
  held = items.slice(0, MAX);
  try {
    localStorage.setItem(KEY, JSON.stringify(held));
  } catch {
    // Without storage it is kept in memory for this visit.
  }
  for (const tell of listeners) tell();
}

/** Starts or stops following; `chOID` is the competition whose page the reader is on. */
export function toggleFollowed(item: Followable, on: boolean, chOID: string | undefined, now = Date.now()): void {
  const key = followKey(item);
  const others = followed().filter((each) => followKey(each) !== key);
  write(on ? [{ ...item, t: now, seen: chOID === undefined ? [] : [chOID] }, ...others] : others);
}

export function forgetFollowed(): void {
  write([]);
}

/** Notes that followed items are in a list of this competition, where their next start is then searched. */
export function noteSeen(keys: ReadonlySet<string>, chOID: string): void {
  const isNews = (item: Followed) => keys.has(followKey(item)) && item.seen[0] !== chOID;
  if (!followed().some(isNews)) return;
  write(
    followed().map((item) =>
      isNews(item)
        ? { ...item, seen: [chOID, ...item.seen.filter((each) => each !== chOID)].slice(0, MAX_SEEN) }
        : item,
    ),
  );
}

/** Calls `onChange` at each change, also from another tab; returns the function that unsubscribes. */
export function onFollowed(tell: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    if (key !== KEY && key !== null) return;
    held = undefined;
    tell();
  };
  listeners.add(tell);
  window.addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', elsewhere);
  };
}
