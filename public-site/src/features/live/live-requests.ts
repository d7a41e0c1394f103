import { challengeApi } from '../../api/challenge-endpoints.ts';

/** The live panel is refetched at most once in this time, however many frames arrive. */
const MIN_INTERVAL_MS = 5000;

/** Longest random delay, so that the phones of a stadium do not send their requests all at once. */
const MAX_JITTER_MS = 2000;

/** What is needed of the store. */
interface LiveDispatcher {
  readonly dispatch: (action: ReturnType<typeof challengeApi.util.invalidateTags>) => unknown;
}

/** Time of each competition's last or next request, ms since 1970. */
const requestTimes = new Map<string, number>();

/** Schedules a refetch of the live panel, unless one is scheduled: within 2 s, or within 2 s from 5 s after the last one. */
export function refetchLive(store: LiveDispatcher, chOID: string): void {
  const now = Date.now();
  const lastTime = requestTimes.get(chOID) ?? 0;
  if (lastTime > now) return;
  const requestTime = Math.max(now, lastTime + MIN_INTERVAL_MS) + Math.random() * MAX_JITTER_MS;
  requestTimes.set(chOID, requestTime);
  setTimeout(() => store.dispatch(challengeApi.util.invalidateTags([{ type: 'Live', id: chOID }])), requestTime - now);
}
