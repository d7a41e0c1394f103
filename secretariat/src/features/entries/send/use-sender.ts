import { useCallback, useEffect, useRef, useState } from 'react';
import { EXPIRED_STATUS } from 'shared-domain/contract';
import { type CallError, sessionSlice, useSelector } from 'shared-domain/platform';
import { formatError } from '../../../components/call/call-sentence.ts';
import { type Translate, useText } from '../../../locales/use-text.ts';
import { useUploadListsMutation } from '../entries-endpoints.ts';
import type { ImportDraft } from '../use-import.ts';
import { type ChunkState, findNextWaiting, type Sending, setChunkState } from './sending.ts';

/** A chunk that fails for a passing reason is retried once after this time. */
const RETRY_DELAY_MS = 800;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether the same request may succeed a moment later: the failure is not due to its content. */
const canRetry = ({ id, status }: CallError): boolean => id === 'network error' || (status ?? 0) >= 500;

/** The distinct messages of an error, in the user's language. */
const listReasons = (error: CallError, t: Translate): string[] => [
  ...new Set((error.errors ?? [error]).map((one) => formatError(one, t))),
];

interface Sender {
  readonly isRunning: boolean;
  readonly start: () => void;
  readonly pause: () => void;
}

/**
 * Sends the waiting chunks one by one until paused. Each result is stored at once, so nothing is sent twice; a failed chunk
 * does not stop the others; without a network or a session sending stops.
 */
export function useSender(chOID: string, sending: Sending, update: ImportDraft['update']): Sender {
  const { t } = useText();
  const [upload] = useUploadListsMutation();
  const [isRunning, setIsRunning] = useState(false);
  const status = useSelector(sessionSlice.selectors.selectSession).status;
  const latest = useRef(sending);
  latest.current = sending;
  const shouldRun = useRef(false);
  const isMounted = useRef(true);

  const pause = useCallback(() => {
    shouldRun.current = false;
    setIsRunning(false);
  }, []);

  const sendOne = useCallback(
    async (chunkIndex: number): Promise<ChunkState | 'stop'> => {
      const lists = latest.current.chunks[chunkIndex]?.lists ?? {};
      for (let retries = 0; ; retries++) {
        const { data, error } = await upload({ chOID, ...lists });
        if (data !== undefined) return { state: 'sent', answer: data };
        const refusal = error as CallError;
        if (refusal.id === 'expired token' || (refusal.id === 'network error' && !navigator.onLine)) return 'stop';
        if (retries > 0 || !canRetry(refusal))
          return { state: 'failed', id: refusal.id, details: listReasons(refusal, t) };
        await wait(RETRY_DELAY_MS);
      }
    },
    [chOID, upload, t],
  );

  const start = useCallback(async () => {
    if (shouldRun.current) return;
    shouldRun.current = true;
    setIsRunning(true);
    while (shouldRun.current && isMounted.current) {
      const chunkIndex = findNextWaiting(latest.current);
      if (chunkIndex < 0) break;
      const state = await sendOne(chunkIndex);
      if (state === 'stop') break;
      latest.current = setChunkState(latest.current, chunkIndex, state);
      update({ sending: latest.current });
    }
    shouldRun.current = false;
    if (isMounted.current) setIsRunning(false);
  }, [sendOne, update]);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  useEffect(() => {
    if (status === EXPIRED_STATUS) pause();
  }, [status, pause]);

  return { isRunning, start: useCallback(() => void start(), [start]), pause };
}
