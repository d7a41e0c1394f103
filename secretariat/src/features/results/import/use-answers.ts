import { useState } from 'react';
import type { FileQuestion } from 'shared-domain/contract';

/** What may be answered of a result: the row is left out, a status, or a mark that is typed. */
export const CHOICES = ['out', 'DNS', 'DNF', 'DQ', 'NM', 'mark'] as const;
export type Choice = (typeof CHOICES)[number];

/** `choice` is one of `CHOICES`; of an athlete `out`, `add` or the key of an entry. */
export interface Answer {
  readonly choice: string;
  readonly mark: string;
}

/** Questions of a file with what is answered so far. */
export interface AskedFile {
  readonly questions: readonly FileQuestion[];
  readonly answerTo: (question: FileQuestion) => Answer;
  readonly give: (question: FileQuestion, answer: Answer) => readonly string[];
  /** Questions of another file, to which nothing is answered yet. */
  readonly begin: (questions: readonly FileQuestion[]) => void;
  /** Questions of a later reading: those that an answer has raised come after the others. */
  readonly add: (questions: readonly FileQuestion[]) => void;
  /** As the call takes them: `4:DNF`, `4:who:add`. */
  readonly sent: readonly string[];
  /** Marks that were typed, which the last reading may not have. */
  readonly typed: number;
  /** How many rows are left out for want of an answer. */
  readonly open: number;
}

type Question = Pick<FileQuestion, 'line' | 'asks'>;

/** A line may be asked about twice: whose it is, and what its result says. */
export const questionKey = ({ line, asks }: Question): string => (asks === 'athlete' ? `${line}:who` : String(line));

const sentAnswer = ({ choice, mark }: Answer): string => (choice === 'mark' ? mark.trim() : choice);

const formatSent = (answers: ReadonlyMap<string, Answer>): readonly string[] =>
  [...answers].flatMap(([key, answer]) => {
    const text = sentAnswer(answer);
    return text === '' ? [] : [`${key}:${text}`];
  });

/** Answers to the questions of one file; another file begins anew. */
export function useAnswers(): AskedFile {
  const [questions, setQuestions] = useState<readonly FileQuestion[]>([]);
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const sent = formatSent(answers);
  return {
    questions,
    answerTo: (question) => answers.get(questionKey(question)) ?? { choice: '', mark: question.mark },
    give: (question, answer) => {
      const next = new Map(answers).set(questionKey(question), answer);
      setAnswers(next);
      return formatSent(next);
    },
    begin: (asked) => {
      setQuestions(asked);
      setAnswers(new Map());
    },
    add: (asked) => {
      const known = new Set(questions.map(questionKey));
      const raised = asked.filter((question) => !known.has(questionKey(question)));
      if (raised.length > 0) setQuestions([...questions, ...raised]);
    },
    sent,
    typed: [...answers.values()].filter(({ choice, mark }) => choice === 'mark' && mark.trim() !== '').length,
    open: questions.length - sent.length,
  };
}
