import { countDelayMinutes, formatLocalTime } from 'shared-domain';
import type { Trial } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';
import { Icon } from '../Icon.tsx';
import { TrialState } from './TrialState.tsx';

interface LateStateProps {
  readonly trial: Trial;
  readonly tz: string;
}

/** The state of a trial, or the hour of the programme if it is late: beside the hour that is expected now, which has the delay in it. */
export function LateState({ trial, tz }: LateStateProps) {
  const { t } = useText();
  if (countDelayMinutes(trial) === 0) return <TrialState trial={trial} />;
  return (
    <span className="state late">
      <Icon name="late" />
      {t('delayed.planned', { time: formatLocalTime(trial.date, tz) })}
    </span>
  );
}
