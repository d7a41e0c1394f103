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
import { saying } from 'shared-domain/contract';
import { VERTICAL_MARKS } from 'shared-domain/contract/schemas';
import type { SentResult } from '../../../store/lists/sent-rows.ts';
import type { FileErrors } from '../file-errors.ts';
import type { Questions } from '../questions.ts';
import { whoOf } from './lynx-row.ts';
import { FIRST_ATTEMPT, type LffRow } from './read-lff.ts';

type Series = NonNullable<SentResult['attempts']>;
type Trial = Exclude<Series[number], { h: number }>;

/** A series as far as it can be read, and the first cell that cannot. */
interface ReadSeries {
  readonly attempts: Series;
  /** Best mark in mm. */
  readonly best?: number | undefined;
  readonly unread?: { readonly column: number; readonly cell: string };
}

/** Trials at one bar: `XXO`, `PPP`, `XP`, `r`. */
function parseBar(cell: string): (typeof VERTICAL_MARKS)[number] | undefined {
  const word = cell
    .toLowerCase()
    .replaceAll('p', '-')
    .replace(/-+/g, '-')
    .replace(/^-(?=.)/, '');
  return VERTICAL_MARKS.find((mark) => mark === word);
}

function readVertical({ series }: LffRow, bars: readonly number[]): ReadSeries {
  const attempts: { h: number; r: (typeof VERTICAL_MARKS)[number] }[] = [];
  let best: number | undefined;
  for (const [index, h] of bars.entries()) {
    const cell = series[index] ?? '';
    if (cell === '' || findStatusOfWord(cell) === MARK_STATUS.dns) continue;
    const r = parseBar(cell);
    if (r === undefined) return { attempts, best, unread: { column: FIRST_ATTEMPT + index, cell } };
    attempts.push({ h, r });
    if (r.endsWith('o')) best = Math.max(best ?? 0, h);
  }
  return { attempts, best };
}

const WORDS: Readonly<Record<string, Trial['r']>> = {
  X: 'x',
  F: 'x',
  FOUL: 'x',
  P: '-',
  PASS: '-',
  '-': '-',
  R: 'r',
};
const NO_WIND = /^(NWI)?$/i;

function parseTrial(cell: string, wind: string, event: EventRef): Trial | undefined {
  const r = WORDS[cell.toUpperCase()];
  if (r !== undefined) return { r };
  const mark = parseMark(cell.replace(/\s*m$/i, ''), event);
  const w = NO_WIND.test(wind) ? undefined : parseWind(wind);
  if (isMarkError(mark) || mark.v === undefined || (w === undefined && !NO_WIND.test(wind))) return undefined;
  return { v: mark.v, r: 'o', ...(w === undefined ? {} : { w }) };
}

function readHorizontal({ series }: LffRow, event: EventRef): ReadSeries {
  const attempts: Trial[] = [];
  const best = () => findBestAttempt(findValidAttempts(attempts))?.v;
  for (let index = 0; index < series.length; index += 2) {
    const [cell = '', wind = ''] = series.slice(index, index + 2);
    if (cell === '' || findStatusOfWord(cell) === MARK_STATUS.dns) continue;
    const trial = parseTrial(cell, wind, event);
    if (trial === undefined)
      return { attempts, best: best(), unread: { column: FIRST_ATTEMPT + index, cell: [cell, wind].join(' ').trim() } };
    attempts.push(trial);
  }
  return { attempts, best: best() };
}

const mm = (best: number | undefined): string => (best === undefined ? '' : (best / 1000).toFixed(2));

/** The fields that a line of a field result gives a row; undefined when the athlete has no result yet, or is left out. */
export function parseLffRow(
  row: LffRow,
  event: EventRef,
  bars: readonly number[],
  { errors, questions }: { readonly errors: FileErrors; readonly questions: Questions },
): Partial<SentResult> | undefined {
  const { attempts, best, unread } = isVerticalJump(event.g0) ? readVertical(row, bars) : readHorizontal(row, event);
  const own = attempts.length === 0 ? {} : { attempts };
  const isWord = row.status !== '' && !/^\d/.test(row.status);
  const status = isWord ? findStatusOfWord(row.status) : undefined;
  if (status !== undefined) return { prf: { st: status }, ...own };
  const isAlone = /^[1-9]/.test(row.status) && attempts.length === 0 && unread === undefined;
  if (!isWord && !isAlone && unread === undefined) {
    if (best !== undefined) return { prf: createMark(best, 'mm'), ...own };
    return attempts.length === 0 ? undefined : { prf: { st: MARK_STATUS.nm }, ...own };
  }
  const place = unread === undefined ? row.place('place') : { ...row.place('attempt'), column: unread.column };
  const said = isWord
    ? saying('unknownStatus', { cell: row.status })
    : unread === undefined
      ? saying('placeAlone', { place: row.status })
      : saying('unknownAttempt', { cell: unread.cell });
  const answer = questions.ask({ location: place, message: said, who: whoOf(row), mark: mm(best) });
  if (answer === undefined) return undefined;
  const answered = findStatusOfWord(answer);
  if (answered !== undefined) return { prf: { st: answered }, ...(unread === undefined ? own : {}) };
  const mark = parseMark(answer, event);
  if (!isMarkError(mark) && mark.v !== undefined)
    return { prf: createMark(mark.v, 'mm'), ...(unread === undefined ? own : {}) };
  errors.refuse(place, saying('unknownAnswer', { cell: answer }));
  return undefined;
}
