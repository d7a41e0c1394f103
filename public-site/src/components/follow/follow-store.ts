import { type Followable, type Followed, followKey } from './followed.ts';

const KEY = 'foulee.followed';

/** More than anybody follows; what goes beyond is the oldest. */
const MAX = 300;

/** Competitions remembered for each. */
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

/** What the reader follows, the newest first. It stays on this device: no call tells a server. */
export function followed(): readonly Followed[] {
  held ??= read();
  return held;
}

function write(items: readonly Followed[]): void {
  held = items.slice(0, MAX);
  try {
    localStorage.setItem(KEY, JSON.stringify(held));
  } catch {
    // A browser that keeps nothing remembers it for the visit.
  }
  for (const tell of listeners) tell();
}

/** Follows, or no longer; `chOID` is the competition where the reader is. */
export function toggleFollowed(item: Followable, on: boolean, chOID: string | undefined, now = Date.now()): void {
  const key = followKey(item);
  const others = followed().filter((each) => followKey(each) !== key);
  write(on ? [{ ...item, t: now, seen: chOID === undefined ? [] : [chOID] }, ...others] : others);
}

export function forgetFollowed(): void {
  write([]);
}

/** Somebody followed stands in a list of this competition: there one looks first for their next start. */
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

/** Tells of every change, also of one made in another tab. */
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
