import { useEffect, useRef } from 'react';
import { useReleaseTrialMutation } from '../../../../api/marks/entry-endpoints.ts';

/** A trial that this desk holds is given back on leaving its grid, unless marks of it still wait to be sent. */
export function useGiveBack(trial: string, isOwn: boolean, isAllSent: boolean): void {
  const [release] = useReleaseTrialMutation();
  const now = useRef({ isOwn, isAllSent, release });
  now.current = { isOwn, isAllSent, release };
  useEffect(
    () => () => {
      const { isOwn: isHeld, isAllSent: isDone, release: giveBack } = now.current;
      if (isHeld && isDone) void giveBack(trial);
    },
    [trial],
  );
}
