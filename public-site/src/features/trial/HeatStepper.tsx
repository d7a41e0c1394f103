import type { ResultList, Trial } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { Icon } from '../../components/Icon.tsx';
import { trialPath } from '../../components/page/trial-path.ts';
import { heatText } from '../../components/trial-title.ts';
import { useText } from '../../locales/use-text.ts';

type Heat = Pick<Trial, 'oid' | 'round' | 'heat' | 'date' | 'dets'>;

interface Neighbours<H> {
  readonly previous: H | undefined;
  readonly next: H | undefined;
}

/** The heats before and after one by start time; parts of a combined event are only next to other parts. */
export function heatNeighbours<H extends Heat>(trial: Heat, heats: readonly H[]): Neighbours<H> {
  const part = trial.round === 'c';
  const line = heats
    .filter((heat) => (heat.round === 'c') === part)
    .sort((a, b) => Date.parse(a.date) - Date.parse(b.date) || a.heat - b.heat);
  const here = line.findIndex(({ oid }) => oid === trial.oid);
  return here < 0 ? { previous: undefined, next: undefined } : { previous: line[here - 1], next: line[here + 1] };
}

interface HeatStepperProps {
  readonly trial: Trial | ResultList;
  readonly heats: readonly Trial[];
}

/** Links to the previous and the next heat: «‹ Série 1 | Série 3 ›». */
export function HeatStepper({ trial, heats }: HeatStepperProps) {
  const { t, language } = useText();
  const { previous, next } = heatNeighbours(trial, heats);
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className="stepper" aria-label={t('heats')}>
      {previous && (
        <Link className="prev" to={trialPath(previous.chOID, previous.oid)}>
          <Icon name="back" />
          {heatText(previous, language)}
        </Link>
      )}
      {next && (
        <Link className="next" to={trialPath(next.chOID, next.oid)}>
          {heatText(next, language)}
          <Icon name="next" />
        </Link>
      )}
    </nav>
  );
}
