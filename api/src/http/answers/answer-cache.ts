import { isFresh } from '../../base/scope.ts';
import { countBytes, type PreparedAnswer } from './prepared-answer.ts';

/** Prepared answers by cache key, up to a number of bytes: those that were not requested lately are dropped first. */
interface AnswerCache {
  /** A fresh answer, or undefined. */
  get(cacheKey: string): PreparedAnswer | undefined;
  put(cacheKey: string, answer: PreparedAnswer): void;
  /** Counts the bytes of an answer again, after an encoding was added. */
  updateSize(cacheKey: string, answer: PreparedAnswer): void;
  readonly bytes: number;
}

export function createAnswerCache(maxBytes: number, clock: () => Date): AnswerCache {
  const answers = new Map<string, { answer: PreparedAnswer; bytes: number }>();
  let totalBytes = 0;

  function drop(cacheKey: string): void {
    totalBytes -= answers.get(cacheKey)?.bytes ?? 0;
    answers.delete(cacheKey);
  }

  /** A second-chance queue: a current answer that was used since the last time goes to the back once, any other is dropped. */
  function makeRoom(): void {
    let remainingLooks = answers.size * 2;
    for (const [cacheKey, entry] of answers) {
      if (totalBytes <= maxBytes || remainingLooks-- <= 0) return;
      answers.delete(cacheKey);
      if (entry.answer.isRecentlyUsed && entry.answer.scope.revision === entry.answer.revision) {
        entry.answer.isRecentlyUsed = false;
        answers.set(cacheKey, entry);
      } else {
        totalBytes -= entry.bytes;
      }
    }
  }

  function store(cacheKey: string, answer: PreparedAnswer): void {
    drop(cacheKey);
    const bytes = countBytes(answer) + cacheKey.length * 2;
    answers.set(cacheKey, { answer, bytes });
    totalBytes += bytes;
    if (totalBytes > maxBytes) makeRoom();
  }

  return {
    get(cacheKey) {
      const answer = answers.get(cacheKey)?.answer;
      if (answer === undefined || !isFresh(answer, clock)) return undefined;
      answer.isRecentlyUsed = true;
      return answer;
    },
    put: store,
    updateSize(cacheKey, answer) {
      if (answers.get(cacheKey)?.answer === answer) store(cacheKey, answer);
    },
    get bytes() {
      return totalBytes;
    },
  };
}
