import {
  findCategory,
  findLocalDay,
  findStatusCode,
  formatCategoryCodes,
  formatCategorySex,
  formatListRank,
  formatLocalTime,
  formatMark,
  isInProgress,
  isMark,
  isOnlyRace,
  readEvent,
  TRIAL_STATUS,
} from 'shared-domain';
import type { Card, CardRow, Challenge } from 'shared-domain/contract';
import { formatSection } from '../../components/lists/section-name.ts';
import { formatShortDay } from '../../components/page/dates.ts';
import { findTeamName } from '../../components/perf-table/cells/AthleteName.tsx';
import { findClub } from '../../components/perf-table/columns/column.ts';
import { formatPlainEvent } from '../../components/trial-title.ts';
import type { Language } from '../../locales/use-text.ts';
import type { CardTranslate } from './use-card-text.ts';

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
  readonly isLive: boolean;
  readonly lines: readonly CardLine[];
  /** Day and time of its start, shown while there are no results. */
  readonly startText: string;
  readonly challenge: string;
  readonly place: string;
  readonly hashtag: string;
}

interface CardContext {
  readonly challenge: Pick<Challenge, 'name' | 'place' | 'tz' | 'kind'>;
  readonly hashtag: string;
  readonly t: CardTranslate;
  readonly language: Language;
}

export function buildCardFacts(card: Card, { challenge, hashtag, t, language }: CardContext): CardFacts {
  const day = findLocalDay(card.date, challenge.tz);
  return {
    event: formatPlainEvent({ ...card, group: card.title }, language, challenge.kind),
    category: [
      card.categories === undefined
        ? findCategory(card.category)?.name[language]
        : formatCategoryCodes(card.categories, language),
      formatCategorySex(card.category, language),
    ]
      .filter(Boolean)
      .join(' '),
    round: isOnlyRace(card, challenge.kind) ? '' : formatSection(card, t, language),
    state: findStateText(card, t),
    isLive: isInProgress(card.status),
    lines: card.rows.map((row) => buildLine(row, { card, kind: challenge.kind, t })),
    startText: `${formatShortDay(day, language)}, ${formatLocalTime(card.date, challenge.tz)}`,
    challenge: challenge.name,
    place: challenge.place ?? '',
    hashtag: hashtag === '' ? '' : `#${hashtag.replace(/^#/, '')}`,
  };
}

function findStateText({ status, rows }: Card, t: CardTranslate): string {
  if (status === TRIAL_STATUS.cancelled) return t('state.cancelled');
  if (status === TRIAL_STATUS.official) return t('state.official');
  if (rows.length === 0) return isInProgress(status) ? t('state.running') : t('state.upcoming');
  return status === TRIAL_STATUS.running ? t('state.running') : t('state.unofficial.long');
}

interface LineContext {
  readonly card: Card;
  readonly kind: Challenge['kind'];
  readonly t: CardTranslate;
}

function buildLine(row: CardRow, { card, kind, t }: LineContext): CardLine {
  return {
    rank: formatListRank(row.rank, card.results),
    name: row.relay === undefined ? `${row.last} ${row.first}`.trim() : findTeamName(row),
    club: (row.relay === undefined ? (findClub(row) ?? row.country) : row.country) ?? '',
    mark: isMark(row.prf)
      ? formatMark(row.prf, readEvent({ ...card, hand: row.hand }, kind))
      : (findStatusCode(row.prf) ?? ''),
    record: row.pe === undefined ? '' : t(row.pe.k === 'PB' ? 'record.pb' : 'record.sb'),
  };
}

/** «100 m · Seniors F · Finale» */
export const formatCardTitle = ({ event, category, round }: CardFacts): string =>
  [event, category, round].filter(Boolean).join('\u00a0· ');

/** «1. VALMOREL Inès (AC Valmont) 11.58 RP» */
const formatLine = ({ rank, name, club, mark, record }: CardLine): string =>
  [rank && `${rank}.`, name, club && `(${club})`, mark, record].filter(Boolean).join(' ');

/** The text to post with the picture: the event, its first rows, the competition and the URL. */
export function formatCaption(facts: CardFacts, url: string): string {
  const body = facts.lines.length === 0 ? [facts.startText] : facts.lines.map(formatLine);
  const meeting = [facts.challenge, facts.place].filter(Boolean).join(', ');
  const after = [meeting, facts.hashtag, url].filter(Boolean);
  return [`${formatCardTitle(facts)} – ${facts.state}`, ...body, '', ...after].join('\n');
}

/** The alternative text of the picture. */
export function formatAltText(facts: CardFacts, t: CardTranslate): string {
  const body = facts.lines.length === 0 ? facts.startText : facts.lines.map(formatLine).join(' ; ');
  return t('cards.alt', { text: `${formatCardTitle(facts)}, ${facts.state}. ${body}. ${facts.challenge}.` });
}
