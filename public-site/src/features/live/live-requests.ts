import { challengeApi } from '../../api/challenge-endpoints.ts';

/**
 * How often the answers of a tag are refetched while frames arrive, however many, ms: at most once in `minInterval`, and after a random
 * delay, so that the phones of a stadium do not send their requests all at once.
 */
const PACES = {
  /** The live panel. */
  Live: { minInterval: 5000, maxJitter: 2000 },
  /** Rankings and statistics over all results: on a page, whatever comes, no older than 30 s. */
  Standings: { minInterval: 20_000, maxJitter: 10_000 },
} as const;

/** What is needed of the store. */
interface LiveDispatcher {
  readonly dispatch: (action: ReturnType<typeof challengeApi.util.invalidateTags>) => unknown;
}

/** Time of each tag's and competition's last or next request, ms since 1970, by the store that holds the answers. */
const requestTimes = new WeakMap<LiveDispatcher, Map<string, number>>();

function refetch(store: LiveDispatcher, type: keyof typeof PACES, chOID: string): void {
  const { minInterval, maxJitter } = PACES[type];
  const times = requestTimes.get(store) ?? new Map<string, number>();
  requestTimes.set(store, times);
  const key = `${type} ${chOID}`;
  const now = Date.now();
  const lastTime = times.get(key) ?? 0;
  if (lastTime > now) return;
  const requestTime = Math.max(now, lastTime + minInterval) + Math.random() * maxJitter;
  times.set(key, requestTime);
  setTimeout(() => store.dispatch(challengeApi.util.invalidateTags([{ type, id: chOID }])), requestTime - now);
}

/** Schedules a refetch of the live panel, unless one is scheduled: within 2 s, or within 2 s from 5 s after the last one. */
export const refetchLive = (store: LiveDispatcher, chOID: string): void => refetch(store, 'Live', chOID);

/** Schedules a refetch of the shown rankings and statistics, unless one is scheduled: within 10 s, or within 10 s from 20 s after the last one. */
export const refetchStandings = (store: LiveDispatcher, chOID: string): void => refetch(store, 'Standings', chOID);
