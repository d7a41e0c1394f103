import type { Challenge, ResultList, Trial } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { Icon } from '../../components/Icon.tsx';
import { buildTrialPath } from '../../components/page/challenge-paths.ts';
import { formatHeatText } from '../../components/trial-title.ts';
import { useText } from '../../locales/use-text.ts';

type Heat = Pick<Trial, 'oid' | 'round' | 'heat' | 'date' | 'dets'>;

interface Neighbours<H> {
  readonly previous: H | undefined;
  readonly next: H | undefined;
}

/** The heats before and after one by start time; parts of a combined event are only next to other parts. */
export function findHeatNeighbours<H extends Heat>(trial: Heat, heats: readonly H[]): Neighbours<H> {
  const isPart = trial.round === 'c';
  const orderedHeats = heats
    .filter((heat) => (heat.round === 'c') === isPart)
    .sort((a, b) => Date.parse(a.date) - Date.parse(b.date) || a.heat - b.heat);
  const currentIndex = orderedHeats.findIndex(({ oid }) => oid === trial.oid);
  return currentIndex < 0
    ? { previous: undefined, next: undefined }
    : { previous: orderedHeats[currentIndex - 1], next: orderedHeats[currentIndex + 1] };
}

interface HeatStepperProps {
  readonly trial: Trial | ResultList;
  readonly heats: readonly Trial[];
  readonly kind: Challenge['kind'] | undefined;
}

/** Links to the previous and the next heat: «‹ Série 1 | Série 3 ›». */
export function HeatStepper({ trial, heats, kind }: HeatStepperProps) {
  const { t, language } = useText();
  const { previous, next } = findHeatNeighbours(trial, heats);
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className="stepper" aria-label={t('heats')}>
      {previous && (
        <Link className="prev" to={buildTrialPath(previous.chOID, previous.oid)}>
          <Icon name="back" />
          {formatHeatText(previous, language, kind)}
        </Link>
      )}
      {next && (
        <Link className="next" to={buildTrialPath(next.chOID, next.oid)}>
          {formatHeatText(next, language, kind)}
          <Icon name="next" />
        </Link>
      )}
    </nav>
  );
}
