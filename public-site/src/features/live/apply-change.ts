import type { ChangeEvent } from 'shared-domain/contract';
import { challengeApi } from '../../api/challenge-endpoints.ts';
import { askLive } from './live-requests.ts';
import { mergeLive, mergeResults, mergeRounds, mergeStarts } from './merge-change.ts';

type RootState = Parameters<typeof challengeApi.util.selectCachedArgsForQuery>[0];

/** The store as this needs it. */
export interface LiveStore {
  readonly getState: () => unknown;
  // biome-ignore lint/suspicious/noExplicitAny: the shell's store takes the thunks of whichever slice is injected
  readonly dispatch: (action: any) => unknown;
}

/** Spread of the refetches that one frame sets off, so that a stadium does not ask all at once. */
const JITTER_MS = 2000;

const later = (run: () => void, most = JITTER_MS) => setTimeout(run, Math.random() * most);

/** A question that is under way. */
type Asked = (PromiseLike<unknown> & { refetch(): unknown }) | undefined;

/** An answer that was asked for before a change may come after it, and would put back what was there: it is asked for once more. */
function askOnceMore(store: LiveStore, runningQuery: unknown): void {
  const asked = store.dispatch(runningQuery) as Asked;
  asked?.then(() => asked.refetch());
}

/** Puts one frame of the stream into every cached answer of its competition; asks again only for what it does not carry. */
export function applyChange(store: LiveStore, chOID: string, change: ChangeEvent): void {
  const { util } = challengeApi;
  const state = store.getState() as RootState;
  for (const args of util.selectCachedArgsForQuery(state, 'results')) {
    if (args.chOID !== chOID) continue;
    askOnceMore(store, util.getRunningQueryThunk('results', args));
    store.dispatch(util.updateQueryData('results', args, (draft) => mergeResults(draft, args, change)));
  }
  for (const args of util.selectCachedArgsForQuery(state, 'starts')) {
    if (args.chOID !== chOID) continue;
    askOnceMore(store, util.getRunningQueryThunk('starts', args));
    store.dispatch(util.updateQueryData('starts', args, (draft) => mergeStarts(draft, args, change)));
  }
  askOnceMore(store, util.getRunningQueryThunk('rounds', chOID));
  // A page of a long race is filtered and counted by the server: only it knows what the change makes of it.
  const races = util.selectCachedArgsForQuery(state, 'race').map(({ trialOID }) => trialOID);
  const raced = change.results.flatMap(({ oid }) => (races.includes(oid) ? { type: 'List' as const, id: oid } : []));
  if (raced.length > 0) later(() => store.dispatch(util.invalidateTags(raced)));
  store.dispatch(util.updateQueryData('rounds', chOID, (draft) => mergeRounds(draft, change)));
  store.dispatch(util.updateQueryData('live', chOID, (draft) => mergeLive(draft, change)));

  askLive(store, chOID);
  if (change.structure) later(() => store.dispatch(util.invalidateTags([{ type: 'Programme', id: chOID }])));
  if (change.challenge) later(() => store.dispatch(challengeApi.endpoints.challenge.initiate(chOID, REFETCH)));
  if (change.refetch.length > 0) {
    const lists = change.refetch.map((id) => ({ type: 'List' as const, id }));
    later(() => store.dispatch(util.invalidateTags(lists)), JITTER_MS / 4);
  }
}

const REFETCH = { subscribe: false, forceRefetch: true } as const;

/** The stream cannot say what was missed: everything held of this competition is asked for again. */
export function askAllAgain(store: LiveStore, chOID: string): void {
  later(() => store.dispatch(challengeApi.util.invalidateTags([{ type: 'Competition', id: chOID }])), JITTER_MS / 2);
}
