import { TRIAL_STATUS } from 'shared-domain';
import type { FoldedTrialView } from 'shared-domain/live-input';
import { Strip } from '../components/Strip.tsx';
import { sayDeskChange } from '../desk/say-change.ts';
import { useDeskChanges } from '../desk/use-desk-changes.ts';
import { countWaiting } from '../tenure/aside-facts.ts';
import { useConsole, useText } from '../use-console.ts';

/** Sentences in one strip; the journal has them all. */
const MAX_SENTENCES = 2;

/** What others did to the trial on screen, above its keys: changes by the secretariat, facts that wait for somebody to decide. */
export function TrialStrips({ folded }: { readonly folded: FoldedTrialView }) {
  const { views, sync } = useConsole();
  const { t } = useText();
  const { trial } = folded;
  const waiting = countWaiting(folded);
  const changes = useDeskChanges(trial.oid);
  const view = views.current();
  return (
    <>
      {changes.length > 0 && (
        <Strip action={t('desk.seenAll', { count: changes.length })} onPress={() => void sync.acknowledge(trial.oid)}>
          {changes
            .slice(-MAX_SENTENCES)
            .map((change) => sayDeskChange(change, t))
            .join(' ')}
        </Strip>
      )}
      {/* Once results are official, the secretariat decides, and says why. */}
      {waiting > 0 && trial.status !== TRIAL_STATUS.official && (
        <Strip
          action={t('aside.show')}
          onPress={() => {
            if (view.name === 'trial') views.open({ ...view, sheet: 'aside' });
          }}
        >
          {t('aside.strip', { count: waiting })}
        </Strip>
      )}
    </>
  );
}
