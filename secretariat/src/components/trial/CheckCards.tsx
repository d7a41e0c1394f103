import { memo } from 'react';
import { compareStartTimes } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../api/programme.ts';
import { useText } from '../../locales/use-text.ts';
import { Button } from '../Button.tsx';
import { formatDayTime } from '../time/format-instant.ts';
import { CHECKS, type Check, matchesCheck } from './checks.ts';
import './checks.css';

interface Props {
  readonly trials: readonly ProgrammeTrial[];
  readonly challenge: Pick<Challenge, 'tz' | 'duration' | 'kind'>;
  readonly now: number;
  readonly chosen?: Check | '';
  readonly onChosen: (check: Check | '') => void;
}

function Cards({ trials, challenge, now, chosen, onChosen }: Props) {
  const { t, language } = useText();
  return (
    <nav className="checks" aria-label={t('trials.checks')}>
      {CHECKS.map((check) => {
        const matching = trials.filter((trial) => matchesCheck(check, trial, { now, kind: challenge.kind }));
        const next = matching.toSorted(compareStartTimes)[0];
        const tone = matching.length === 0 ? 'ok' : check === 'results' ? 'bad' : 'todo';
        return (
          <Button
            key={check}
            kind="unstyled"
            className={tone}
            aria-pressed={chosen === undefined ? undefined : chosen === check}
            onClick={() => onChosen(chosen === check ? '' : check)}
          >
            <b>{matching.length}</b>
            <span>
              {t(`trials.check.${check}`, { count: matching.length })}
              <small>
                {next === undefined
                  ? t('trials.check.none')
                  : t(`trials.check.${check}.next`, { time: formatDayTime(next.date, challenge, language) })}
              </small>
            </span>
          </Button>
        );
      })}
    </nav>
  );
}

/** How many trials each check finds; each number is a button that filters by its check. */
export const CheckCards = memo(Cards);
