import {
  createMark,
  findMarkDoubt,
  findOtherReading,
  isInvalidEntry,
  type MarkDoubt,
  type Performance,
  readWholeSeconds,
} from 'shared-domain';
import { type Draft, hasOpenQuestion } from '../../../../api/marks/draft.ts';
import type { Line } from '../../../../components/sheet/line.ts';
import { isNetLonger } from './net-time.ts';
import { type Grid, readRow, type Typed } from './row-edit.ts';
import { readAttempt } from './series.ts';
import { readMark } from './typed-mark.ts';

/**
 * Why a typed mark is asked about: it is unlikely, its text may mean another one, `than`, two digits were read as whole seconds and
 * may be the beginning of a mark, or the net time is longer than the official one, `than`.
 */
interface TypedDoubt {
  readonly kind: MarkDoubt['kind'] | 'otherReading' | 'wholeSeconds' | 'netLonger';
  readonly than: number;
}

/** A cell (`name` is its column) whose mark is asked about, and why. */
interface CellDoubt {
  readonly name: string;
  readonly prf: Performance;
  readonly doubt: TypedDoubt;
}

const ATTEMPT_CELL = /^a\d+$/;

function readCell(name: string, text: string, { event, kind }: Grid): Performance | undefined {
  if (kind === 'series' && ATTEMPT_CELL.test(name)) {
    const attempt = readAttempt(text, event);
    return attempt?.r === 'o' && attempt.v !== undefined ? createMark(attempt.v, 'mm') : undefined;
  }
  const entry = kind === 'mark' && (name === 'mark' || name === 'net') ? readMark(text, event) : undefined;
  return entry === undefined || isInvalidEntry(entry) ? undefined : entry;
}

function findTypedDoubt(text: string, prf: Performance, line: Line, { event, sex }: Grid): TypedDoubt | undefined {
  const owner = { sex, best: line.best };
  const doubt = findMarkDoubt(prf, event, owner);
  if (doubt !== undefined) return doubt;
  const seconds = readWholeSeconds(text, event)?.v;
  if (seconds !== undefined) return { kind: 'wholeSeconds', than: seconds };
  const than = findOtherReading(text, event, owner);
  return than === undefined ? undefined : { kind: 'otherReading', than };
}

/** The typed cells of a row with an unlikely mark, which counts only once confirmed (Q35). */
export function findDoubts(typed: Typed, line: Line, grid: Grid): readonly CellDoubt[] {
  const netDoubt = findNetDoubt(typed, line, grid);
  return Object.entries(typed).flatMap(([name, text]) => {
    if (name === netDoubt?.name) return [netDoubt];
    const prf = readCell(name, text, grid);
    const doubt = prf && findTypedDoubt(text, prf, line, grid);
    return prf === undefined || doubt === undefined ? [] : [{ name, prf, doubt }];
  });
}

/** A net time longer than the official one, asked about at whichever of the two was typed. */
function findNetDoubt(typed: Typed, line: Line, grid: Grid): CellDoubt | undefined {
  if (typed.net === undefined && typed.mark === undefined) return undefined;
  const { prf } = readRow(typed, line, grid).fields;
  if (prf?.v === undefined || prf.z === undefined || !isNetLonger(prf, grid.event)) return undefined;
  const name = typed.net === undefined ? 'mark' : 'net';
  return { name, prf: createMark(prf.z, 'ms'), doubt: { kind: 'netLonger', than: prf.v } };
}

type QuestionedDraft = Pick<Draft, 'typed' | 'questions'>;

/** Whether the user was asked to confirm the present text of a cell. */
export const isAsked = ({ typed, questions }: QuestionedDraft, name: string): boolean =>
  questions?.[name] !== undefined && questions[name].text === typed[name];

/** Whether the user has confirmed the present text of a cell. */
export const isConfirmed = (draft: QuestionedDraft, name: string): boolean =>
  isAsked(draft, name) && draft.questions?.[name]?.isConfirmed === true;

/** Unlikely marks that the user was asked about and has not confirmed. */
export const findOpenQuestions = (draft: Draft | undefined, line: Line, grid: Grid): readonly CellDoubt[] =>
  draft === undefined || !hasOpenQuestion(draft)
    ? []
    : findDoubts(draft.typed, line, grid).filter(({ name }) => isAsked(draft, name) && !isConfirmed(draft, name));
