import { createMark, findStatusOfWord, MARK_STATUS, parseClubName } from 'shared-domain';
import type { UploadResult } from 'shared-domain/contract';
import { saying } from 'shared-domain/contract';
import type { TableRecord } from '../csv/read-records.ts';
import { parseCategory, parseCountry, parseNames } from './race-person.ts';
import { parseRaceTime } from './race-time.ts';
import { isFinishWord } from './race-word.ts';
import { RoadCells, type RoadRules } from './road-cells.ts';
import type { RoadField } from './road-columns.ts';
import { findWay, isTimeOfWay, isTooFast } from './time-units.ts';

function parsePerformance(cells: RoadCells, rules: RoadRules): UploadResult['prf'] {
  const { event, faults, notes, columns, units } = rules;
  let word: readonly [RoadField, string] | undefined;
  let isUnread = false;
  const timeOf = (field: 'gun' | 'net'): number | undefined => {
    const cell = cells.text(field);
    if (cell === '') return undefined;
    const ms = parseRaceTime(cell, event, units.get(rules.head.at[field]?.index ?? -1));
    if (ms === 0) return undefined;
    // `46:17:00` of a spreadsheet was minutes and seconds, `46.17` was no seconds.
    if (ms !== undefined && isTimeOfWay(ms, findWay(event))) return ms;
    if (!/\d/.test(cell) || findStatusOfWord(cell) !== undefined) {
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
  // `DSQ` in place of a place, beside the time of who was disqualified.
  const placed = cells.text('place');
  if (/^\p{L}/u.test(placed) && findStatusOfWord(placed) !== undefined) word ??= ['place', placed];
  if (word !== undefined) {
    const st = findStatusOfWord(word[1]);
    if (st !== undefined && st !== MARK_STATUS.mark) return { st };
    faults.refuse(cells.place(word[0]), saying('noTimeWord', { cell: word[1] }));
    notes.add('raceWordLeft', cells.place(word[0]), word[1]);
    return { st: MARK_STATUS.dash };
  }
  const v = gun ?? net;
  if (v !== undefined && !(isUnread && gun === undefined))
    return { ...createMark(v, 'ms'), ...(net === undefined ? {} : { z: net }) };
  if (!isUnread) {
    const place = cells.place(rules.head.at.gun === undefined ? 'net' : 'gun');
    faults.refuse(place, saying('noTimeAtAll'));
    notes.add('timeless', place);
  }
  return { st: MARK_STATUS.dash };
}

/** A column of `42.2 km` is the end of a marathon, one of `45 km` is not. */
const NEAR_THE_END = 1.01;

/** Passage times of a row; what is none, comes after the finish or lies beyond it is left out and noted. */
function parseSplits(
  cells: RoadCells,
  { event, head, notes, units }: RoadRules,
  { v, z = v }: NonNullable<UploadResult['prf']>,
): NonNullable<UploadResult['splits']> {
  const end = v === undefined ? Number.POSITIVE_INFINITY : Math.max(v, z ?? v);
  const length = (findWay(event) || Number.POSITIVE_INFINITY) * NEAR_THE_END;
  return head.passages.flatMap(({ index, name, d }) => {
    const cell = cells.at(index);
    if (!/\d/.test(cell)) return [];
    const t = parseRaceTime(cell, event, units.get(index));
    if (t === 0) return [];
    if (t !== undefined && t <= end && d <= length && !isTooFast(d, t)) return [{ d, t, label: name }];
    notes.add('passageLeft', { line: cells.record.line, column: index + 1, name }, cell);
    return [];
  });
}

/** The place of `12`, `1,234`, `3.`, `1st`, `2e` and `12/345`. */
function parsePlace(cells: RoadCells): number | undefined {
  const [, place] = /^(\d{1,7})(?:\.|st|nd|rd|th|er|re|e|ème)?(?:\s?\/\s?\d+)?$/i.exec(cells.whole('place')) ?? [];
  return place === undefined || Number(place) === 0 ? undefined : Number(place);
}

/** Reads one row of a race's results; what of it cannot be read is left out and noted by its column. */
export function readRoadRow(record: TableRecord, rules: RoadRules): UploadResult {
  const cells = new RoadCells(record, rules.head);
  const [bib, club, rank] = [cells.whole('bib'), parseClubName(cells.text('club')), parsePlace(cells)];
  const country = parseCountry(cells, rules);
  const prf = parsePerformance(cells, rules);
  const splits = parseSplits(cells, rules, prf);
  return {
    ...(bib === '' ? {} : { bib }),
    ...parseNames(cells, rules),
    ...(club === '' ? {} : { clubName: club }),
    ...(country === undefined ? {} : { country }),
    ...parseCategory(cells, rules),
    prf,
    ...(rank === undefined ? {} : { rank }),
    ...(splits.length === 0 ? {} : { splits }),
  };
}
