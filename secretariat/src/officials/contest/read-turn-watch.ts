import { describeRecord, formatHeight } from 'shared-domain';
import { type FoldedTrialView, findTurnWatch, listOtherPools } from 'shared-domain/live-input';
import type { Console } from '../console.ts';
import { foldTrial } from './fold-trial.ts';
import type { TurnAbout, TurnWatch } from './turn-watch.ts';
import { createWatchTranslate } from './watch-text.ts';

/** What is folded of other pools, as long as nobody says anything more. */
let last: { readonly of: readonly unknown[]; readonly pools: readonly FoldedTrialView[] } = { of: [], pools: [] };

/** The other pools of a qualification as this device knows them, with what it has said itself. */
function foldOtherPools({ trial }: FoldedTrialView, { seen, log, device }: Console): readonly FoldedTrialView[] {
  const [known, rows, { id, code }] = [seen(), log.rows(), device()];
  const of = [trial, known, rows];
  if (known !== undefined && of.some((one, at) => one !== last.of[at])) {
    const own = { device: id, kind: code?.kind ?? 'judge' } as const;
    last = { of, pools: listOtherPools(known.trials, trial).map((pool) => foldTrial(pool, known, rows, own)) };
  }
  return last.pools;
}

/** What the next attempt of an athlete takes, in words. */
export function readTurnWatch(folded: FoldedTrialView, about: TurnAbout, opened: Console): TurnWatch {
  const language = opened.language();
  const t = createWatchTranslate(language);
  const { needed, records } = findTurnWatch(folded, about, foldOtherPools(folded, opened));
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
