import { useCallback, useRef } from 'react';
import type { SheetAnswer } from 'shared-domain/contract';
import { useEditTrialMutation } from '../../../api/marks/entry-endpoints.ts';
import { useRefusal } from '../../../components/call/use-refusal.ts';

/** Whether a race has hand timing, and a setter; hand times are rounded up to the tenth (TR 19.8). */
export function useHandTiming({ trial }: SheetAnswer, reason: string | undefined) {
  const [edit, { isLoading }] = useEditTrialMutation();
  const showRefusal = useRefusal();
  // Keeps the setter stable, so that rows do not render again at every key.
  const latest = useRef({ trial, reason, edit, showRefusal });
  latest.current = { trial, reason, edit, showRefusal };
  const setHand = useCallback(async (isHand: boolean) => {
    const { trial: currentTrial, reason: currentReason, edit: send, showRefusal: refuse } = latest.current;
    const { hand: _known, ...dets } = currentTrial.dets;
    const answer = await send({
      oid: currentTrial.oid,
      edit: {
        dets: isHand ? { ...dets, hand: true } : dets,
        revision: currentTrial.revision,
        ...(currentReason === undefined ? {} : { reason: currentReason }),
      },
    });
    if (answer.error !== undefined) refuse(answer.error);
  }, []);
  return { isHand: trial.dets.hand === true, setHand, isBusy: isLoading };
}
