import { buildFollowKey, type Followable, type Followed } from './followed.ts';

const KEY = 'foulee.followed';

/** More than anybody follows; beyond it the oldest are dropped. */
const MAX_FOLLOWED = 300;

/** Competitions remembered for each followed item. */
export const MAX_SEEN_CHALLENGES = 3;

const listeners = new Set<() => void>();
let cachedItems: readonly Followed[] | undefined;

const REQUIRED_FIELDS = {
  athlete: ['last', 'first'],
  club: ['name'],
  challenge: ['chOID', 'name'],
  event: ['chOID', 'gOID', 'name', 'challenge'],
} as const;

function isFollowed(value: unknown): value is Followed {
  if (typeof value !== 'object' || value === null) return false;
  const item = value as Record<string, unknown>;
  const fields = REQUIRED_FIELDS[item.kind as Followed['kind']];
  return (
    fields?.every((field) => typeof item[field] === 'string') && typeof item.t === 'number' && Array.isArray(item.seen)
  );
}

function parseStored(): readonly Followed[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isFollowed) : [];
  } catch {
    return [];
  }
}

/** What the reader follows, newest first. It is kept on this device alone; where it is looked for, the server is asked for names and clubs. */
export function readFollowed(): readonly Followed[] {
  cachedItems ??= parseStored();
  return cachedItems;
}

function storeFollowed(items: readonly Followed[]): void {
  cachedItems = items.slice(0, MAX_FOLLOWED);
  try {
    localStorage.setItem(KEY, JSON.stringify(cachedItems));
  } catch {
    // Without storage it is kept in memory for this visit.
  }
  for (const onChange of listeners) onChange();
}

/** Starts or stops following; `chOID` is the competition whose page the reader is on. */
export function toggleFollowed(
  item: Followable,
  isFollowing: boolean,
  chOID: string | undefined,
  now = Date.now(),
): void {
  const key = buildFollowKey(item);
  const others = readFollowed().filter((each) => buildFollowKey(each) !== key);
  storeFollowed(isFollowing ? [{ ...item, t: now, seen: chOID === undefined ? [] : [chOID] }, ...others] : others);
}

export function clearFollowed(): void {
  storeFollowed([]);
}

/** Notes that followed items are in a list of this competition, where their next start is then searched. */
export function noteSeen(keys: ReadonlySet<string>, chOID: string): void {
  putFirst((item) => (keys.has(buildFollowKey(item)) && item.seen[0] !== chOID ? [chOID] : []));
}

/** Puts competitions before the others of each item; none leaves an item as it is. */
export function putFirst(listNew: (item: Followed) => readonly string[]): void {
  const items = readFollowed().map((item) => {
    const first = listNew(item);
    return first.length === 0
      ? item
      : { ...item, seen: [...new Set([...first, ...item.seen])].slice(0, MAX_SEEN_CHALLENGES) };
  });
  if (items.some((item, index) => item !== readFollowed()[index])) storeFollowed(items);
}

/** One listener for all: each star of a list subscribes. */
function onStorage({ key }: StorageEvent): void {
  if (key !== KEY && key !== null) return;
  cachedItems = undefined;
  for (const onChange of listeners) onChange();
}

/** Calls `onChange` at each change, also from another tab; returns the function that unsubscribes. */
export function subscribeToFollowed(onChange: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}
