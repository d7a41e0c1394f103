import type { FileQuestion, FileSaying } from 'shared-domain/contract';
import { refusalAt } from '../../base/refusal.ts';
import { buildNote, type Place } from './file-errors.ts';

/** What a person answered to the questions of a file: by line of its result (`4`), and of whose it is (`4 who`). */
export type Answers = ReadonlyMap<string, string>;

/** The answer that leaves a row out, and the one that puts its athlete into the start list. */
const OUT = 'out';
export const ADD = 'add';

/**
 * Answers as a query has them: `4:DNF` of a result, `4:who:lane 3` … of whose it is.
 * @throws Refusal naming the one that has another shape
 */
export function parseAnswers(sent: readonly string[]): Answers {
  return new Map(
    sent.map((one) => {
      const [, line, who = '', answer] = /^([1-9]\d{0,6}):(who:)?(.{1,200})$/.exec(one) ?? [];
      if (line === undefined || answer === undefined)
        throw refusalAt(
          'invalid request',
          'query.answers',
          `"${one.slice(0, 60)}" is not a line and its answer, as 4:DNF or 4:who:add`,
        );
      return [who === '' ? line : `${line} who`, answer.trim()] as const;
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

/** A row that names nobody of the start list; `entries` are those that no other line is of, the one in its lane first. */
interface AskingWho extends Pick<Asking, 'place' | 'said' | 'who'> {
  readonly entries: NonNullable<FileQuestion['entries']>;
  /** Whether the row has a name to be entered by. */
  readonly mayAdd: boolean;
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
    const answer = this.#answers.get(String(place.line));
    if (answer === undefined)
      this.asked.push({ ...buildNote(place, said), line: place.line, asks: 'result', who, mark });
    return answer === OUT ? undefined : answer;
  }

  /**
   * Whose a row is that no entry has: the key of an entry, `ADD` for one more, or undefined while it is left out. An answer that is
   * none of `entries` is asked about again.
   */
  askWho({ place, said, who, entries, mayAdd }: AskingWho): string | undefined {
    const answer = this.#answers.get(`${place.line} who`);
    const isKnown = answer === OUT || (answer === ADD && mayAdd) || entries.some(({ key }) => key === answer);
    if (!isKnown)
      this.asked.push({ ...buildNote(place, said), line: place.line, asks: 'athlete', who, mark: '', entries, mayAdd });
    return !isKnown || answer === OUT ? undefined : answer;
  }
}
