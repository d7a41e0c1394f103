import { useState } from 'react';
import type { FileQuestion } from 'shared-domain/contract';

/** What may be answered: the row is left out, a status, or a mark that is typed. */
export const CHOICES = ['out', 'DNS', 'DNF', 'DQ', 'NM', 'mark'] as const;
export type Choice = (typeof CHOICES)[number];

export interface Answer {
  readonly choice: Choice | '';
  readonly mark: string;
}

/** Questions of a file with what is answered so far. */
export interface AskedFile {
  readonly questions: readonly FileQuestion[];
  readonly answerTo: (question: FileQuestion) => Answer;
  readonly give: (question: FileQuestion, answer: Answer) => readonly string[];
  /** Questions of a file that was read, to which nothing is answered yet. */
  readonly begin: (questions: readonly FileQuestion[]) => void;
  /** As the call takes them: `4:DNF`. */
  readonly sent: readonly string[];
  /** Marks that were typed, which the last reading may not have. */
  readonly typed: number;
  /** How many rows are left out for want of an answer. */
  readonly open: number;
}

const sentAnswer = ({ choice, mark }: Answer): string => (choice === 'mark' ? mark.trim() : choice);

const formatSent = (answers: ReadonlyMap<number, Answer>): readonly string[] =>
  [...answers].flatMap(([line, answer]) => {
    const text = sentAnswer(answer);
    return text === '' ? [] : [`${line}:${text}`];
  });

/** Answers to the questions of one file; another file begins anew. */
export function useAnswers(): AskedFile {
  const [questions, setQuestions] = useState<readonly FileQuestion[]>([]);
  const [answers, setAnswers] = useState<ReadonlyMap<number, Answer>>(new Map());
  const sent = formatSent(answers);
  return {
    questions,
    answerTo: ({ line, mark }) => answers.get(line) ?? { choice: '', mark },
    give: ({ line }, answer) => {
      const next = new Map(answers).set(line, answer);
      setAnswers(next);
      return formatSent(next);
    },
    begin: (asked) => {
      setQuestions(asked);
      setAnswers(new Map());
    },
    sent,
    typed: [...answers.values()].filter(({ choice, mark }) => choice === 'mark' && mark.trim() !== '').length,
    open: questions.length - sent.length,
  };
}
