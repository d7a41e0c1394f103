import {
  createMark,
  type Decider,
  type EventRef,
  explainRanking,
  formatMark,
  type RankExplanation,
  type Unit,
} from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import type { Translate } from '../../../locales/use-text.ts';
import { teamName } from '../cells/AthleteName.tsx';

const nameOf = (row: ResultRow | undefined): string =>
  row === undefined ? '' : row.relay === undefined ? `${row.last} ${row.first}`.trim() : teamName(row);

interface Words {
  readonly t: Translate;
  readonly event: EventRef;
  readonly unit: Unit;
  /** The name of the athlete compared with. */
  readonly name: string;
}

/** Says what decided between two athletes; missing values are dashes. */
function decisionText(decided: Decider, { t, event, unit, name }: Words): string {
  const mark = (v: number | undefined) => (v === undefined ? '–' : formatMark(createMark(v, unit), event));
  const thousandths = (ms: number) => (ms / 1000).toFixed(3);
  switch (decided.by) {
    case 'mark':
      return t('why.mark', { name, own: mark(decided.own), other: mark(decided.other) });
    case 'thousandths':
      return t('why.thousandths', { name, own: thousandths(decided.own), other: thousandths(decided.other) });
    case 'photo':
      return t('why.photo', { name });
    case 'countback':
      return t('why.countback', { name, nth: decided.nth, own: mark(decided.own), other: mark(decided.other) });
    case 'failures': {
      const values = { name, own: decided.own ?? 0, other: decided.other ?? 0, height: mark(decided.height) };
      return t(decided.at === 'height' ? 'why.failures.height' : 'why.failures.all', values);
    }
    case 'jumpOff':
      return t('why.jumpOff', {
        name,
        height: mark(decided.height),
        own: decided.own ?? '–',
        other: decided.other ?? '–',
      });
    case 'proof':
      return t('why.proof', { name });
    case 'unit':
      return t('why.unit', { name });
  }
}

function sentences(
  explanation: RankExplanation,
  rows: readonly ResultRow[],
  row: ResultRow,
  t: Translate,
  event: EventRef,
) {
  const words = (index: number): Words => ({ t, event, unit: row.prf.u ?? 'ms', name: nameOf(rows[index]) });
  return [
    explanation.standing === 'guest' && t('why.guest'),
    explanation.standing === 'outOfCompetition' && t('why.outOfCompetition'),
    explanation.ahead && `${t('why.ahead')} ${decisionText(explanation.ahead.decided, words(explanation.ahead.row))}`,
    explanation.tiedWith.length > 0 &&
      t(explanation.isJumpOffDeclined ? 'why.tied.declined' : 'why.tied', {
        names: explanation.tiedWith.map((index) => nameOf(rows[index])).join(', '),
      }),
    explanation.behind &&
      `${t('why.behind')} ${decisionText(explanation.behind.decided, words(explanation.behind.row))}`,
  ].filter((sentence) => typeof sentence === 'string');
}

/** Sentences that explain a row's rank; none for a row without a rank. */
export function whyPlace(row: ResultRow, rows: readonly ResultRow[], event: EventRef, t: Translate): string[] {
  if (row.rank === undefined) return [];
  const given = rows.map((one) => (one.override === undefined ? one : { ...one, rank: one.override.rank }));
  const explanation = explainRanking(given, event)[rows.indexOf(row)];
  const judge = row.override === undefined ? [] : [t('why.judge', { why: row.override.why ?? '' })];
  return [...judge, ...(explanation === undefined ? [] : sentences(explanation, rows, row, t, event))];
}
