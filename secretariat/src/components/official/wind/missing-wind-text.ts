import { formatValue, isWindMissing, readEvent } from 'shared-domain';
import type { SheetAnswer } from 'shared-domain/contract';
import type { Translate } from '../../../locales/use-text.ts';
import { listWindFields } from './wind-fields.ts';

/** The wind readings without which the results do not become official where the competition requires them, in one sentence; none where none lacks. */
export function listMissingWinds(sheet: SheetAnswer, t: Translate): readonly string[] {
  const { trial, kind, results } = sheet;
  const event = readEvent(trial, kind);
  if (!isWindMissing(results, trial.dets.wind, event)) return [];
  const attempts = listWindFields(sheet).flatMap(({ attempt, isRequired }) =>
    attempt === undefined || !isRequired
      ? []
      : [
          t('results.windMissing.attempt', {
            who: attempt.who,
            n: attempt.number,
            mark: formatValue(attempt.v, event),
          }),
        ],
  );
  return [
    attempts.length === 0 ? t('officials.question.wind') : t('officials.question.winds', { who: attempts.join(' · ') }),
  ];
}
