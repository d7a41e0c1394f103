import { challengeApi } from '../../api/challenge-endpoints.ts';

/** The live panel is refetched at most once in this time, however many frames arrive. */
const APART_MS = 5000;

/** Random delay, so that the phones of a stadium do not send their requests all at once. */
const JITTER_MS = 2000;

interface Asking {
  readonly dispatch: (action: ReturnType<typeof challengeApi.util.invalidateTags>) => unknown;
}

/** Time of each competition's last or next request, ms since 1970. */
const asked = new Map<string, number>();

/** Schedules a refetch of the live panel: soon, or 5 s after the last one; nothing if one is already scheduled. */
export function askLive(store: Asking, chOID: string): void {
  const now = Date.now();
  const last = asked.get(chOID) ?? 0;
  if (last > now) return;
  const at = Math.max(now, last + APART_MS) + Math.random() * JITTER_MS;
  asked.set(chOID, at);
  setTimeout(() => store.dispatch(challengeApi.util.invalidateTags([{ type: 'Live', id: chOID }])), at - now);
}
