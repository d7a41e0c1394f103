import type { ResultList, Trial } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { Icon } from '../../components/Icon.tsx';
import { trialPath } from '../../components/page/trial-path.ts';
import { heatText } from '../../components/trial-title.ts';
import { useText } from '../../locales/use-text.ts';
import { heatNeighbours } from './heat-neighbours.ts';

interface HeatStepperProps {
  readonly trial: Trial | ResultList;
  readonly heats: readonly Trial[];
}

/** «‹ Série 1 | Série 3 ›» */
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
