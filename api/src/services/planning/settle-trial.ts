import { TRIAL_STATUS } from 'shared-domain';
import type { SentTrial } from '../../store/lists/sent-rows.ts';
import type { TrialTable } from '../../store/schema.ts';

/** A trial of an upload with its missing fields filled in. */
export type SettledTrial = Omit<SentTrial, 'status' | 'dets'> & {
  readonly status: NonNullable<SentTrial['status']>;
  readonly dets: NonNullable<SentTrial['dets']>;
};

const parse = <T>(json: string | undefined): T => JSON.parse(json ?? '{}') as T;

/**
 * An absent field changes nothing (Q12): a stored trial keeps its status, details and effective start, and dates of
 * change are added to its own. A new trial is planned. The order of the fields is fixed because they are hashed.
 */
export function settleTrial(sent: SentTrial, stored: TrialTable | undefined): SettledTrial {
  const { uid, group, name, date, dateE, g0, g1, category, round, heat } = sent;
  return {
    uid,
    group,
    name,
    date,
    dateE: dateE ?? stored?.date_e ?? undefined,
    status: sent.status ?? ((stored?.status ?? TRIAL_STATUS.planned) as SettledTrial['status']),
    g0,
    g1,
    category,
    round,
    heat,
    dts: { ...parse<SentTrial['dts']>(stored?.dts), ...sent.dts },
    dets: sent.dets ?? parse<SettledTrial['dets']>(stored?.dets),
  };
}
