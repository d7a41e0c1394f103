import type { Trial } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';
import { Icon } from '../Icon.tsx';
import { delayOf } from './delay.ts';
import { TrialState } from './TrialState.tsx';

/** Where a trial stands; one that is put off before it began says by how much. */
export function DelayedState({ trial }: { readonly trial: Trial }) {
  const { t } = useText();
  const minutes = delayOf(trial);
  if (minutes === 0) return <TrialState trial={trial} />;
  return (
    <span className="state late">
      <Icon name="late" />
      {t('delayed', { minutes })}
    </span>
  );
}
