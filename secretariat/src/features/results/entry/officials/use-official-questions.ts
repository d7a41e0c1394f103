import { lacksRule, MARK_STATUS } from 'shared-domain';
import type { Trial } from 'shared-domain/contract';
import { useProtestsQuery } from '../../../../api/protests.ts';
import { findTrialClock } from '../../../../components/protests/protest-clock.ts';
import { useText } from '../../../../locales/use-text.ts';
import { type Line, whoOf } from '../typed/line.ts';
import type { ResultEntry } from '../use-result-entry.ts';
import { useFirstPlaceTie } from './FirstPlace.tsx';

/** What the officials have still to decide before results become official, a sentence each. */
export function useOfficialQuestions(entry: ResultEntry, trial: Trial): () => readonly string[] {
  const { t } = useText();
  const { data: register } = useProtestsQuery(trial.chOID);
  const tie = useFirstPlaceTie(entry, trial);
  return () => {
    const whoAre = (lines: readonly Line[]) => lines.map(whoOf).join(' · ');
    const unruled = entry.lines.filter(
      ({ result }) => result !== undefined && lacksRule({ st: result.prf.st ?? MARK_STATUS.mark, rule: result.rule }),
    );
    const beyond = entry.cut?.beyond ?? [];
    const waiting = register === undefined ? 0 : (findTrialClock(register, trial.oid, Date.now())?.waiting ?? 0);
    return [
      unruled.length > 0 ? t('officials.question.rule', { who: whoAre(unruled) }) : '',
      beyond.length > 0 ? t('officials.question.beyond', { who: whoAre(beyond) }) : '',
      tie !== undefined && trial.dets.firstPlace !== 'shared' ? t('officials.question.tie') : '',
      waiting > 0 ? t('officials.question.protest') : '',
    ].filter(Boolean);
  };
}
