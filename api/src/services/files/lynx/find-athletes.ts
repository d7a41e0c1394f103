import { createFileMessage, type FileMessage } from 'shared-domain/contract';
import type { SentStart } from '../../../store/lists/sent-rows.ts';
import type { ShownRow } from '../csv/columns.ts';
import { describeAthlete } from '../csv/merge-rows.ts';
import { ADD_ENTRY } from '../questions.ts';
import { describeLynxAthlete, type IssueSink, type LynxRow } from './lynx-row.ts';
import {
  findEntryKey,
  findIdentityField,
  type Identity,
  type IdentityField,
  identifyByEntry,
  identifyByLine,
  matchEntry,
  type StartIndex,
} from './start-index.ts';

/**
 * Finds the athletes of the lines of one heat. Where a bib or lane is not in the start list, or occurs twice, a person is asked which
 * entry the line belongs to, or whether to add or leave it out; other lines are imported meanwhile.
 */
export class AthleteFinder {
  /** New entries, from lines that a person answered with `ADD_ENTRY`. */
  readonly added: SentStart[] = [];
  readonly #starts: StartIndex;
  readonly #isRelay: boolean;
  readonly #sink: IssueSink;
  /** Lines of the file by the keys of their entries. */
  readonly #lines = new Map<string, number>();
  /** Keys of the entries that the lines name: they are offered to no other line. */
  readonly #namedKeys: ReadonlySet<string>;

  constructor(rows: readonly LynxRow[], starts: StartIndex, isRelay: boolean, sink: IssueSink) {
    this.#starts = starts;
    this.#isRelay = isRelay;
    this.#sink = sink;
    const matches = rows.map((row) => matchEntry(row, starts));
    this.#namedKeys = new Set(matches.flatMap((match) => ('entry' in match ? [findEntryKey(match.entry)] : [])));
  }

  /** The athlete of a line; undefined where the line is left out. */
  find(row: LynxRow): Identity | undefined {
    const { id, lane, last, affiliation } = row.cells;
    const match = matchEntry(row, this.#starts);
    const line = 'entry' in match ? this.#lines.get(findEntryKey(match.entry)) : undefined;
    const hasTeam = this.#isRelay && affiliation !== '';
    if (row.isUnused && !hasTeam && (line !== undefined || !('entry' in match))) {
      this.#sink.notes.add('rowUnused', row.locate('last'), [id, lane, affiliation].filter(Boolean).join(' ') || '–');
      return undefined;
    }
    if (this.#starts.entries.length === 0) {
      if (last === '' && id === '' && !hasTeam) return this.#askWho(row, 'last', createFileMessage('nobody'));
      return this.#claimOrAsk(row, identifyByLine(row, this.#isRelay));
    }
    if (!('entry' in match)) return this.#askWho(row, match.field, match.message);
    if (line !== undefined) return this.#askWho(row, findIdentityField(row), createTwiceMessage(row, line));
    return this.#claim(row, identifyByEntry(row, match.entry, this.#sink.errors));
  }

  #claimOrAsk(row: LynxRow, identity: Identity): Identity | undefined {
    const line = this.#lines.get(identity.key);
    if (line === undefined) return this.#claim(row, identity);
    this.#askWho(row, findIdentityField(row), createTwiceMessage(row, line));
    return undefined;
  }

  #claim(row: LynxRow, identity: Identity): Identity {
    this.#lines.set(identity.key, row.line);
    return identity;
  }

  #isFree = (entry: ShownRow): boolean =>
    !this.#namedKeys.has(findEntryKey(entry)) && !this.#lines.has(findEntryKey(entry));

  #askWho(row: LynxRow, field: IdentityField, message: FileMessage): Identity | undefined {
    const { id, lane, last } = row.cells;
    const freeEntries = this.#starts.entries.filter(this.#isFree);
    const inLane = freeEntries.filter((entry) => lane !== '' && String(entry.lane) === lane);
    const entries = [...new Set([...inLane, ...freeEntries])];
    const isListedId = id !== '' && this.#starts.byId.has(id);
    const answer = this.#sink.questions.askWho({
      location: row.locate(field),
      message,
      who: describeLynxAthlete(row),
      entries: entries.map((entry) => ({
        key: findEntryKey(entry),
        who: describeAthlete(entry),
        ...(entry.lane === undefined ? {} : { lane: entry.lane }),
      })),
      mayAdd: last !== '' && !isListedId && this.#starts.entries.length > 0,
    });
    if (answer === undefined) return undefined;
    if (answer === ADD_ENTRY) return this.#addEntry(row);
    const entry = this.#starts.byKey.get(answer);
    return entry && this.#claim(row, identifyByEntry(row, entry, this.#sink.errors));
  }

  #addEntry(row: LynxRow): Identity {
    const identity = identifyByLine(row, this.#isRelay);
    const { key: _, ...start } = identity;
    // A lane has one athlete: where another entry has it, the new one gets none.
    const isTaken = start.lane !== undefined && this.#starts.byLane.has(String(start.lane));
    const { lane, ...others } = start;
    this.added.push((isTaken || lane === undefined ? others : start) as SentStart);
    return this.#claim(row, isTaken ? ({ ...others, key: identity.key } as Identity) : identity);
  }
}

const createTwiceMessage = ({ cells }: LynxRow, other: number): FileMessage =>
  createFileMessage('bibTwice', { who: cells.id || cells.last, other });
