import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { isLiveChallenge } from 'shared-domain';
import { calls, makeUrl } from 'shared-domain/contract';
import { endHeld, joinStream, type StreamState } from 'shared-domain/platform';
import { useChallengeQuery } from '../../api/challenge-endpoints.ts';
import { isNotFound } from '../../api/public-error.ts';
import { FreshnessContext } from '../../components/live-context.ts';
import { NotFound } from '../../components/NotFound.tsx';
import { applyChange, askAllAgain, type LiveStore } from './apply-change.ts';

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Whether the tab is in front: nothing is polled in a hidden one. */
function useVisible(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => true,
  );
}

interface LiveChallengeProps {
  readonly chOID: string;
  readonly store: LiveStore;
  readonly children: ReactNode;
}

const POLL_MS = 10_000;

/** The answers of a page are not of one instant: where something changed this recently, one may have just missed it. */
const JUST_CHANGED_MS = 60_000;

/**
 * Every page of a competition stands in one of these: it holds the stream and says how the pages must refresh. Without a
 * competition there is no page, and nothing more to ask.
 */
export function LiveChallenge({ chOID, store, children }: LiveChallengeProps) {
  const { data: challenge, error } = useChallengeQuery(chOID);
  const [stream, setStream] = useState<StreamState>('connecting');
  const visible = useVisible();
  const challengeAtJoin = useRef(challenge);
  challengeAtJoin.current = challenge;
  const exists = challenge !== undefined;

  useEffect(() => {
    const held = challengeAtJoin.current;
    if (!exists || held === undefined) return undefined;
    let begun = false;
    const urlFrom = (lastEventId: number | undefined) => makeUrl(calls.liveEvents, { id: chOID }, { lastEventId });
    return joinStream({ chOID, revision: held.revision, urlFrom }, (message) => {
      if (message.kind === 'change') return applyChange(store, chOID, message.change);
      if (message.kind === 'reset') return askAllAgain(store, chOID);
      setStream(message.state);
      if (message.state === 'open') endHeld();
      if (message.state !== 'open' || begun) return;
      begun = true;
      if (Date.now() - Date.parse(held.updated) < JUST_CHANGED_MS) askAllAgain(store, chOID);
    });
  }, [chOID, store, exists]);

  const live = challenge !== undefined && isLiveChallenge(challenge, new Date());
  // Also where a stream is neither held nor refused: some networks let none through and never say so.
  const polls = live && visible && stream !== 'open';
  const freshness = useMemo(() => ({ live, pollingInterval: polls ? POLL_MS : 0 }), [live, polls]);
  if (isNotFound(error)) return <NotFound />;
  return <FreshnessContext.Provider value={freshness}>{children}</FreshnessContext.Provider>;
}
