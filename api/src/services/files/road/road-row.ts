import { findDistance, findStatusOfWord, MARK_STATUS, realMark } from 'shared-domain';
import type { UploadResult } from 'shared-domain/contract';
import { saying } from 'shared-domain/contract';
import type { Record } from '../csv/read-records.ts';
import { parseCategory, parseCountry, parseNames } from './race-person.ts';
import { parseRaceTime } from './race-time.ts';
import { isFinishWord } from './race-word.ts';
import { RoadCells, type RoadRules } from './road-cells.ts';
import type { RoadField } from './road-columns.ts';

/** Nobody takes longer for a kilometre, of a hundred miles and more either: `46:17:00` of a spreadsheet was minutes and seconds. */
const MAX_MS_PER_M = 4000;
/** Nobody runs faster, not even for 100 m: what says more is a speed, or the time of a part of the way. */
const MAX_METRES_PER_S = 12;
/** Whether nobody runs so far in so short a time. */
const isTooFast = (metres: number, ms: number): boolean => metres * 1000 > ms * MAX_METRES_PER_S;

function parsePerformance(cells: RoadCells, rules: RoadRules): UploadResult['prf'] {
  const { event, faults, notes, columns } = rules;
  let word: readonly [RoadField, string] | undefined;
  let isUnread = false;
  const timeOf = (field: 'gun' | 'net'): number | undefined => {
    const cell = cells.text(field);
    if (cell === '') return undefined;
    const ms = parseRaceTime(cell, event);
    const metres = findDistance(event);
    const isSlow = ms !== undefined && metres > 0 && ms > metres * MAX_MS_PER_M;
    const isFast = ms !== undefined && ms > 0 && isTooFast(metres, ms);
    if (ms !== undefined && !isSlow && !isFast) return ms === 0 ? undefined : ms;
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
    return { ...realMark(v, 'ms'), ...(net === undefined ? {} : { z: net }) };
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
  { event, head, notes }: RoadRules,
  { v, z = v }: NonNullable<UploadResult['prf']>,
): NonNullable<UploadResult['splits']> {
  const end = v === undefined ? Number.POSITIVE_INFINITY : Math.max(v, z ?? v);
  const length = findDistance(event) * NEAR_THE_END;
  return head.passages.flatMap(({ index, name, d }) => {
    const cell = cells.at(index);
    if (!/\d/.test(cell)) return [];
    const t = parseRaceTime(cell, event);
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
export function readRoadRow(record: Record, rules: RoadRules): UploadResult {
  const cells = new RoadCells(record, rules.head);
  const [bib, club, rank] = [cells.whole('bib'), cells.text('club'), parsePlace(cells)];
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
