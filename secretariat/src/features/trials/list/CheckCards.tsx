import { useText } from '../../../locales/use-text.ts';
import { CHECKS, type Check, isOf } from './checks.ts';
import type { Line } from './line.ts';

interface Props {
  readonly lines: readonly Line[];
  readonly now: number;
  readonly chosen: Check | '';
  readonly onChosen: (check: Check | '') => void;
}

/** What is left to do, as numbers; each narrows the table to itself. */
export function CheckCards({ lines, now, chosen, onChosen }: Props) {
  const { t } = useText();
  return (
    <nav className="check" aria-label={t('trials.checks')}>
      {CHECKS.map((check) => {
        const found = lines.filter(({ trial }) => isOf(check, trial, now));
        const next = found.toSorted((a, b) => Date.parse(a.trial.date) - Date.parse(b.trial.date))[0];
        const tone = found.length === 0 ? 'ok' : check === 'results' ? 'bad' : 'todo';
        return (
          <button
            key={check}
            type="button"
            className={tone}
            aria-pressed={chosen === check}
            onClick={() => onChosen(chosen === check ? '' : check)}
          >
            <b>{found.length}</b>
            <span>
              {t(`trials.check.${check}`)}
              <small>
                {next === undefined ? t('trials.check.none') : t(`trials.check.${check}.next`, { time: next.time })}
              </small>
            </span>
          </button>
        );
      })}
    </nav>
  );
}
