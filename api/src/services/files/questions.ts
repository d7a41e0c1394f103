import type { FileMessage, FileQuestion } from 'shared-domain/contract';
import { refusalAt } from '../../base/refusal.ts';
import { buildNote, type FileLocation } from './file-errors.ts';

/** Answers of a person by the line that was asked about: `4` for its result, `4 who` for its athlete. */
export type Answers = ReadonlyMap<string, string>;

/** Answers that leave a row out, or add its athlete to the start list. */
const LEAVE_OUT = 'out';
export const ADD_ENTRY = 'add';

/**
 * Parses answers of a query: `4:DNF` for a result, `4:who:KEY` for an athlete, by the key of their entry.
 * @throws Refusal naming the answer that has another shape
 */
export function parseAnswers(values: readonly string[]): Answers {
  return new Map(
    values.map((one) => {
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

/** A row whose result only a person can read. */
interface ResultQuestion {
  readonly location: FileLocation;
  readonly message: FileMessage;
  readonly who: string;
  /** The mark of the row, where it can be read. */
  readonly mark: string;
}

/** A row without an entry; `entries` are those that no other line has, the one in its lane first. */
interface AthleteQuestion extends Pick<ResultQuestion, 'location' | 'message' | 'who'> {
  readonly entries: NonNullable<FileQuestion['entries']>;
  /** Whether the row may become an entry of its own: it has a name. */
  readonly mayAdd: boolean;
}

/** Questions about a file's rows; rows without an answer are left out. */
export class Questions {
  readonly unanswered: FileQuestion[] = [];
  readonly #answers: Answers;

  constructor(answers: Answers) {
    this.#answers = answers;
  }

  /** The answer for the result of a row; undefined where the row is left out. */
  ask({ location, message, who, mark }: ResultQuestion): string | undefined {
    const answer = this.#answers.get(String(location.line));
    if (answer === undefined)
      this.unanswered.push({ ...buildNote(location, message), line: location.line, asks: 'result', who, mark });
    return answer === LEAVE_OUT ? undefined : answer;
  }

  /**
   * The key of the entry that a row belongs to, `ADD_ENTRY`, or undefined where the row is left out. An answer that is none of `entries`
   * is asked about again.
   */
  askWho({ location, message, who, entries, mayAdd }: AthleteQuestion): string | undefined {
    const answer = this.#answers.get(`${location.line} who`);
    const isValid =
      answer === LEAVE_OUT || (answer === ADD_ENTRY && mayAdd) || entries.some(({ key }) => key === answer);
    if (!isValid)
      this.unanswered.push({
        ...buildNote(location, message),
        line: location.line,
        asks: 'athlete',
        who,
        mark: '',
        entries,
        mayAdd,
      });
    return !isValid || answer === LEAVE_OUT ? undefined : answer;
  }
}
