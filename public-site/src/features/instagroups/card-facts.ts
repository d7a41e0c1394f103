import {
  findCategory,
  findLocalDay,
  findStatusCode,
  formatCategorySex,
  formatDiscipline,
  formatLocalTime,
  formatMark,
  formatRank,
  isInProgress,
  isMark,
  readEvent,
  TRIAL_STATUS,
} from 'shared-domain';
import type { Card, Challenge, ResultRow } from 'shared-domain/contract';
import { formatSection } from '../../components/lists/section-name.ts';
import { shortDay } from '../../components/page/dates.ts';
import { teamName } from '../../components/perf-table/cells/AthleteName.tsx';
import { findClub } from '../../components/perf-table/columns/column.ts';
import type { Language, Translate } from '../../locales/use-text.ts';

/** One of the first rows of a card. */
export interface CardLine {
  readonly rank: string;
  readonly name: string;
  readonly club: string;
  readonly mark: string;
  readonly record: string;
}

/** The texts of a card, the same on the page, in the picture and in the text to copy. */
export interface CardFacts {
  readonly event: string;
  readonly category: string;
  readonly round: string;
  readonly state: string;
  /** Whether the results may still change. */
  readonly live: boolean;
  readonly lines: readonly CardLine[];
  /** Day and time of its start, shown while there are no results. */
  readonly when: string;
  readonly challenge: string;
  readonly place: string;
  readonly hashtag: string;
}

interface Said {
  readonly challenge: Pick<Challenge, 'name' | 'place' | 'tz' | 'kind'>;
  readonly hashtag: string;
  readonly t: Translate;
  readonly language: Language;
}

export function cardFacts(card: Card, { challenge, hashtag, t, language }: Said): CardFacts {
  const day = findLocalDay(card.date, challenge.tz);
  return {
    event: formatDiscipline(readEvent(card, challenge.kind), language),
    category: [findCategory(card.category)?.name[language], formatCategorySex(card.category, language)]
      .filter(Boolean)
      .join(' '),
    round: formatSection(card, t, language),
    state: stateOf(card, t),
    live: isInProgress(card.status),
    lines: card.rows.map((row) => lineOf(row, { card, kind: challenge.kind, t })),
    when: `${shortDay(day, language)}, ${formatLocalTime(card.date, challenge.tz)}`,
    challenge: challenge.name,
    place: challenge.place ?? '',
    hashtag: hashtag === '' ? '' : `#${hashtag.replace(/^#/, '')}`,
  };
}

function stateOf({ status, rows }: Card, t: Translate): string {
  if (status === TRIAL_STATUS.cancelled) return t('state.cancelled');
  if (status === TRIAL_STATUS.official) return t('state.official');
  if (rows.length === 0) return isInProgress(status) ? t('state.running') : t('state.upcoming');
  return status === TRIAL_STATUS.running ? t('state.running') : t('state.unofficial.long');
}

interface LineOf {
  readonly card: Card;
  readonly kind: Challenge['kind'];
  readonly t: Translate;
}

function lineOf(row: ResultRow, { card, kind, t }: LineOf): CardLine {
  return {
    rank: row.rank === undefined ? '' : formatRank(row.rank),
    name: row.relay === undefined ? `${row.last} ${row.first}`.trim() : teamName(row),
    club: (row.relay === undefined ? (findClub(row) ?? row.country) : row.country) ?? '',
    mark: isMark(row.prf) ? formatMark(row.prf, readEvent(card, kind)) : (findStatusCode(row.prf) ?? ''),
    record: row.pe === undefined ? '' : t(row.pe.k === 'PB' ? 'record.pb' : 'record.sb'),
  };
}

/** «100 m · Seniors F · Finale» */
export const cardTitle = ({ event, category, round }: CardFacts): string =>
  [event, category, round].filter(Boolean).join('\u00a0· ');

/** «1. VALMOREL Inès (AC Valmont) 11.58 RP» */
const lineText = ({ rank, name, club, mark, record }: CardLine): string =>
  [rank && `${rank}.`, name, club && `(${club})`, mark, record].filter(Boolean).join(' ');

/** The text to post with the picture: the event, its first rows, the competition and the URL. */
export function cardCaption(facts: CardFacts, url: string): string {
  const body = facts.lines.length === 0 ? [facts.when] : facts.lines.map(lineText);
  const meeting = [facts.challenge, facts.place].filter(Boolean).join(', ');
  const after = [meeting, facts.hashtag, url].filter(Boolean);
  return [`${cardTitle(facts)} – ${facts.state}`, ...body, '', ...after].join('\n');
}

/** The alternative text of the picture. */
export function cardAlt(facts: CardFacts, t: Translate): string {
  const body = facts.lines.length === 0 ? facts.when : facts.lines.map(lineText).join(' ; ');
  return t('cards.alt', { text: `${cardTitle(facts)}, ${facts.state}. ${body}. ${facts.challenge}.` });
}
