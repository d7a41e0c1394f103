import { type ReactNode, startTransition, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { isLiveChallenge, readOptions } from 'shared-domain';
import { calls, makeUrl } from 'shared-domain/contract';
import { endHeld, joinStream, type StreamState } from 'shared-domain/platform';
import { useChallengeQuery } from '../../api/challenge-endpoints.ts';
import { isNotFound } from '../../api/public-error.ts';
import { FreshnessContext } from '../../components/freshness.ts';
import { NotFound } from '../../components/NotFound.tsx';
import { readNow } from '../../components/page-clock.ts';
import { takeDrawnRevision } from '../../first-drawing/drawing.ts';
import { applyChange, type LiveStore, refetchAll } from './apply-change.ts';

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether the tab is visible: a hidden one does not poll. */
function useIsVisible(): boolean {
  return useSyncExternalStore(
    subscribeToVisibility,
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

/** A page's answers are read one after the other: after a change this recent, some may be older than it. */
const RECENT_CHANGE_MS = 60_000;

/**
 * Wraps every page of a competition: joins its stream of changes and gives the pages their polling interval, unless its flag
 * says that it is not followed live (Q5). Shows the page for unknown addresses where the server does not find the competition.
 */
export function LiveChallenge({ chOID, store, children }: LiveChallengeProps) {
  const { data: challenge, error } = useChallengeQuery(chOID);
  const [stream, setStream] = useState<StreamState>('connecting');
  const isVisible = useIsVisible();
  const latestChallenge = useRef(challenge);
  latestChallenge.current = challenge;
  const isFollowed = challenge !== undefined && readOptions(challenge.flag).isFollowedLive;

  useEffect(() => {
    const challengeAtJoin = latestChallenge.current;
    if (!isFollowed || challengeAtJoin === undefined) return undefined;
    let hasOpened = false;
    const drawnRevision = takeDrawnRevision(chOID);
    const revision = Math.min(challengeAtJoin.revision, drawnRevision ?? challengeAtJoin.revision);
    const buildUrl = (lastEventId: number | undefined) => makeUrl(calls.liveEvents, { id: chOID }, { lastEventId });
    return joinStream({ chOID, revision, buildUrl }, (message, isOwn) => {
      if (message.kind === 'change') return applyChange(store, chOID, message.change);
      if (message.kind === 'reset') return refetchAll(store, chOID);
      // A state that is set at once has React hydrate all lists in one go; a transition waits for their pieces.
      startTransition(() => setStream(message.state));
      // The stream sends what was missed, so the page no longer says that its data is old.
      if (message.state === 'open') endHeld();
      if (message.state !== 'open' || hasOpened) return;
      hasOpened = true;
      if (drawnRevision !== undefined) {
        // The page's own stream sends what is newer than the oldest answer of the drawn page; another tab's may be past it.
        if (isOwn) return;
        if (message.revision !== undefined) return message.revision > revision ? refetchAll(store, chOID) : undefined;
      }
      if (Date.now() - Date.parse(challengeAtJoin.updated) < RECENT_CHANGE_MS) refetchAll(store, chOID);
    });
  }, [chOID, store, isFollowed]);

  const isLive = isFollowed && isLiveChallenge(challenge, readNow());
  // Polls while the stream is still connecting too: some networks block it without an error.
  const shouldPoll = isLive && isVisible && stream !== 'open';
  const freshness = useMemo(() => ({ isLive, pollingInterval: shouldPoll ? POLL_MS : 0 }), [isLive, shouldPoll]);
  if (isNotFound(error)) return <NotFound />;
  return <FreshnessContext.Provider value={freshness}>{children}</FreshnessContext.Provider>;
}
