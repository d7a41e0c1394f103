import {
  createMark,
  type Decider,
  type EventRef,
  explainRanking,
  findParticipation,
  formatMark,
  type RankExplanation,
  type Unit,
} from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { findTeamName } from '../cells/AthleteName.tsx';
import type { WhyTranslate } from './use-why-text.ts';

const formatName = (row: ResultRow | undefined): string =>
  row === undefined ? '' : row.relay === undefined ? `${row.last} ${row.first}`.trim() : findTeamName(row);

interface SentenceContext {
  readonly t: WhyTranslate;
  readonly event: EventRef;
  readonly unit: Unit;
  /** The name of the athlete compared with. */
  readonly name: string;
}

/** Says what decided between two athletes; missing values are dashes. */
function formatDecision(decider: Decider, { t, event, unit, name }: SentenceContext): string {
  const mark = (v: number | undefined) => (v === undefined ? '–' : formatMark(createMark(v, unit), event));
  const thousandths = (ms: number) => (ms / 1000).toFixed(3);
  switch (decider.by) {
    case 'mark':
      return t('why.mark', { name, own: mark(decider.own), other: mark(decider.other) });
    case 'thousandths':
      return t('why.thousandths', { name, own: thousandths(decider.own), other: thousandths(decider.other) });
    case 'photo':
      return t('why.photo', { name });
    case 'countback':
      return t('why.countback', { name, nth: decider.nth, own: mark(decider.own), other: mark(decider.other) });
    case 'failures': {
      const values = { name, own: decider.own ?? 0, other: decider.other ?? 0, height: mark(decider.height) };
      return t(decider.at === 'height' ? 'why.failures.height' : 'why.failures.all', values);
    }
    case 'jumpOff':
      return t('why.jumpOff', {
        name,
        height: mark(decider.height),
        own: decider.own ?? '–',
        other: decider.other ?? '–',
      });
    case 'proof':
      return t('why.proof', { name });
    case 'unit':
      return t('why.unit', { name });
  }
}

function listSentences(
  explanation: RankExplanation,
  rows: readonly ResultRow[],
  row: ResultRow,
  t: WhyTranslate,
  event: EventRef,
) {
  const createContext = (index: number): SentenceContext => ({
    t,
    event,
    unit: row.prf.u ?? 'ms',
    name: formatName(rows[index]),
  });
  return [
    explanation.standing === 'guest' && t('why.guest'),
    explanation.standing === 'outOfCompetition' && t('why.outOfCompetition'),
    explanation.ahead &&
      `${t('why.ahead')} ${formatDecision(explanation.ahead.decided, createContext(explanation.ahead.row))}`,
    explanation.tiedWith.length > 0 &&
      t(explanation.isJumpOffDeclined ? 'why.tied.declined' : 'why.tied', {
        names: explanation.tiedWith.map((index) => formatName(rows[index])).join(', '),
      }),
    explanation.behind &&
      `${t('why.behind')} ${formatDecision(explanation.behind.decided, createContext(explanation.behind.row))}`,
  ].filter((sentence) => typeof sentence === 'string');
}

interface PlaceContext {
  readonly rows: readonly ResultRow[];
  /** Rows of the whole list, of which `rows` may be a page. */
  readonly listLength: number;
  readonly event: EventRef;
  readonly t: WhyTranslate;
}

/** Sentences that explain a row's rank; none for a row without a rank. */
export function explainPlace(row: ResultRow, { rows, listLength, event, t }: PlaceContext): string[] {
  if (row.rank === undefined) return [];
  const rankedRows = rows.map((one) => {
    const rankedRow = one.override === undefined ? one : { ...one, rank: one.override.rank };
    return { ...rankedRow, standing: findParticipation(rankedRow, listLength) };
  });
  const explanation = explainRanking(rankedRows, event)[rows.indexOf(row)];
  const judgeSentence = row.override === undefined ? [] : [t('why.judge', { why: row.override.why ?? '' })];
  return [...judgeSentence, ...(explanation === undefined ? [] : listSentences(explanation, rows, row, t, event))];
}
