import { createMark, findMarkDoubt, isInvalidEntry, type MarkDoubt, type Performance } from 'shared-domain';
import { type Draft, hasOpenQuestion } from '../../../../api/marks/draft.ts';
import type { Line } from '../../../../components/sheet/line.ts';
import type { Grid, Typed } from './row-edit.ts';
import { readAttempt } from './series.ts';
import { readMark } from './typed-mark.ts';

/** A cell whose mark is unlikely, and why. */
export interface CellDoubt {
  readonly name: string;
  readonly prf: Performance;
  readonly doubt: MarkDoubt;
}

const ATTEMPT = /^a\d+$/;

function readCell(name: string, text: string, { event, kind }: Grid): Performance | undefined {
  if (kind === 'series' && ATTEMPT.test(name)) {
    const attempt = readAttempt(text, event);
    return attempt?.r === 'o' && attempt.v !== undefined ? createMark(attempt.v, 'mm') : undefined;
  }
  const entry = kind === 'mark' && name === 'mark' ? readMark(text, event) : undefined;
  return entry === undefined || isInvalidEntry(entry) ? undefined : entry;
}

/** The typed cells of a row that a person is asked about before they count (Q35). */
export function findDoubts(typed: Typed, line: Line, grid: Grid): readonly CellDoubt[] {
  return Object.entries(typed).flatMap(([name, text]) => {
    const prf = readCell(name, text, grid);
    const doubt = prf && findMarkDoubt(prf, grid.event, { sex: grid.sex, best: line.best });
    return prf === undefined || doubt === undefined ? [] : [{ name, prf, doubt }];
  });
}

type Asked = Pick<Draft, 'typed' | 'questions'>;

/** Whether a person was asked about a cell as it is typed now. */
export const isAsked = ({ typed, questions }: Asked, name: string): boolean =>
  questions?.[name] !== undefined && questions[name].text === typed[name];

/** Whether a person has said that a cell is right as it is typed now. */
export const isConfirmed = (draft: Asked, name: string): boolean =>
  isAsked(draft, name) && draft.questions?.[name]?.isConfirmed === true;

/** Cells that a person was asked about and has not answered. */
export const findOpenQuestions = (draft: Draft | undefined, line: Line, grid: Grid): readonly CellDoubt[] =>
  draft === undefined || !hasOpenQuestion(draft)
    ? []
    : findDoubts(draft.typed, line, grid).filter(({ name }) => isAsked(draft, name) && !isConfirmed(draft, name));
