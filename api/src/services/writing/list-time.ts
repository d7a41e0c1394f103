import type { ListInTime, RoundLetter } from 'shared-domain';
import type { TrialTable } from '../../store/schema.ts';

/** When a list was begun, by which marks of one competition are before or after one another. */
export const describeTime = ({ g0, trial_group: group, round, date, date_e }: TrialTable): ListInTime => ({
  g0,
  group,
  round: round as RoundLetter,
  start: date_e ?? date,
});
