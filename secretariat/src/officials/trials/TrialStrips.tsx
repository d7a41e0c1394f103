import { TRIAL_STATUS } from 'shared-domain';
import type { FoldedTrialView } from 'shared-domain/live-input';
import { Strip } from '../components/Strip.tsx';
import { useDeskChanges } from '../desk/use-desk-changes.ts';
import { EXTRAS_PART } from '../extra-parts.ts';
import { usePart } from '../part.ts';
import { listWaiting } from '../tenure/aside-facts.ts';
import { nameDevices } from '../tenure/holder-words.ts';
import { useConsole, useText } from '../use-console.ts';

/** Sentences in one strip; the journal has them all. */
const MAX_SENTENCES = 2;

/** What the secretariat changed in a trial, until somebody has seen it. */
export function DeskStrip({ trial }: { readonly trial: string }) {
  const { sync } = useConsole();
  const { t, language } = useText();
  const changes = useDeskChanges(trial);
  const sayDeskChange = usePart(changes.length === 0 ? undefined : EXTRAS_PART)?.sayDeskChange;
  if (sayDeskChange === undefined) return null;
  return (
    <Strip action={t('desk.seenAll', { count: changes.length })} onPress={() => void sync.acknowledge(trial)}>
      {changes
        .slice(-MAX_SENTENCES)
        .map((change) => sayDeskChange(change, t, language))
        .join(' ')}
    </Strip>
  );
}

/** What others did to the trial on screen, above its keys: changes by the secretariat, facts that wait for somebody to decide. */
export function TrialStrips({ folded }: { readonly folded: FoldedTrialView }) {
  const opened = useConsole();
  const { views } = opened;
  const { t } = useText();
  const { trial } = folded;
  const waiting = listWaiting(folded);
  const devices = waiting.map(({ device }) => device);
  const view = views.current();
  return (
    <>
      <DeskStrip trial={trial.oid} />
      {/* Once results are official, the secretariat decides, and says why. */}
      {waiting.length > 0 && trial.status !== TRIAL_STATUS.official && (
        <Strip
          action={t('aside.show')}
          onPress={() => {
            if (view.name === 'trial') views.open({ ...view, sheet: 'aside' });
          }}
        >
          {t('aside.strip', { count: waiting.length, who: nameDevices(devices, opened, t) })}
        </Strip>
      )}
    </>
  );
}
