import { bytesOf, type PreparedAnswer } from './prepared-answer.ts';

/** Answers by address, within a number of bytes: those nobody asked for since the last look leave first. */
export interface AnswerCache {
  /** A fresh answer, or undefined. */
  get(url: string): PreparedAnswer | undefined;
  put(url: string, answer: PreparedAnswer): void;
  /** An answer has grown by an encoding. */
  grew(url: string, answer: PreparedAnswer): void;
  readonly bytes: number;
}

export function createAnswerCache(mostBytes: number, clock: () => Date): AnswerCache {
  const answers = new Map<string, { answer: PreparedAnswer; bytes: number }>();
  let total = 0;

  function drop(url: string): void {
    total -= answers.get(url)?.bytes ?? 0;
    answers.delete(url);
  }

  /** Second chance: what was asked for since the last look goes to the back of the queue once. */
  function makeRoom(): void {
    let looks = answers.size * 2;
    for (const [url, entry] of answers) {
      if (total <= mostBytes || looks-- <= 0) return;
      answers.delete(url);
      if (entry.answer.used && entry.answer.scope.revision === entry.answer.revision) {
        entry.answer.used = false;
        answers.set(url, entry);
      } else {
        total -= entry.bytes;
      }
    }
  }

  function account(url: string, answer: PreparedAnswer): void {
    drop(url);
    const bytes = bytesOf(answer) + url.length * 2;
    answers.set(url, { answer, bytes });
    total += bytes;
    if (total > mostBytes) makeRoom();
  }

  return {
    get(url) {
      const answer = answers.get(url)?.answer;
      if (answer === undefined || answer.scope.revision !== answer.revision) return undefined;
      if (answer.until !== Number.POSITIVE_INFINITY && answer.until <= clock().getTime()) return undefined;
      answer.used = true;
      return answer;
    },
    put: account,
    grew(url, answer) {
      if (answers.get(url)?.answer === answer) account(url, answer);
    },
    get bytes() {
      return total;
    },
  };
}
