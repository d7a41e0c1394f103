import { Alert } from 'antd';
import { TRIAL_STATUS } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../api/programme.ts';
import { useAthletesQuery } from '../../api/register.ts';
import { useText } from '../../locales/use-text.ts';

interface Props {
  readonly challenge: Challenge;
  readonly trial: ProgrammeTrial | undefined;
}

const STATUSES_BEFORE_CALL: readonly number[] = [TRIAL_STATUS.planned, TRIAL_STATUS.startlist];

/** Warns where a late entry exceeds the competition's limit of athletes, or its heat was called or has begun. */
export function EntryWarnings({ challenge, trial }: Props) {
  const { t } = useText();
  const limit = challenge.metadata.registration?.limit;
  const { data: athletes = [] } = useAthletesQuery(challenge.oid, { skip: limit === undefined });
  const athleteCount = athletes.length;
  const isFull = limit !== undefined && athleteCount >= limit;
  const isLate = trial !== undefined && !STATUSES_BEFORE_CALL.includes(trial.status);
  return (
    <>
      {isFull && <Alert type="warning" showIcon title={t('entry.full', { limit, entered: athleteCount })} />}
      {isLate && <Alert type="warning" showIcon title={t('entry.late')} />}
    </>
  );
}
