import type { Change } from '../../store/challenges/changes.ts';
import type { TrialLists } from '../planning/plan-lists.ts';
import type { AffectedTrial, PlannedWrite } from '../planning/plan-write.ts';

/** oids of combined events whose parts changed, including parts that no longer belong to them. */
function listCombinedEvents({ write, plan, stored }: PlannedWrite): string[] {
  return write.trials.flatMap(({ plan: { sent, stored: before } }) => {
    const combinedNow = sent === undefined ? before?.combined : sent.dets.combined;
    return [...new Set([combinedNow, before?.combined])].flatMap((combined) => {
      const oid = combined == null ? undefined : (plan.trials.get(combined)?.oid ?? stored.trials.get(combined)?.oid);
      return oid === undefined ? [] : [oid];
    });
  });
}

/** Whether a trial is new, or has a new time or group. */
const hasMoved = ({ plan: { sent, stored, group } }: AffectedTrial): boolean =>
  stored === undefined || stored.trial_group !== group.oid || (sent !== undefined && sent.date !== stored.date);

/** What readers are notified of after a write. */
export function describeChange(planned: PlannedWrite): Omit<Change, 'chOID' | 'revision'> {
  const { write } = planned;
  const listTrialsWith = (name: keyof TrialLists) =>
    write.trials.filter(({ lists }) => lists[name]).map(({ plan }) => plan.oid);
  return {
    trials: write.trials.map(({ plan }) => plan.oid),
    starts: [...listTrialsWith('starts'), ...write.commitments.map(({ group }) => group.oid)],
    results: [...new Set([...listTrialsWith('results'), ...listCombinedEvents(planned)])],
    structure: write.groups.length > 0 || write.commitments.length > 0 || write.trials.some(hasMoved),
    challenge: false,
  };
}
