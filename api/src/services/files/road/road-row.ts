import { type EventRef, MARK_STATUS, realMark } from 'shared-domain';
import type { UploadResult } from 'shared-domain/contract';
import { saying } from 'shared-domain/contract';
import type { Record } from '../csv/read-records.ts';
import type { FileErrors, Place } from '../file-errors.ts';
import type { RaceColumns } from './race-columns.ts';
import { parseCategory, parseCountry, parseNames } from './race-person.ts';
import { parseRaceTime } from './race-time.ts';
import { isFinishWord, parseRaceWord } from './race-word.ts';
import type { RoadField, RoadHead } from './road-columns.ts';
import type { RoadNotes } from './road-notes.ts';

/** What the rows of a race are read by. */
export interface RoadRules {
  readonly event: EventRef;
  /** ISO day of the race: categories are of it. */
  readonly day: string;
  readonly trialCategory: number;
  readonly head: RoadHead;
  readonly columns: RaceColumns;
  /** What is wrong with a row's mark; the row has no place then. */
  readonly faults: FileErrors;
  readonly notes: RoadNotes;
}

/** Letters that are not seen, by which two names look the same and are not. */
const UNSEEN = /[\u00ad\u180e\u200b-\u200f\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
const BLANKS = /[\u00a0\u2007\u202f\t]/g;
/** `1,234`, `1 234`, `1.234`, `1'234`. */
const THOUSANDS = /^\d{1,3}(?:[,.'’ ]\d{3})+$/;

/** One row of a race's results being read. */
export class RoadCells {
  readonly record: Record;
  readonly #head: RoadHead;

  constructor(record: Record, head: RoadHead) {
    this.record = record;
    this.#head = head;
  }

  at(index: number): string {
    return (this.record.cells[index] ?? '').replace(UNSEEN, '').replace(BLANKS, ' ').trim();
  }

  text(field: RoadField): string {
    const column = this.#head.at[field];
    return column === undefined ? '' : this.at(column.index);
  }

  /** A whole number as it is meant: without the separators of thousands, and without the decimals that data tools add. */
  whole(field: RoadField): string {
    const text = this.text(field);
    return THOUSANDS.test(text) ? text.replace(/\D/g, '') : text.replace(/^(\d+)\.0+$/, '$1');
  }

  place(field: RoadField): Place {
    const column = this.#head.at[field];
    return { line: this.record.line, ...(column && { column: column.index + 1, name: column.name }) };
  }
}

function parsePerformance(cells: RoadCells, rules: RoadRules): UploadResult['prf'] {
  const { event, faults, notes, columns } = rules;
  let word: readonly [RoadField, string] | undefined;
  let isUnread = false;
  const timeOf = (field: 'gun' | 'net'): number | undefined => {
    const cell = cells.text(field);
    if (cell === '') return undefined;
    const ms = parseRaceTime(cell, event);
    if (ms !== undefined) return ms === 0 ? undefined : ms;
    if (!/\d/.test(cell) || parseRaceWord(cell) !== undefined) {
      if (!/^[-–—.?*]+$/.test(cell)) word ??= [field, cell];
      return undefined;
    }
    isUnread = true;
    faults.refuse(cells.place(field), saying('noTime', { cell }));
    notes.add('timeLeft', cells.place(field), cell);
    return undefined;
  };
  const [gun, net] = [timeOf('gun'), timeOf('net')];
  const own = cells.text('status');
  const isIdle = own === '' || isFinishWord(own) || columns.idleWords.has(own.toLowerCase()) || !/\p{L}/u.test(own);
  if (!isIdle) word = ['status', own];
  if (word !== undefined) {
    const st = parseRaceWord(word[1]);
    if (st !== undefined && st !== MARK_STATUS.mark) return { st };
    faults.refuse(cells.place(word[0]), saying('noTimeWord', { cell: word[1] }));
    notes.add('raceWordLeft', cells.place(word[0]), word[1]);
    return { st: MARK_STATUS.dash };
  }
  const v = gun ?? net;
  if (v !== undefined && !(isUnread && gun === undefined))
    return { ...realMark(v, 'ms'), ...(net === undefined ? {} : { z: net }) };
  if (!isUnread) {
    const place = cells.place(rules.head.at.gun === undefined ? 'net' : 'gun');
    faults.refuse(place, saying('noTimeAtAll'));
    notes.add('timeless', place);
  }
  return { st: MARK_STATUS.dash };
}

function parseSplits(cells: RoadCells, { event, head, notes }: RoadRules): NonNullable<UploadResult['splits']> {
  return head.passages.flatMap(({ index, name, d }) => {
    const cell = cells.at(index);
    if (!/\d/.test(cell)) return [];
    const t = parseRaceTime(cell, event);
    if (t === undefined) notes.add('passageLeft', { line: cells.record.line, column: index + 1, name }, cell);
    return t === undefined || t === 0 ? [] : [{ d, t, label: name }];
  });
}

/** The place of `12`, `1,234`, `3.`, `1st`, `2e` and `12/345`. */
function parsePlace(cells: RoadCells): number | undefined {
  const [, place] = /^(\d{1,7})(?:\.|st|nd|rd|th|er|re|e|ème)?(?:\s?\/\s?\d+)?$/i.exec(cells.whole('place')) ?? [];
  return place === undefined || Number(place) === 0 ? undefined : Number(place);
}

/** Reads one row of a race's results; what of it cannot be read is left out and noted by its column. */
export function readRoadRow(record: Record, rules: RoadRules): UploadResult {
  const cells = new RoadCells(record, rules.head);
  const [bib, club, rank] = [cells.whole('bib'), cells.text('club'), parsePlace(cells)];
  const country = parseCountry(cells, rules);
  const splits = parseSplits(cells, rules);
  return {
    ...(bib === '' ? {} : { bib }),
    ...parseNames(cells, rules),
    ...(club === '' ? {} : { clubName: club }),
    ...(country === undefined ? {} : { country }),
    ...parseCategory(cells, rules),
    prf: parsePerformance(cells, rules),
    ...(rank === undefined ? {} : { rank }),
    ...(splits.length === 0 ? {} : { splits }),
  };
}
