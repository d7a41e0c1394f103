import { useCallback, useRef } from 'react';
import type { SheetAnswer } from 'shared-domain/contract';
import { useEditTrialMutation } from '../../../api/marks/entry-endpoints.ts';
import { useRefusal } from '../../../components/call/use-refusal.ts';

/** Whether a race is timed by hand, and what changes it: its times then count to the tenth above (TR 19.8). */
export function useHandTiming({ trial }: SheetAnswer, reason: string | undefined) {
  const [edit, { isLoading }] = useEditTrialMutation();
  const showRefusal = useRefusal();
  // The setter stays the same from key to key, so that rows are not drawn again for it.
  const now = useRef({ trial, reason, edit, showRefusal });
  now.current = { trial, reason, edit, showRefusal };
  const setHand = useCallback(async (isHand: boolean) => {
    const { trial: shown, reason: why, edit: send, showRefusal: refuse } = now.current;
    const { hand: _known, ...dets } = shown.dets;
    const answer = await send({
      oid: shown.oid,
      edit: {
        dets: isHand ? { ...dets, hand: true } : dets,
        revision: shown.revision,
        ...(why === undefined ? {} : { reason: why }),
      },
    });
    if (answer.error !== undefined) refuse(answer.error);
  }, []);
  return { isHand: trial.dets.hand === true, setHand, isBusy: isLoading };
}
