import { useState } from 'react';
import type { FileQuestion } from 'shared-domain/contract';

/** Answers to a question about a result: leave the row out, a status, or a typed mark. */
export const CHOICES = ['out', 'DNS', 'DNF', 'DQ', 'NM', 'mark'] as const;
export type Choice = (typeof CHOICES)[number];

/** `choice` is one of `CHOICES`; for a question about the athlete `out`, `add` or the key of an entry. */
export interface Answer {
  readonly choice: string;
  readonly mark: string;
}

/** The questions about a file, and the answers so far. */
export interface AnswerState {
  readonly questions: readonly FileQuestion[];
  readonly findAnswer: (question: FileQuestion) => Answer;
  readonly giveAnswer: (question: FileQuestion, answer: Answer) => readonly string[];
  /** Starts another file: replaces the questions and clears the answers. */
  readonly startQuestions: (questions: readonly FileQuestion[]) => void;
  /** Adds new questions from a later reading, after the others. */
  readonly addQuestions: (questions: readonly FileQuestion[]) => void;
  /** The answers as the call takes them: `4:DNF`, `4:who:add`. */
  readonly answerTexts: readonly string[];
  /** Number of typed marks, which the last reading may not include. */
  readonly typedCount: number;
  /** Number of rows left out because their question is not answered. */
  readonly openCount: number;
}

type Question = Pick<FileQuestion, 'line' | 'asks'>;

/** The key in the call's answers; a line may have two questions, about the athlete and about the result. */
export const makeQuestionKey = ({ line, asks }: Question): string =>
  asks === 'athlete' ? `${line}:who` : String(line);

const formatAnswer = ({ choice, mark }: Answer): string => (choice === 'mark' ? mark.trim() : choice);

const formatAnswers = (answers: ReadonlyMap<string, Answer>): readonly string[] =>
  [...answers].flatMap(([key, answer]) => {
    const text = formatAnswer(answer);
    return text === '' ? [] : [`${key}:${text}`];
  });

export function useAnswers(): AnswerState {
  const [questions, setQuestions] = useState<readonly FileQuestion[]>([]);
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const answerTexts = formatAnswers(answers);
  return {
    questions,
    findAnswer: (question) => answers.get(makeQuestionKey(question)) ?? { choice: '', mark: question.mark },
    giveAnswer: (question, answer) => {
      const next = new Map(answers).set(makeQuestionKey(question), answer);
      setAnswers(next);
      return formatAnswers(next);
    },
    startQuestions: (fileQuestions) => {
      setQuestions(fileQuestions);
      setAnswers(new Map());
    },
    addQuestions: (fileQuestions) => {
      const knownKeys = new Set(questions.map(makeQuestionKey));
      const newQuestions = fileQuestions.filter((question) => !knownKeys.has(makeQuestionKey(question)));
      if (newQuestions.length > 0) setQuestions([...questions, ...newQuestions]);
    },
    answerTexts,
    typedCount: [...answers.values()].filter(({ choice, mark }) => choice === 'mark' && mark.trim() !== '').length,
    openCount: questions.length - answerTexts.length,
  };
}
