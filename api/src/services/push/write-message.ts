import {
  type FollowNews,
  findStartTime,
  formatBestKind,
  formatDistance,
  formatLocalTime,
  formatMark,
  formatPlace,
  formatRound,
  formatTrialGroup,
  isHiddenAthlete,
  isOfficial,
  isPublished,
  isToStart,
  type Language,
  readEvent,
} from 'shared-domain';
import type { ResultRow, StartRow, Trial } from 'shared-domain/contract';
import type { Db } from '../../store/db.ts';
import type { PushMessageTable } from '../../store/push-tables.ts';
import type { Programme } from '../context/programme.ts';
import { isRowUnder16 } from '../reads/under-16.ts';
import { readRows, readStartRows } from '../sheets/result-lists.ts';
import { findAthleteRows } from './athlete-rows.ts';
import { PUSH_TEXTS } from './push-texts.ts';

/** One message in words: `who` and `what` are its title, `facts` the line below. */
export interface MessageText {
  readonly who: string;
  readonly what: string;
  readonly facts: string;
  /** The page that a tap opens. */
  readonly path: string;
}

/** More of a name or an event is cut off. */
const MAX_WORDS = 120;
const MAX_PLACE = 999;
const MINUTE_MS = 60_000;

const cutWords = (text: string): string => (text.length > MAX_WORDS ? `${text.slice(0, MAX_WORDS - 1)}…` : text);

interface Written {
  readonly language: Language;
  readonly programme: Programme;
  readonly trial: Trial;
  readonly now: Date;
}

function describeEvent({ trial, language }: Written): string {
  const group = formatTrialGroup(trial, language);
  const round = trial.rounds > 1 || trial.heats > 1 || trial.round === 'c' ? formatRound(trial, language) : '';
  return cutWords([group, round].filter((part) => part !== '').join(' – '));
}

function describeStart(row: StartRow, written: Written): string {
  const { trial, language, programme } = written;
  const texts = PUSH_TEXTS[language];
  const time = formatLocalTime(findStartTime(trial), programme.challenge.tz);
  const parts = [texts.startAt(time), ...(row.lane === undefined ? [] : [texts.lane(row.lane)])];
  return `${describeEvent(written)} – ${parts.join(', ')}`;
}

/** «100 m – 10.45 RP, 2e place, Q (provisoire)». */
function describeResult(row: ResultRow, written: Written): string {
  const { trial, language, programme } = written;
  const texts = PUSH_TEXTS[language];
  const mark = formatMark(row.prf, readEvent(trial, programme.challenge.kind));
  const made = row.pe?.v === undefined ? '' : ` ${formatDistance(row.pe.v)}`;
  const best = row.pe === undefined ? '' : ` ${formatBestKind(row.pe.k, language)}${made}`;
  const hasPlace = row.rank !== undefined && row.rank <= MAX_PLACE && row.standing === undefined;
  const place = row.rank === 1 ? texts.firstPlace : texts.place(formatPlace(row.rank ?? 0, language));
  const parts = [mark + best, ...(hasPlace ? [place] : []), ...(row.qualified === undefined ? [] : [row.qualified])];
  const provisional = isOfficial(trial.status) ? '' : ` (${texts.provisional})`;
  return `${describeEvent(written)} – ${parts.join(', ')}${provisional}`;
}

function describeNews(news: FollowNews, { trial, language, now }: Written): string {
  const texts = PUSH_TEXTS[language];
  if (news !== 'starting') return texts.news[news];
  const minutes = Math.round((Date.parse(findStartTime(trial)) - now.getTime()) / MINUTE_MS);
  return texts.startsIn(Math.max(1, minutes));
}

/** The name on a locked screen: none of a hidden athlete, nor of anybody of the category U16 or younger. */
function writeName(row: StartRow | ResultRow, { programme, trial }: Written): string | undefined {
  const members = row.members?.map((member) => ({ ...member, category: row.category ?? trial.category })) ?? [];
  const isHidden = [row, ...members].some(({ last, first = '' }) => isHiddenAthlete({ last, first }));
  if (row.last === '' || isHidden || isRowUnder16(row, trial.category, programme)) return undefined;
  return cutWords(`${row.first} ${row.last}`.trim());
}

/**
 * What a message says, from the lists as they are now; undefined where its athlete is in them no more, or where what it would say is
 * past.
 */
export async function writeMessage(
  db: Db,
  programme: Programme,
  { trial: trialOID, athlete, phase, news }: PushMessageTable,
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<MessageText | undefined> {
  const trial = programme.trialByOid.get(trialOID);
  if (trial === undefined) return undefined;
  const isCall = phase === 'call';
  if (isCall ? !isToStart(trial.status) : !isPublished(trial.status)) return undefined;
  const written: Written = { language, programme, trial, now };
  const rows = isCall ? await readStartRows(db, trial.oid) : await readRows(db, programme, trial);
  const row = findAthleteRows<StartRow | ResultRow>(rows, new Set([athlete])).get(athlete);
  if (row === undefined) return undefined;
  const name = writeName(row, written);
  const facts = isCall ? describeStart(row as StartRow, written) : describeResult(row as ResultRow, written);
  return {
    who: name ?? PUSH_TEXTS[language].somebody,
    what: describeNews(news as FollowNews, written),
    facts: name === undefined ? '' : facts,
    path:
      row.relay === undefined && name !== undefined
        ? `/challenge/${trial.chOID}/athlete/${encodeURIComponent(athlete)}`
        : `/challenge/${trial.chOID}/trial-${trial.oid}${isCall ? '?t=departs' : ''}`,
  };
}
