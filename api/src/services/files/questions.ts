import type { FileQuestion, FileSaying } from 'shared-domain/contract';
import { refusalAt } from '../../base/refusal.ts';
import { buildNote, type Place } from './file-errors.ts';

/** What a person answered to the questions of a file, by line. */
export type Answers = ReadonlyMap<number, string>;

/** The answer that leaves a row out. */
const OUT = 'out';

/**
 * Answers as a query has them: `4:DNF`.
 * @throws Refusal naming the one that has another shape
 */
export function parseAnswers(sent: readonly string[]): Answers {
  return new Map(
    sent.map((one) => {
      const [, line, answer] = /^([1-9]\d{0,6}):(.{1,40})$/.exec(one) ?? [];
      if (line === undefined || answer === undefined)
        throw refusalAt(
          'invalid request',
          'query.answers',
          `"${one.slice(0, 60)}" is not a line and its answer, as 4:DNF`,
        );
      return [Number(line), answer.trim()] as const;
    }),
  );
}

/** A row that only a person can read. */
interface Asking {
  readonly place: Place;
  readonly said: FileSaying;
  readonly who: string;
  /** The mark of the row, where it can be read. */
  readonly mark: string;
}

/** Questions that a file raises: rows without an answer are left out. */
export class Questions {
  readonly asked: FileQuestion[] = [];
  readonly #answers: Answers;

  constructor(answers: Answers) {
    this.#answers = answers;
  }

  /** What was answered for a row; undefined while it is left out. */
  ask({ place, said, who, mark }: Asking): string | undefined {
    const answer = this.#answers.get(place.line);
    if (answer === undefined) this.asked.push({ ...buildNote(place, said), line: place.line, who, mark });
    return answer === OUT ? undefined : answer;
  }
}
