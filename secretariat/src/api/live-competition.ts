import { useEffect, useRef, useState } from 'react';
import { type ChangeEvent, calls, type LogLine, type LogsAnswer, makeUrl } from 'shared-domain/contract';
import { joinStream, type StreamState } from 'shared-domain/platform';
import { noteSync } from './last-sync.ts';
import { useMyChallengesQuery } from './my-challenges.ts';
import { programmeApi } from './programme.ts';
import { secretariatApi } from './secretariat-api.ts';

/** The part of the shell's store that is used here. */
interface LiveStore {
  // biome-ignore lint/suspicious/noExplicitAny: the shell's store takes the thunks of whichever slice is injected
  readonly dispatch: (action: any) => unknown;
}

const taggedApi = secretariatApi.enhanceEndpoints({ addTagTypes: ['Programme', 'Sheet', 'Log'] });

/** How often the journal's last line is read without a stream, to learn of any change. */
const POLL_WITHOUT_STREAM_MS = 1000;

/** How often it is read beside a stream, whose frames do not contain who holds or releases a trial. */
const POLL_WITH_STREAM_MS = 5000;
const HOLD_ACTIONS: readonly string[] = ['trial held', 'trial released'];

const lastActApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    lastAct: build.query<LogLine | null, string>({
      query: (chOID) => makeUrl(calls.logs, {}, { chOID, limit: 1 }),
      transformResponse: ({ logs }: LogsAnswer) => logs[0] ?? null,
    }),
  }),
});

/** Replaces the trials that changed in the cached programme, except for their holder, which no frame contains. */
function updateProgramme(store: LiveStore, chOID: string, change: ChangeEvent): void {
  if (change.trials.length === 0) return;
  const changedTrials = new Map(change.trials.map((trial) => [trial.oid, trial]));
  store.dispatch(
    programmeApi.util.updateQueryData('programme', chOID, (programme) =>
      programme.map((cached) => ({ ...cached, ...changedTrials.get(cached.oid) })),
    ),
  );
}

/** Applies one frame of the stream: updates the programme and reads the sheets again that it changes. */
function applyChange(store: LiveStore, chOID: string, change: ChangeEvent): void {
  updateProgramme(store, chOID, change);
  // A list of no trial holds the entries of an event; the programme says how many there are.
  const hasProgrammeChanged =
    change.structure || change.starts.some(({ oid }) => !change.trials.some((trial) => trial.oid === oid));
  const changedOids = new Set([
    ...[...change.trials, ...change.results, ...change.starts].map(({ oid }) => oid),
    ...change.refetch,
  ]);
  store.dispatch(
    taggedApi.util.invalidateTags([
      ...[...changedOids].map((id) => ({ type: 'Sheet' as const, id })),
      ...(hasProgrammeChanged ? [{ type: 'Programme' as const, id: chOID }] : []),
      ...(change.structure || change.challenge ? ['Challenge' as const] : []),
    ]),
  );
}

function refetchProgramme(store: LiveStore, chOID: string): void {
  store.dispatch(taggedApi.util.invalidateTags([{ type: 'Programme', id: chOID }]));
}

/** Reads the whole competition again, when it is not known what has changed. */
function refetchAll(store: LiveStore, chOID: string): void {
  store.dispatch(taggedApi.util.invalidateTags(['Challenge', { type: 'Programme', id: chOID }, 'Sheet']));
}

/**
 * Holds the stream of the open competition, so that every screen shows within a second what another secretary or an official does.
 * Where there is no stream, as for a hidden competition, a new last line of its journal tells that something has changed.
 */
export function useLiveCompetition(store: LiveStore, chOID: string | undefined): void {
  const { challenge } = useMyChallengesQuery(undefined, {
    skip: chOID === undefined,
    selectFromResult: ({ data }) => ({ challenge: data?.find(({ oid }) => oid === chOID) }),
  });
  const [state, setState] = useState<StreamState>('connecting');
  const revision = useRef(0);
  revision.current = challenge?.revision ?? 0;
  const isKnown = challenge !== undefined;
  const canStream = challenge?.visible === true && typeof EventSource !== 'undefined';

  useEffect(() => {
    if (chOID === undefined || !isKnown || !canStream) return undefined;
    const buildUrl = (lastEventId: number | undefined) => makeUrl(calls.liveEvents, { id: chOID }, { lastEventId });
    return joinStream({ chOID, revision: revision.current, buildUrl }, (message) => {
      if (message.kind === 'state') setState(message.state);
      if (message.kind !== 'state' || message.state === 'open') noteSync();
      if (message.kind === 'change') applyChange(store, chOID, message.change);
      if (message.kind === 'reset') refetchAll(store, chOID);
    });
  }, [chOID, isKnown, canStream, store]);

  const isWithoutStream = !canStream || state === 'refused';
  useEffect(() => {
    if (chOID === undefined || !isKnown) return undefined;
    let lastOid: string | undefined;
    const checkJournal = async () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return;
      const request = store.dispatch(
        lastActApi.endpoints.lastAct.initiate(chOID, { subscribe: false, forceRefetch: true }),
      );
      const { data } = (await request) as { data?: LogLine | null };
      if (data === undefined || data === null) return;
      const isNew = lastOid !== undefined && data.oid !== lastOid;
      lastOid = data.oid;
      if (isNew) store.dispatch(taggedApi.util.invalidateTags(['Log']));
      if (isNew && isWithoutStream) refetchAll(store, chOID);
      else if (isNew && HOLD_ACTIONS.includes(data.action)) refetchProgramme(store, chOID);
    };
    void checkJournal();
    const timer = setInterval(
      () => void checkJournal(),
      isWithoutStream ? POLL_WITHOUT_STREAM_MS : POLL_WITH_STREAM_MS,
    );
    return () => clearInterval(timer);
  }, [chOID, isKnown, isWithoutStream, store]);
}
