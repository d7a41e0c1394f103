import { describeRecord, formatHeight, type Language } from 'shared-domain';
import { type FoldedTrialView, findTurnWatch } from 'shared-domain/live-input';
import type { TurnAbout, TurnWatch } from './turn-watch.ts';
import { createWatchTranslate } from './watch-text.ts';

/** What the next attempt of an athlete takes, in words. */
export function readTurnWatch(folded: FoldedTrialView, about: TurnAbout, language: Language): TurnWatch {
  const t = createWatchTranslate(language);
  const { needed, records } = findTurnWatch(folded, about);
  return {
    needed: needed.map(({ aim, v, attempt }) => {
      const late = attempt === 1 || attempt === 2 ? ` ${t(`attempt.${attempt}`)}` : '';
      return `${t(aim, { mark: formatHeight(v) })}${late}`;
    }),
    records: records.map(({ v, ...named }) => {
      const record = describeRecord(named, language);
      const isNow = about.bar !== undefined && about.bar >= v;
      const text = isNow ? t('bar', { record }) : t('record', { mark: formatHeight(v), record });
      return { v, text, isNow, doubt: t('doubt', { record }) };
    }),
  };
}
