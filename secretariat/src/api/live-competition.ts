import { useEffect, useRef, useState } from 'react';
import { type ChangeEvent, calls, type LogLine, type LogsAnswer, makeUrl } from 'shared-domain/contract';
import { joinStream, type StreamState } from 'shared-domain/platform';
import { noteSync } from './last-sync.ts';
import { useMyChallengesQuery } from './my-challenges.ts';
import { programmeApi } from './programme.ts';
import { secretariatApi } from './secretariat-api.ts';

/** The store as this needs it. */
interface LiveStore {
  // biome-ignore lint/suspicious/noExplicitAny: the shell's store takes the thunks of whichever slice is injected
  readonly dispatch: (action: any) => unknown;
}

const withTags = secretariatApi.enhanceEndpoints({ addTagTypes: ['Programme', 'Sheet', 'Log'] });

/** The journal's last line is small enough to be read this often where no stream can be held, ms. */
const ALONE_MS = 1000;

/** Beside a stream it tells who takes and gives back a trial: that changes nothing of the competition, and is in no frame. */
const BESIDE_MS = 5000;
const HOLDS: readonly string[] = ['trial held', 'trial released'];

const withActs = withTags.injectEndpoints({
  endpoints: (build) => ({
    lastAct: build.query<LogLine | null, string>({
      query: (chOID) => makeUrl(calls.logs, {}, { chOID, limit: 1 }),
      transformResponse: ({ logs }: LogsAnswer) => logs[0] ?? null,
    }),
  }),
});

/** Trials of a frame take the place of those known; who holds them is not in a frame, and stays. */
function intoProgramme(store: LiveStore, chOID: string, change: ChangeEvent): void {
  if (change.trials.length === 0) return;
  const fresh = new Map(change.trials.map((trial) => [trial.oid, trial]));
  store.dispatch(
    programmeApi.util.updateQueryData('programme', chOID, (programme) =>
      programme.map((known) => ({ ...known, ...fresh.get(known.oid) })),
    ),
  );
}

/** One frame of the stream: the programme takes it, the sheets that it touches are asked for again. */
function applyChange(store: LiveStore, chOID: string, change: ChangeEvent): void {
  intoProgramme(store, chOID, change);
  // Entries that wait for a heat are a list of no trial: the programme says how many there are.
  const isProgramme =
    change.structure || change.starts.some(({ oid }) => !change.trials.some((trial) => trial.oid === oid));
  const touched = new Set([
    ...[...change.trials, ...change.results, ...change.starts].map(({ oid }) => oid),
    ...change.refetch,
  ]);
  store.dispatch(
    withTags.util.invalidateTags([
      ...[...touched].map((id) => ({ type: 'Sheet' as const, id })),
      ...(isProgramme ? [{ type: 'Programme' as const, id: chOID }] : []),
      ...(change.structure || change.challenge ? ['Challenge' as const] : []),
    ]),
  );
}

function askProgramme(store: LiveStore, chOID: string): void {
  store.dispatch(withTags.util.invalidateTags([{ type: 'Programme', id: chOID }]));
}

/** What was missed is not known: everything of the competition is asked for again. */
function askAgain(store: LiveStore, chOID: string): void {
  store.dispatch(withTags.util.invalidateTags(['Challenge', { type: 'Programme', id: chOID }, 'Sheet']));
}

/**
 * Holds the stream of the open competition, so that every screen shows what another secretary or an official does within a
 * second. Where there is none, as of a competition that the public does not see, the last line of its journal says when to ask.
 */
export function useLiveCompetition(store: LiveStore, chOID: string | undefined): void {
  const { challenge } = useMyChallengesQuery(undefined, {
    skip: chOID === undefined,
    selectFromResult: ({ data }) => ({ challenge: data?.find(({ oid }) => oid === chOID) }),
  });
  const [state, setState] = useState<StreamState>('connecting');
  const revision = useRef(0);
  revision.current = challenge?.revision ?? 0;
  const known = challenge !== undefined;
  const streams = challenge?.visible === true && typeof EventSource !== 'undefined';

  useEffect(() => {
    if (chOID === undefined || !known || !streams) return undefined;
    const urlFrom = (lastEventId: number | undefined) => makeUrl(calls.liveEvents, { id: chOID }, { lastEventId });
    return joinStream({ chOID, revision: revision.current, urlFrom }, (message) => {
      if (message.kind === 'state') setState(message.state);
      if (message.kind !== 'state' || message.state === 'open') noteSync();
      if (message.kind === 'change') applyChange(store, chOID, message.change);
      if (message.kind === 'reset') askAgain(store, chOID);
    });
  }, [chOID, known, streams, store]);

  const alone = !streams || state === 'refused';
  useEffect(() => {
    if (chOID === undefined || !known) return undefined;
    let last: string | undefined;
    const look = async () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return;
      const asked = store.dispatch(
        withActs.endpoints.lastAct.initiate(chOID, { subscribe: false, forceRefetch: true }),
      );
      const { data } = (await asked) as { data?: LogLine | null };
      if (data === undefined || data === null) return;
      const isNew = last !== undefined && data.oid !== last;
      last = data.oid;
      if (isNew) store.dispatch(withTags.util.invalidateTags(['Log']));
      if (isNew && alone) askAgain(store, chOID);
      else if (isNew && HOLDS.includes(data.action)) askProgramme(store, chOID);
    };
    void look();
    const timer = setInterval(() => void look(), alone ? ALONE_MS : BESIDE_MS);
    return () => clearInterval(timer);
  }, [chOID, known, alone, store]);
}
