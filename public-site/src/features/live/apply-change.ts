import type { ChangeEvent } from 'shared-domain/contract';
import { challengeApi } from '../../api/challenge-endpoints.ts';
import { refetchLive, refetchStandings } from './live-requests.ts';
import { mergeLive, mergeResults, mergeRounds, mergeStarts } from './merge-change.ts';

type RootState = Parameters<typeof challengeApi.util.selectCachedArgsForQuery>[0];

export interface LiveStore {
  readonly getState: () => unknown;
  // biome-ignore lint/suspicious/noExplicitAny: the shell's store takes the thunks of whichever slice is injected
  readonly dispatch: (action: any) => unknown;
}

/** Refetches after a frame are spread over this time, so that the phones of a stadium do not send them all at once. */
const MAX_JITTER_MS = 2000;

const runLater = (run: () => void, maxDelayMs = MAX_JITTER_MS) => setTimeout(run, Math.random() * maxDelayMs);

type RunningQuery = (PromiseLike<unknown> & { refetch(): unknown }) | undefined;

/** An answer that is on its way may be older than the change and would undo it: it is fetched again when it has arrived. */
function refetchWhenDone(store: LiveStore, thunk: unknown): void {
  const query = store.dispatch(thunk) as RunningQuery;
  query?.then(() => query.refetch());
}

/** Applies one frame of the stream to all cached answers of its competition; refetches only what the frame does not contain. */
export function applyChange(store: LiveStore, chOID: string, change: ChangeEvent): void {
  const { util } = challengeApi;
  const state = store.getState() as RootState;
  for (const args of util.selectCachedArgsForQuery(state, 'results')) {
    if (args.chOID !== chOID) continue;
    refetchWhenDone(store, util.getRunningQueryThunk('results', args));
    store.dispatch(util.updateQueryData('results', args, (draft) => mergeResults(draft, args, change)));
  }
  for (const args of util.selectCachedArgsForQuery(state, 'starts')) {
    if (args.chOID !== chOID) continue;
    refetchWhenDone(store, util.getRunningQueryThunk('starts', args));
    store.dispatch(util.updateQueryData('starts', args, (draft) => mergeStarts(draft, args, change)));
  }
  refetchWhenDone(store, util.getRunningQueryThunk('rounds', chOID));
  // The lists of a long race are filtered and counted by the server, so they are refetched.
  const raceIds = util.selectCachedArgsForQuery(state, 'race').map(({ trialOID }) => trialOID);
  const changedRaces = change.results.flatMap(({ oid }) =>
    raceIds.includes(oid) ? { type: 'List' as const, id: oid } : [],
  );
  if (changedRaces.length > 0) runLater(() => store.dispatch(util.invalidateTags(changedRaces)));
  store.dispatch(util.updateQueryData('rounds', chOID, (draft) => mergeRounds(draft, change)));
  store.dispatch(util.updateQueryData('live', chOID, (draft) => mergeLive(draft, change)));

  refetchLive(store, chOID);
  refetchStandings(store, chOID);
  const changedLists = listChangedAthletes(change, chOID);
  if (changedLists.length > 0) runLater(() => store.dispatch(util.invalidateTags(changedLists)));
  if (change.structure) runLater(() => store.dispatch(util.invalidateTags([{ type: 'Programme', id: chOID }])));
  if (change.challenge) {
    runLater(() => store.dispatch(challengeApi.endpoints.challenge.initiate(chOID, REFETCH)));
    runLater(() => store.dispatch(util.invalidateTags([{ type: 'Prices', id: chOID }])));
  }
  if (change.refetch.length > 0) {
    const lists = change.refetch.map((id) => ({ type: 'List' as const, id }));
    runLater(() => store.dispatch(util.invalidateTags(lists)), MAX_JITTER_MS / 4);
  }
}

const REFETCH = { subscribe: false, forceRefetch: true } as const;

/** Tags of the athletes' pages that a frame changes: those with one of its trials, or all where there is a new start list. */
function listChangedAthletes({ trials, results, starts, structure }: ChangeEvent, chOID: string) {
  const ids = structure || starts.length > 0 ? [chOID] : [...trials, ...results].map(({ oid }) => oid);
  return [...new Set(ids)].map((id) => ({ type: 'Athlete' as const, id }));
}

/** Refetches all cached answers of the competition, when the stream cannot send what was missed. */
export function refetchAll(store: LiveStore, chOID: string): void {
  runLater(
    () => store.dispatch(challengeApi.util.invalidateTags([{ type: 'Competition', id: chOID }])),
    MAX_JITTER_MS / 2,
  );
}
