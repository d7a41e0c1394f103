import { useEffect, useRef } from 'react';
import { useReleaseTrialMutation } from '../../../../api/marks/entry-endpoints.ts';

/** Releases a trial held by this user when they leave its grid, unless marks are still waiting to be sent. */
export function useReleaseOnLeave(trial: string, isOwn: boolean, isAllSent: boolean): void {
  const [release] = useReleaseTrialMutation();
  const latest = useRef({ isOwn, isAllSent, release });
  latest.current = { isOwn, isAllSent, release };
  useEffect(
    () => () => {
      const { isOwn: isHeldHere, isAllSent: hasNothingUnsent, release: releaseTrial } = latest.current;
      if (isHeldHere && hasNothingUnsent) void releaseTrial(trial);
    },
    [trial],
  );
}
