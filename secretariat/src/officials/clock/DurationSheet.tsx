import type { AttemptTime } from 'shared-domain';
import { formatClock } from '../components/Countdown.tsx';
import { Key } from '../components/Key.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { useConsole, useText } from '../use-console.ts';

/** Every time that the rules have for an attempt, ms. */
const DURATIONS: readonly number[] = [30_000, 60_000, 90_000, 120_000, 180_000, 300_000];

interface Props {
  readonly time: AttemptTime;
  readonly onChoose: (ms: number) => void;
}

/** Another time than the one that the rules propose, whose edition is said. */
export function DurationSheet({ time, onChoose }: Props) {
  const { views } = useConsole();
  const { t } = useText();
  const proposal = t('clock.proposedBy', { time: formatClock(time.ms), edition: t(`clock.edition.${time.year}`) });
  return (
    <Sheet title={t('clock.other.title')} text={time.isConfirmed ? proposal : `${proposal} ${t('clock.unconfirmed')}`}>
      <div className="seg">
        {DURATIONS.map((ms) => (
          <Key
            key={ms}
            className={ms === time.ms ? 'btn sel' : 'btn q'}
            onPress={() => {
              views.back();
              onChoose(ms);
            }}
          >
            {formatClock(ms)}
          </Key>
        ))}
      </div>
    </Sheet>
  );
}
