import { isEstimateOver, makeTeamId, TRIAL_STATUS } from 'shared-domain';
import type { SentTrial } from '../../store/lists/sent-rows.ts';
import type { TrialTable } from '../../store/schema.ts';

/** A trial of an upload with its missing fields filled in. */
export type CompleteTrial = Omit<SentTrial, 'status' | 'dets' | 'teamId' | 'teamName'> & {
  readonly status: NonNullable<SentTrial['status']>;
  readonly dets: NonNullable<SentTrial['dets']>;
};

const parseJson = <T>(json: string | undefined): T => JSON.parse(json ?? '{}') as T;

/**
 * Fills in absent fields, which change nothing (Q12): a stored trial keeps its status, details and effective start, but for an expected
 * one that says nothing any more, and dates of change are added to its own; a new trial is planned. The order of the fields is fixed because they are hashed.
 */
export function completeTrial(sent: SentTrial, stored: TrialTable | undefined): CompleteTrial {
  const { uid, group, name, date, dateE, g0, g1, category, round, heat } = sent;
  const status = sent.status ?? ((stored?.status ?? TRIAL_STATUS.planned) as CompleteTrial['status']);
  const isOver = stored !== undefined && isEstimateOver(stored, { status, date });
  return {
    uid,
    group,
    name,
    date,
    dateE: dateE ?? (isOver ? undefined : (stored?.date_e ?? undefined)),
    status,
    g0,
    g1,
    category,
    round,
    heat,
    dts: { ...parseJson<SentTrial['dts']>(stored?.dts), ...sent.dts },
    dets: { ...(sent.dets ?? parseJson<CompleteTrial['dets']>(stored?.dets)), ...findTeam(sent) },
  };
}

/** The team that a trial is sent with beside its details. */
function findTeam({ teamName, teamId = teamName && makeTeamId(teamName) }: SentTrial) {
  return { ...(teamId === undefined ? {} : { teamId }), ...(teamName === undefined ? {} : { teamName }) };
}
