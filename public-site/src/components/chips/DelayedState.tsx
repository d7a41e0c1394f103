import { countDelayMinutes } from 'shared-domain';
import type { Trial } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';
import { Icon } from '../Icon.tsx';
import { TrialState } from './TrialState.tsx';

/** The state of a trial, or its delay if it has not begun: beside the hour of the programme. */
export function DelayedState({ trial }: { readonly trial: Trial }) {
  const { t } = useText();
  const minutes = countDelayMinutes(trial);
  if (minutes === 0) return <TrialState trial={trial} />;
  return (
    <span className="state late">
      <Icon name="late" />
      {t('delayed', { minutes })}
    </span>
  );
}
