import { useEffect, useState } from 'react';
import type { AccessCodeKind } from 'shared-domain';
import { useLazyConsoleStateQuery } from '../../api/console-state.ts';
import { findQuery, mergeAnswer, type Seen } from '../../officials/sync/seen.ts';

/** How long the server waits for news, s; and after how long a call that failed is made again, ms. */
const WAIT_S = 20;
const RETRY_MS = 3000;

export interface ConsoleState {
  /** Undefined before the first answer. */
  readonly seen: Seen | undefined;
  readonly isOnline: boolean;
  readonly error: unknown;
}

const NOTHING: ConsoleState = { seen: undefined, isOnline: true, error: undefined };

/** What the devices with a kind of code have of a competition, as soon as the server has it. */
export function useConsoleState(chOID: string, by: AccessCodeKind): ConsoleState {
  const [ask] = useLazyConsoleStateQuery();
  const [state, setState] = useState<ConsoleState>(NOTHING);
  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked: ReturnType<typeof ask> | undefined;
    let seen: Seen | undefined;
    const read = async (wait: number) => {
      const { since, revision } = findQuery(seen);
      asked = ask({ chOID, by, since, revision, wait: wait || undefined });
      const { data, error } = await asked;
      if (!isCurrent) return;
      if (data === undefined) {
        setState((before) => ({ ...before, isOnline: false, error }));
        timer = setTimeout(() => void read(0), RETRY_MS);
        return;
      }
      seen = mergeAnswer(seen, data, Date.now());
      setState({ seen, isOnline: true, error: undefined });
      void read(data.more || seen === undefined ? 0 : WAIT_S);
    };
    void read(0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      asked?.abort();
    };
  }, [chOID, by, ask]);
  return state;
}
