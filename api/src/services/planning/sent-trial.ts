import type { SentTrial } from '../../store/lists/sent-rows.ts';
import type { TrialTable } from '../../store/schema.ts';

/** A stored trial as an upload that changes nothing of it: its status, dates and details, which are absent, stay. */
export const sentTrial = (
  { uid, name, date, g0, g1, category, round, heat }: TrialTable,
  group: string,
): SentTrial => ({ uid, group, name, date, g0, g1, category, round: round as SentTrial['round'], heat, dts: {} });
