import { isToStart } from 'shared-domain';
import type { Trial } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';
import { Icon } from '../Icon.tsx';
import { TrialState } from './TrialState.tsx';

/** Minutes by which a trial that has not begun is delayed (`dateE` after `date`, Q9); 0 for none. */
export function countDelayMinutes({ status, date, dateE }: Pick<Trial, 'status' | 'date' | 'dateE'>): number {
  if (dateE === undefined || !isToStart(status)) return 0;
  const minutes = Math.round((Date.parse(dateE) - Date.parse(date)) / 60_000);
  return Number.isFinite(minutes) ? Math.max(0, minutes) : 0;
}

/** The state of a trial, or its delay if it has not begun. */
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
