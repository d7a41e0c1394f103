import {
  createMark,
  type EventRef,
  findBestAttempt,
  findStatusOfWord,
  findValidAttempts,
  isMarkError,
  isVerticalJump,
  MARK_STATUS,
  parseMark,
  parseWind,
} from 'shared-domain';
import { createFileMessage } from 'shared-domain/contract';
import { VERTICAL_MARKS } from 'shared-domain/contract/schemas';
import type { SentResult } from '../../../store/lists/sent-rows.ts';
import { describeLynxAthlete, type IssueSink } from './lynx-row.ts';
import { FIRST_ATTEMPT_COLUMN, type LffRow } from './read-lff.ts';

type Attempts = NonNullable<SentResult['attempts']>;
type HorizontalAttempt = Exclude<Attempts[number], { h: number }>;

/** The attempts up to the first cell that cannot be read, and that cell. */
interface AttemptSeries {
  readonly attempts: Attempts;
  /** Best mark in mm. */
  readonly best?: number | undefined;
  readonly unreadable?: { readonly column: number; readonly cell: string };
}

/** Whether a cell says that the athlete was not there; before or after attempts it is none of them. */
const isAbsence = (cell: string): boolean => findStatusOfWord(cell) === MARK_STATUS.dns;

/** Attempts at one bar: `XXO`, `PPP`, `XP`, `r`. */
function parseBarAttempts(cell: string): (typeof VERTICAL_MARKS)[number] | undefined {
  const word = cell
    .toLowerCase()
    .replaceAll('p', '-')
    .replace(/-+/g, '-')
    .replace(/^-(?=.)/, '');
  return VERTICAL_MARKS.find((mark) => mark === word);
}

function readVertical({ series }: LffRow, bars: readonly number[]): AttemptSeries {
  const attempts: { h: number; r: (typeof VERTICAL_MARKS)[number] }[] = [];
  let best: number | undefined;
  let isOut = false;
  for (const [index, cell] of series.entries()) {
    const h = bars[index];
    if (cell === '' || isAbsence(cell)) continue;
    const r = parseBarAttempts(cell);
    // Nobody jumps after three failures, nor at a bar that the head does not name.
    const isImpossible = h === undefined || (isOut && r !== '-');
    if (r === undefined || isImpossible)
      return { attempts, best, unreadable: { column: FIRST_ATTEMPT_COLUMN + index, cell } };
    attempts.push({ h, r });
    isOut ||= r === 'xxx';
    if (r.endsWith('o')) best = Math.max(best ?? 0, h);
  }
  return { attempts, best };
}

const ATTEMPT_WORDS: Readonly<Record<string, HorizontalAttempt['r']>> = {
  X: 'x',
  F: 'x',
  FOUL: 'x',
  P: '-',
  PASS: '-',
  '-': '-',
  R: 'r',
};
const NO_WIND = /^(NWI)?$/i;

function parseAttempt(cell: string, wind: string, event: EventRef): HorizontalAttempt | undefined {
  const r = ATTEMPT_WORDS[cell.toUpperCase()];
  if (r !== undefined) return { r };
  const mark = parseMark(cell.replace(/\s*m$/i, '').replace(/(?<=\d) (?=\d{1,2}$)/, '.'), event);
  const w = NO_WIND.test(wind) ? undefined : parseWind(wind);
  if (isMarkError(mark) || mark.v === undefined || (w === undefined && !NO_WIND.test(wind))) return undefined;
  return { v: mark.v, r: 'o', ...(w === undefined ? {} : { w }) };
}

function readHorizontal({ series }: LffRow, event: EventRef): AttemptSeries {
  const attempts: HorizontalAttempt[] = [];
  const best = () => findBestAttempt(findValidAttempts(attempts))?.v;
  for (let index = 0; index < series.length; index += 2) {
    const [cell = '', wind = ''] = series.slice(index, index + 2);
    if (cell === '' || isAbsence(cell)) continue;
    const attempt = parseAttempt(cell, wind, event);
    if (attempt === undefined)
      return {
        attempts,
        best: best(),
        unreadable: { column: FIRST_ATTEMPT_COLUMN + index, cell: [cell, wind].join(' ').trim() },
      };
    attempts.push(attempt);
  }
  return { attempts, best: best() };
}

const formatMetres = (best: number | undefined): string => (best === undefined ? '' : (best / 1000).toFixed(2));

/** The fields of a result row from a line of a field result; undefined where the athlete has no result yet, or the row is left out. */
export function parseLffRow(
  row: LffRow,
  event: EventRef,
  bars: readonly number[],
  { errors, questions, notes }: IssueSink,
): Partial<SentResult> | undefined {
  const { attempts, best, unreadable } = isVerticalJump(event.g0)
    ? readVertical(row, bars)
    : readHorizontal(row, event);
  const attemptFields = attempts.length === 0 ? {} : { attempts };
  const hasStatusWord = row.status !== '' && !/^\d+\.?$/.test(row.status);
  const status = hasStatusWord ? findStatusOfWord(row.status) : undefined;
  if (status !== undefined) return { prf: { st: status }, ...attemptFields };
  const hasPlaceAlone =
    /^[1-9]/.test(row.status) && attempts.length === 0 && unreadable === undefined && !row.series.some(isAbsence);
  if (!hasStatusWord && !hasPlaceAlone && unreadable === undefined) {
    if (best !== undefined) return { prf: createMark(best, 'mm'), ...attemptFields };
    if (attempts.length > 0) return { prf: { st: MARK_STATUS.nm }, ...attemptFields };
    if (row.series.some(isAbsence)) return { prf: { st: MARK_STATUS.dns } };
    notes.add('resultless', row.locate('attempt'), describeLynxAthlete(row));
    return undefined;
  }
  const location =
    unreadable === undefined ? row.locate('place') : { ...row.locate('attempt'), column: unreadable.column };
  const message = hasStatusWord
    ? createFileMessage('unknownStatus', { cell: row.status })
    : unreadable === undefined
      ? createFileMessage('placeAlone', { place: row.status })
      : createFileMessage('unknownAttempt', { cell: unreadable.cell });
  const answer = questions.ask({ location, message, who: describeLynxAthlete(row), mark: formatMetres(best) });
  if (answer === undefined) return undefined;
  const answeredStatus = findStatusOfWord(answer);
  if (answeredStatus !== undefined)
    return { prf: { st: answeredStatus }, ...(unreadable === undefined ? attemptFields : {}) };
  const mark = parseMark(answer, event);
  if (!isMarkError(mark) && mark.v !== undefined)
    return { prf: createMark(mark.v, 'mm'), ...(unreadable === undefined ? attemptFields : {}) };
  errors.refuse(location, createFileMessage('unknownAnswer', { cell: answer }));
  return undefined;
}
