import type { Change } from '../../store/challenges/changes.ts';
import type { TrialLists } from '../planning/plan-lists.ts';
import type { AffectedTrial, PlannedWrite } from '../planning/plan-write.ts';

/** Combined events whose parts changed, including parts that leave them. */
function listShownTrials({ write, plan, stored }: PlannedWrite): string[] {
  return write.trials.flatMap(({ plan: { sent, stored: before } }) => {
    const now = sent === undefined ? before?.combined : sent.dets.combined;
    return [...new Set([now, before?.combined])].flatMap((combined) => {
      const oid = combined == null ? undefined : (plan.trials.get(combined)?.oid ?? stored.trials.get(combined)?.oid);
      return oid === undefined ? [] : [oid];
    });
  });
}

/** Whether a trial is new, or has another time or group than before. */
const isMoved = ({ plan: { sent, stored, group } }: AffectedTrial): boolean =>
  stored === undefined || stored.trial_group !== group.oid || (sent !== undefined && sent.date !== stored.date);

/** What readers are notified of after a write. */
export function describeChange(planned: PlannedWrite): Omit<Change, 'chOID' | 'revision'> {
  const { write } = planned;
  const withList = (name: keyof TrialLists) =>
    write.trials.filter(({ lists }) => lists[name]).map(({ plan }) => plan.oid);
  return {
    trials: write.trials.map(({ plan }) => plan.oid),
    starts: [...withList('starts'), ...write.commitments.map(({ group }) => group.oid)],
    results: [...new Set([...withList('results'), ...listShownTrials(planned)])],
    structure: write.groups.length > 0 || write.commitments.length > 0 || write.trials.some(isMoved),
    challenge: false,
  };
}
