import type { SheetAnswer, TrialEdit } from 'shared-domain/contract';
import type { Draft } from './draft.ts';

/** The heights of a trial with one more, on the revision that they were read at; undefined where it stands already. */
export function withBar({ trial }: SheetAnswer, { fields, reason }: Draft): TrialEdit | undefined {
  const { heights = [] } = trial.dets;
  const { bar } = fields;
  if (bar === undefined || heights.includes(bar)) return undefined;
  const rising = [...heights, bar].toSorted((a, b) => a - b);
  return {
    dets: { ...trial.dets, heights: rising },
    revision: trial.revision,
    ...(reason === undefined ? {} : { reason }),
  };
}
