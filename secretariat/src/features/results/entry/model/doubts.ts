import { createMark, findMarkDoubt, isInvalidEntry, type MarkDoubt, type Performance } from 'shared-domain';
import { type Draft, hasOpenQuestion } from '../../../../api/marks/draft.ts';
import type { Line } from '../../../../components/sheet/line.ts';
import type { Grid, Typed } from './row-edit.ts';
import { readAttempt } from './series.ts';
import { readMark } from './typed-mark.ts';

/** A cell (`name` is its column) whose mark is unlikely, and why. */
interface CellDoubt {
  readonly name: string;
  readonly prf: Performance;
  readonly doubt: MarkDoubt;
}

const ATTEMPT_CELL = /^a\d+$/;

function readCell(name: string, text: string, { event, kind }: Grid): Performance | undefined {
  if (kind === 'series' && ATTEMPT_CELL.test(name)) {
    const attempt = readAttempt(text, event);
    return attempt?.r === 'o' && attempt.v !== undefined ? createMark(attempt.v, 'mm') : undefined;
  }
  const entry = kind === 'mark' && name === 'mark' ? readMark(text, event) : undefined;
  return entry === undefined || isInvalidEntry(entry) ? undefined : entry;
}

/** The typed cells of a row with an unlikely mark, which counts only once confirmed (Q35). */
export function findDoubts(typed: Typed, line: Line, grid: Grid): readonly CellDoubt[] {
  return Object.entries(typed).flatMap(([name, text]) => {
    const prf = readCell(name, text, grid);
    const doubt = prf && findMarkDoubt(prf, grid.event, { sex: grid.sex, best: line.best });
    return prf === undefined || doubt === undefined ? [] : [{ name, prf, doubt }];
  });
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
