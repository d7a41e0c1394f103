import { TRIAL_STATUS } from 'shared-domain';
import { Strip } from '../components/Strip.tsx';
import type { FoldedTrialView } from '../contest/fold-trial.ts';
import { countWaiting } from '../tenure/aside-facts.ts';
import { useConsole, useText } from '../use-console.ts';

/** What others did to the trial on screen, above its keys: facts that wait for somebody to decide. */
export function TrialStrips({ folded }: { readonly folded: FoldedTrialView }) {
  const { views } = useConsole();
  const { t } = useText();
  const { trial } = folded;
  const waiting = countWaiting(folded);
  const view = views.current();
  // Once results are official, the secretariat decides, and says why.
  if (waiting === 0 || trial.status === TRIAL_STATUS.official) return null;
  return (
    <Strip
      action={t('aside.show')}
      onPress={() => {
        if (view.name === 'trial') views.open({ ...view, sheet: 'aside' });
      }}
    >
      {t('aside.strip', { count: waiting })}
    </Strip>
  );
}
