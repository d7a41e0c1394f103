import { useState } from 'react';

/** Whether an act is under way, from its first question to its last answer, and a function that starts it, which does nothing while it is. */
export function useBusy(act: () => Promise<unknown>): readonly [isBusy: boolean, start: () => Promise<void>] {
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await act();
    } finally {
      setBusy(false);
    }
  };
  return [isBusy, start];
}
