import { type FileSaying, saying } from 'shared-domain/contract';
import type { SentStart } from '../../../store/lists/sent-rows.ts';
import type { ShownRow } from '../csv/columns.ts';
import { describeAthlete } from '../csv/merge-rows.ts';
import type { FileErrors } from '../file-errors.ts';
import { ADD_ENTRY, type Questions } from '../questions.ts';
import { type LynxRow, whoOf } from './lynx-row.ts';
import { type Identity, identifyByEntry, identifyByLine, keyOf, matchEntry, type StartIndex } from './start-index.ts';

interface Sink {
  readonly errors: FileErrors;
  readonly questions: Questions;
}

/**
 * Finds the athletes of the lines of one heat. A line whose bib or lane is in no start list, or is another line's already, blocks no
 * other: a person says which entry it is, that it is one more, or that it is left out.
 */
export class AthleteFinder {
  /** Entries that a person has added. */
  readonly added: SentStart[] = [];
  readonly #starts: StartIndex;
  readonly #isRelay: boolean;
  readonly #sink: Sink;
  /** Lines of the file by the keys of their entries. */
  readonly #lines = new Map<string, number>();
  /** Entries that a line names by itself. */
  readonly #named: ReadonlySet<string>;

  constructor(rows: readonly LynxRow[], starts: StartIndex, isRelay: boolean, sink: Sink) {
    this.#starts = starts;
    this.#isRelay = isRelay;
    this.#sink = sink;
    const matches = rows.map((row) => matchEntry(row, starts));
    this.#named = new Set(matches.flatMap((match) => ('entry' in match ? [keyOf(match.entry)] : [])));
  }

  /** Who a line is about; undefined where it is left out. */
  find(row: LynxRow): Identity | undefined {
    const { id, last } = row.cells;
    if (this.#starts.entries.length === 0) {
      if (last === '' && id === '') this.#sink.errors.refuse(row.place('last'), saying('nobody'));
      return this.#claimOrAsk(row, identifyByLine(row, this.#isRelay));
    }
    const match = matchEntry(row, this.#starts);
    if ('entry' in match) {
      const line = this.#lines.get(keyOf(match.entry));
      if (line === undefined) return this.#claim(row, identifyByEntry(row, match.entry, this.#sink.errors));
      return this.#askWho(row, id === '' ? 'lane' : 'id', sayTwice(row, line));
    }
    return this.#askWho(row, match.field, match.said);
  }

  #claimOrAsk(row: LynxRow, identity: Identity): Identity | undefined {
    const line = this.#lines.get(identity.key);
    if (line === undefined) return this.#claim(row, identity);
    this.#askWho(row, 'id', sayTwice(row, line));
    return undefined;
  }

  #claim(row: LynxRow, identity: Identity): Identity {
    this.#lines.set(identity.key, row.line);
    return identity;
  }

  #isFree = (entry: ShownRow): boolean => !this.#named.has(keyOf(entry)) && !this.#lines.has(keyOf(entry));

  #askWho(row: LynxRow, field: 'id' | 'lane', said: FileSaying): Identity | undefined {
    const { id, lane, last } = row.cells;
    const free = this.#starts.entries.filter(this.#isFree);
    const inLane = free.filter((entry) => lane !== '' && String(entry.lane) === lane);
    const entries = [...new Set([...inLane, ...free])];
    const isOther = id !== '' && this.#starts.byId.has(id);
    const answer = this.#sink.questions.askWho({
      location: row.place(field),
      message: said,
      who: whoOf(row),
      entries: entries.map((entry) => ({
        key: keyOf(entry),
        who: describeAthlete(entry),
        ...(entry.lane === undefined ? {} : { lane: entry.lane }),
      })),
      mayAdd: last !== '' && !isOther && this.#starts.entries.length > 0,
    });
    if (answer === undefined) return undefined;
    if (answer === ADD_ENTRY) return this.#addEntry(row);
    const entry = this.#starts.byKey.get(answer);
    return entry && this.#claim(row, identifyByEntry(row, entry, this.#sink.errors));
  }

  #addEntry(row: LynxRow): Identity {
    const identity = identifyByLine(row, this.#isRelay);
    const { key: _, ...start } = identity;
    // Lanes are of one athlete each: of a lane that another has, the line keeps none.
    const isTaken = start.lane !== undefined && this.#starts.byLane.has(String(start.lane));
    const { lane, ...others } = start;
    this.added.push((isTaken || lane === undefined ? others : start) as SentStart);
    return this.#claim(row, isTaken ? ({ ...others, key: identity.key } as Identity) : identity);
  }
}

const sayTwice = ({ cells }: LynxRow, other: number): FileSaying =>
  saying('bibTwice', { who: cells.id || cells.last, other });
