import {
  type EventRef,
  findBestMark,
  findPossibleGuests,
  findUnit,
  foldText,
  formatMark,
  hasPlainPlaces,
  isMark,
  isRelayEvent,
  isVerticalJump,
  RANK_CLASS,
} from 'shared-domain';
import { createFileMessage } from 'shared-domain/contract';
import type { SentResult, SentStart } from '../../store/lists/sent-rows.ts';
import type { Problems } from './problems.ts';

/** In a list of 1000 rows or more a rank of 1000+n cannot mark a guest: a sender who may mean one gets one warning. */
export function checkGuests(rows: readonly SentResult[], list: readonly PropertyKey[], problems: Problems): void {
  if (!hasPlainPlaces(rows.length)) return;
  const guests = findPossibleGuests(rows.map(({ rank }) => rank));
  const [first] = guests;
  if (first === undefined) return;
  const notice = createFileMessage('guestPlace', {
    rank: rows[first]?.rank ?? 0,
    most: RANK_CLASS,
    rows: guests.length,
  });
  problems.warn([...list, first, 'rank'], notice);
}

/** What identifies a row's person for certain: an account, a bib, or a full name with its birth date. */
function listIdentities({ auid, bib, last, first, dob }: SentResult): string[] {
  return [
    ...(auid === undefined ? [] : [`a ${auid}`]),
    ...(bib === undefined || bib === '' ? [] : [`b ${bib}`]),
    ...(last === undefined || dob === undefined ? [] : [`n ${foldText(`${last} ${first ?? ''}`)} ${dob}`]),
  ];
}

/** Warns of a second row of the same person in a list. */
export function checkDuplicates(rows: readonly SentResult[], list: readonly PropertyKey[], problems: Problems): void {
  const seen = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    const identities = listIdentities(row);
    const other = identities.map((identity) => seen.get(identity)).find((index) => index !== undefined);
    for (const identity of identities) if (!seen.has(identity)) seen.set(identity, index);
    if (other === undefined) continue;
    const name = `${row.last ?? ''} ${row.first ?? ''}`.trim() || String(row.bib ?? row.auid);
    const notice = createFileMessage('personTwice', { who: name, other: other + 1 });
    problems.warn([...list, index], notice);
  }
}

type Path = readonly PropertyKey[];

/** Refuses a row without a name, its own or its entry's; in a relay the team's name is enough. */
function checkName(
  row: SentResult,
  entry: SentStart | undefined,
  event: EventRef,
  path: Path,
  problems: Problems,
): void {
  const last = row.last ?? entry?.last ?? '';
  if (last.trim() !== '') return;
  const team = row.relay ?? entry?.relay ?? row.clubName ?? entry?.clubName;
  if (team !== undefined && (isRelayEvent(event) || row.relay !== undefined || entry?.relay !== undefined)) return;
  const identity = row.bib === undefined ? (row.auid === undefined ? '' : `auid "${row.auid}"`) : `bib "${row.bib}"`;
  problems.refuse(
    path,
    identity === ''
      ? 'carries neither bib, auid nor last name'
      : `${identity} is in no start list of this trial, and the row carries no last name`,
  );
}

/** A time or a distance of 0 is impossible; 0 points are a mark. */
const isZero = (v: number | undefined, event: EventRef): boolean => v === 0 && findUnit(event) !== 'pts';
const ZERO_MARK = '0 is no mark of this event';

function checkMark({ prf }: SentResult, event: EventRef, path: Path, problems: Problems): void {
  const expected = findUnit(event);
  if (prf.u !== undefined && prf.u !== expected) {
    const unit = prf.sentUnit ?? prf.u;
    problems.refuse([...path, 'prf', 'u'], `"${unit}" is no unit of this event, which is measured in "${expected}"`);
    return;
  }
  if (prf.sentUnit !== undefined) {
    problems.warn([...path, 'prf', 'u'], createFileMessage('unitUnknown', { unit: prf.sentUnit }));
  }
  if (isMark(prf) && isZero(prf.v, event)) problems.refuse([...path, 'prf', 'v'], ZERO_MARK);
}

/** Only attempts at a bar have a height, and the best attempt is the mark (Q14). */
function checkAttempts(row: SentResult, event: EventRef, path: Path, problems: Problems): void {
  const { attempts } = row;
  if (attempts === undefined || attempts.length === 0) return;
  const isVertical = isVerticalJump(event.g0);
  for (const [index, attempt] of attempts.entries()) {
    if ('v' in attempt && attempt.r === 'o' && isZero(attempt.v, event)) {
      problems.refuse([...path, 'attempts', index, 'v'], ZERO_MARK);
      return;
    }
    if (isVertical === 'h' in attempt) continue;
    const sentence = isVertical
      ? 'is missing: the height of the bar, whole mm'
      : 'only high jump and pole vault have bars';
    problems.refuse([...path, 'attempts', index, 'h'], sentence);
    return;
  }
  const best = findBestMark(attempts, event);
  if (best === undefined || !isMark(best) || !isMark(row.prf)) return;
  const [series, mark] = [formatMark(best, event), formatMark(row.prf, event)];
  if (series !== mark) problems.warn([...path, 'prf', 'v'], createFileMessage('notBest', { mark, best: series }));
}

/** Checks what the schema cannot check of a result row. */
export function checkResult(
  row: SentResult,
  entry: SentStart | undefined,
  event: EventRef,
  path: Path,
  problems: Problems,
): void {
  checkName(row, entry, event, path, problems);
  checkMark(row, event, path, problems);
  checkAttempts(row, event, path, problems);
}
