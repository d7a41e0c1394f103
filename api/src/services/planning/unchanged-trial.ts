import type { SentTrial } from '../../store/lists/sent-rows.ts';
import type { TrialTable } from '../../store/schema.ts';

/** A stored trial in the form of an upload that changes nothing of it: absent fields (status, details) and status times (`dts`) stay as they are. */
export const buildUnchangedTrial = (
  { uid, name, date, g0, g1, category, round, heat }: TrialTable,
  groupName: string,
): SentTrial => ({
  uid,
  group: groupName,
  name,
  date,
  g0,
  g1,
  category,
  round: round as SentTrial['round'],
  heat,
  dts: {},
});
