import { useCallback, useEffect, useRef, useState } from 'react';
import { SESSION_EXPIRED } from 'shared-domain/contract';
import { type CallError, sessionSlice, useSelector } from 'shared-domain/platform';
import { errorText } from '../../../components/call/call-sentence.ts';
import { type Translate, useText } from '../../../locales/use-text.ts';
import { useUploadListsMutation } from '../entries-endpoints.ts';
import type { ImportDraft } from '../use-import.ts';
import { type ChunkState, nextWaiting, type Sending, withState } from './sending.ts';

/** A sending that did not get through is tried once more by itself, after this long. */
const AGAIN_MS = 800;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether the same request may well be taken a moment later: it was not refused for what it says. */
const mayPass = ({ id, status }: CallError): boolean => id === 'network error' || (status ?? 0) >= 500;

/** Every reason once, in the reader's words. */
const reasonsOf = (error: CallError, t: Translate): string[] => [
  ...new Set((error.errors ?? [error]).map((one) => errorText(one, t))),
];

interface Sender {
  readonly running: boolean;
  readonly start: () => void;
  readonly pause: () => void;
}

/**
 * Sends what waits, one sending after the other, until it is paused. What the server took is noted at once and never
 * sent again; a sending that fails leaves the others to go on; without a network or a session it pauses by itself.
 */
export function useSender(chOID: string, sending: Sending, update: ImportDraft['update']): Sender {
  const { t } = useText();
  const [upload] = useUploadListsMutation();
  const [running, setRunning] = useState(false);
  const status = useSelector(sessionSlice.selectors.selectSession).status;
  const latest = useRef(sending);
  latest.current = sending;
  const wanted = useRef(false);
  const mounted = useRef(true);

  const pause = useCallback(() => {
    wanted.current = false;
    setRunning(false);
  }, []);

  const sendOne = useCallback(
    async (at: number): Promise<ChunkState | 'stop'> => {
      const lists = latest.current.chunks[at]?.lists ?? {};
      for (let tries = 0; ; tries++) {
        const { data, error } = await upload({ chOID, ...lists });
        if (data !== undefined) return { state: 'sent', answer: data };
        const refused = error as CallError;
        if (refused.id === 'expired token' || (refused.id === 'network error' && !navigator.onLine)) return 'stop';
        if (tries > 0 || !mayPass(refused)) return { state: 'failed', id: refused.id, details: reasonsOf(refused, t) };
        await wait(AGAIN_MS);
      }
    },
    [chOID, upload, t],
  );

  const start = useCallback(async () => {
    if (wanted.current) return;
    wanted.current = true;
    setRunning(true);
    while (wanted.current && mounted.current) {
      const at = nextWaiting(latest.current);
      if (at < 0) break;
      const state = await sendOne(at);
      if (state === 'stop') break;
      latest.current = withState(latest.current, at, state);
      update({ sending: latest.current });
    }
    wanted.current = false;
    if (mounted.current) setRunning(false);
  }, [sendOne, update]);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  useEffect(() => {
    if (status === SESSION_EXPIRED) pause();
  }, [status, pause]);

  return { running, start: useCallback(() => void start(), [start]), pause };
}
