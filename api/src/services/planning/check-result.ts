import {
  type EventRef,
  findBestMark,
  findUnit,
  formatMark,
  hasPlainPlaces,
  isMark,
  isRelayEvent,
  isVerticalJump,
  RANK_CLASS,
} from 'shared-domain';
import { formatFileNote, saying } from 'shared-domain/contract';
import type { SentResult, SentStart } from '../../store/lists/sent-rows.ts';
import type { Problems } from './problems.ts';

/** In a list of 1000 rows or more a rank of 1000+n cannot mark a guest: its sender gets one warning. */
export function checkGuests(rows: readonly SentResult[], list: readonly PropertyKey[], problems: Problems): void {
  if (!hasPlainPlaces(rows.length)) return;
  const isGuest = ({ rank }: SentResult) => rank !== undefined && rank > RANK_CLASS;
  const first = rows.findIndex(isGuest);
  if (first < 0) return;
  const notice = saying('guestPlace', {
    rank: rows[first]?.rank ?? 0,
    most: RANK_CLASS,
    rows: rows.filter(isGuest).length,
  });
  problems.warn([...list, first, 'rank'], formatFileNote(notice), notice);
}

type Path = readonly PropertyKey[];

/** A row must be somebody's: its entry's, its own name's, or in a relay its team's. */
function checkName(row: SentResult, entry: SentStart | undefined, event: EventRef, at: Path, problems: Problems): void {
  const last = row.last ?? entry?.last;
  if (last !== undefined && last !== '') return;
  const team = row.relay ?? entry?.relay ?? row.clubName ?? entry?.clubName;
  if (team !== undefined && (isRelayEvent(event) || row.relay !== undefined || entry?.relay !== undefined)) return;
  const identity = row.bib === undefined ? (row.auid === undefined ? '' : `auid "${row.auid}"`) : `bib "${row.bib}"`;
  problems.refuse(
    at,
    identity === ''
      ? 'carries neither bib, auid nor last name'
      : `${identity} is in no start list of this trial, and the row carries no last name`,
  );
}

/** A time or a distance of 0 is impossible; 0 points are a mark. */
const isZero = (v: number | undefined, event: EventRef): boolean => v === 0 && findUnit(event) !== 'pts';
const ZERO_MARK = '0 is no mark of this event';

function checkMark({ prf }: SentResult, event: EventRef, at: Path, problems: Problems): void {
  const expected = findUnit(event);
  if (prf.u !== undefined && prf.u !== expected) {
    problems.refuse([...at, 'prf', 'u'], `"${prf.u}" is no unit of this event, which is measured in "${expected}"`);
  } else if (isMark(prf) && isZero(prf.v, event)) problems.refuse([...at, 'prf', 'v'], ZERO_MARK);
}

/** Bars name their height, other series do not; the best of a series is the mark (Q14). */
function checkAttempts(row: SentResult, event: EventRef, at: Path, problems: Problems): void {
  const { attempts } = row;
  if (attempts === undefined || attempts.length === 0) return;
  const vertical = isVerticalJump(event.g0);
  for (const [index, attempt] of attempts.entries()) {
    if ('v' in attempt && attempt.r === 'o' && isZero(attempt.v, event)) {
      problems.refuse([...at, 'attempts', index, 'v'], ZERO_MARK);
      return;
    }
    if (vertical === 'h' in attempt) continue;
    const sentence = vertical
      ? 'is missing: the height of the bar, whole mm'
      : 'only high jump and pole vault have bars';
    problems.refuse([...at, 'attempts', index, 'h'], sentence);
    return;
  }
  const best = findBestMark(attempts, event);
  if (best === undefined || !isMark(best) || !isMark(row.prf)) return;
  const [series, mark] = [formatMark(best, event), formatMark(row.prf, event)];
  if (series !== mark) problems.warn([...at, 'prf', 'v'], `${mark} is not the best of its attempts, ${series}`);
}

/** What the schema cannot tell about a result row. */
export function checkResult(
  row: SentResult,
  entry: SentStart | undefined,
  event: EventRef,
  at: Path,
  problems: Problems,
): void {
  checkName(row, entry, event, at, problems);
  checkMark(row, event, at, problems);
  checkAttempts(row, event, at, problems);
}
