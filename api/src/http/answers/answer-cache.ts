import { isFresh } from '../../base/scope.ts';
import { bytesOf, type PreparedAnswer } from './prepared-answer.ts';

/** Answers by question, within a number of bytes: those that were not asked for lately are dropped first. */
interface AnswerCache {
  /** A fresh answer, or undefined. */
  get(question: string): PreparedAnswer | undefined;
  put(question: string, answer: PreparedAnswer): void;
  /** An answer has grown by an encoding. */
  grew(question: string, answer: PreparedAnswer): void;
  readonly bytes: number;
}

export function createAnswerCache(mostBytes: number, clock: () => Date): AnswerCache {
  const answers = new Map<string, { answer: PreparedAnswer; bytes: number }>();
  let total = 0;

  function drop(question: string): void {
    total -= answers.get(question)?.bytes ?? 0;
    answers.delete(question);
  }

  /** Second chance: what was asked for since the last look goes to the back of the queue once. */
  function makeRoom(): void {
    let looks = answers.size * 2;
    for (const [question, entry] of answers) {
      if (total <= mostBytes || looks-- <= 0) return;
      answers.delete(question);
      if (entry.answer.used && entry.answer.scope.revision === entry.answer.revision) {
        entry.answer.used = false;
        answers.set(question, entry);
      } else {
        total -= entry.bytes;
      }
    }
  }

  function account(question: string, answer: PreparedAnswer): void {
    drop(question);
    const bytes = bytesOf(answer) + question.length * 2;
    answers.set(question, { answer, bytes });
    total += bytes;
    if (total > mostBytes) makeRoom();
  }

  return {
    get(question) {
      const answer = answers.get(question)?.answer;
      if (answer === undefined || !isFresh(answer, clock)) return undefined;
      answer.used = true;
      return answer;
    },
    put: account,
    grew(question, answer) {
      if (answers.get(question)?.answer === answer) account(question, answer);
    },
    get bytes() {
      return total;
    },
  };
}
