import { createMark, findStatusOfWord, MARK_STATUS, parseClubName } from 'shared-domain';
import type { UploadResult } from 'shared-domain/contract';
import { createFileMessage } from 'shared-domain/contract';
import { readWritten, type TableRecord } from '../csv/read-records.ts';
import { ZERO_BIB } from './race-columns.ts';
import { findNameStatus, parseCategory, parseCountry, parseNames } from './race-person.ts';
import { parseRaceTime } from './race-time.ts';
import { RoadCells, type RoadRules } from './road-cells.ts';
import type { RoadField } from './road-columns.ts';
import { isFinishWord, isStatusOrFinish } from './status-words.ts';
import { findRaceDistance, isPlausibleTime, isTooFast } from './time-units.ts';

/** A digit of another column behind a time; a blank that was a comma in quotes is none (P5.8). */
const LOOSE_DIGIT = /:\d\d\s+\d{1,3}$/;

function parsePerformance(cells: RoadCells, rules: RoadRules): UploadResult['prf'] {
  const { event, faults, notes, columnFacts, units } = rules;
  // Of the first cell that has letters in place of a time, with its column.
  let statusWord: readonly [RoadField, string] | undefined;
  let hasUnreadableTime = false;
  const readTime = (field: 'gun' | 'net'): number | undefined => {
    const cell = cells.readText(field);
    if (cell === '' || NOT_AVAILABLE.test(cell)) return undefined;
    const ms = LOOSE_DIGIT.test(cells.readWritten(field))
      ? undefined
      : parseRaceTime(cell, event, units.get(rules.head.columns[field]?.index ?? -1));
    if (ms === 0) return undefined;
    // Implausible are `46:17:00`, from a spreadsheet that took minutes for hours, and `46.17`, which is not in seconds.
    if (ms !== undefined && isPlausibleTime(ms, findRaceDistance(event))) return ms;
    if (!/\d/.test(cell) || findStatusOfWord(cell) !== undefined) {
      if (!/^[-–—.?*]+$/.test(cell)) statusWord ??= [field, cell];
      return undefined;
    }
    hasUnreadableTime = true;
    faults.refuse(cells.locate(field), createFileMessage('noTime', { cell: cells.readWritten(field) }));
    notes.add('timeLeft', cells.locate(field), cells.readWritten(field));
    return undefined;
  };
  const [gun, net] = [readTime('gun'), readTime('net')];
  const statusCell = cells.readText('status');
  const hasNoStatus = isNothing(statusCell) || isFinishWord(statusCell);
  // What most rows have, and a number, cannot be why one has no place: it is told and left out.
  const isLeftOut = columnFacts.commonWords.has(statusCell.toLowerCase()) || !/\p{L}/u.test(statusCell);
  if (!hasNoStatus && isLeftOut) notes.add('statusLeft', cells.locate('status'), statusCell);
  else if (!hasNoStatus) statusWord = ['status', statusCell];
  // A disqualified runner may have a time, and `DSQ` instead of a place.
  const placeCell = cells.readText('place');
  if (/^\p{L}/u.test(placeCell) && findStatusOfWord(placeCell) !== undefined) statusWord ??= ['place', placeCell];
  const nameStatus = findNameStatus(cells);
  if (nameStatus !== undefined) {
    statusWord ??= nameStatus;
    notes.add('nameStatus', cells.locate(nameStatus[0]), cells.readWritten(nameStatus[0]));
  }
  if (statusWord !== undefined) {
    const st = findStatusOfWord(statusWord[1]);
    if (st !== undefined && st !== MARK_STATUS.mark) return { st };
    faults.refuse(cells.locate(statusWord[0]), createFileMessage('noTimeWord', { cell: statusWord[1] }));
    notes.add('raceWordLeft', cells.locate(statusWord[0]), statusWord[1]);
    return { st: MARK_STATUS.dash };
  }
  const v = gun ?? net;
  if (v !== undefined && !(hasUnreadableTime && gun === undefined))
    return { ...createMark(v, 'ms'), ...(net === undefined ? {} : { z: net }) };
  if (!hasUnreadableTime) {
    const location = cells.locate(rules.head.columns.gun === undefined ? 'net' : 'gun');
    faults.refuse(location, createFileMessage('noTimeAtAll'));
    notes.add('timeless', location);
  }
  return { st: MARK_STATUS.dash };
}

/** Passages may lie this far beyond the distance: `42.2 km` is the end of a marathon, `45 km` is not. */
const FINISH_TOLERANCE = 1.01;

/** Passage times of a row; those that cannot be read, or lie beyond the finish in time or distance, are left out with a note. */
function parseSplits(
  cells: RoadCells,
  { event, head, notes, units }: RoadRules,
  { v, z = v }: NonNullable<UploadResult['prf']>,
): NonNullable<UploadResult['splits']> {
  const finishTime = v === undefined ? Number.POSITIVE_INFINITY : Math.max(v, z ?? v);
  const distance = (findRaceDistance(event) || Number.POSITIVE_INFINITY) * FINISH_TOLERANCE;
  return head.passages.flatMap(({ index, name, metres }) => {
    const cell = cells.readAt(index);
    if (isNothing(cell) || findStatusOfWord(cell) !== undefined) return [];
    const t = LOOSE_DIGIT.test(readWritten(cells.record, index))
      ? undefined
      : parseRaceTime(cell, event, units.get(index));
    if (t === 0) return [];
    if (t !== undefined && t <= finishTime && metres <= distance && !isTooFast(metres, t))
      return [{ d: metres, t, label: name }];
    notes.add('passageLeft', { line: cells.record.line, column: index + 1, name }, cell);
    return [];
  });
}

/** What lists write for a runner without a bib. */
const NO_BIB = /^(?:[-–—.?*#_]+|n\/?a)$/i;

/** The sign of a number before a bib: `#12`, `N° 12`. */
const BIB_SIGN = /^(?:#|n°|nº) ?(?=\d)/i;

/** What programs for statistics write where nothing is known; the German `n.a.` has points. */
const NOT_AVAILABLE = /^#?(?:n\/a|na|nan|null|none)$/i;

/** Whether a cell says nothing: it is empty, or has only signs or a word for what is missing. */
const isNothing = (cell: string): boolean => /^[-–—.?*:#_/\s]*$/.test(cell) || NOT_AVAILABLE.test(cell);

const PLACE =
  /^[#=T]?\s?(\d{1,7})(?:\.|\)|st|nd|rd|th|er|ère|re|e|ème|º|ª|°)?\s?(?:=|T|ex(?:[ -]?(?:a?equo|æquo))?\.?)?(?:\s?\/\s?\d+)?$/i;

/** Reads a place: `1,234`, `3.`, `1st`, `2e`, `12/345`, and shared ones, `=2`, `T4`, `3 ex`. */
function parsePlace(cells: RoadCells, { notes }: RoadRules): number | undefined {
  const [, place] = PLACE.exec(cells.readWholeNumber('place')) ?? [];
  const written = cells.readWritten('place');
  if (place === undefined && !isNothing(written) && !isStatusOrFinish(written))
    notes.add('placeLeft', cells.locate('place'), written);
  return place === undefined || Number(place) === 0 ? undefined : Number(place);
}

/** Reads one row of a race's results; cells that cannot be read are left out with a note. */
export function readRoadRow(record: TableRecord, rules: RoadRules): UploadResult {
  const cells = new RoadCells(record, rules.head);
  const bibCell = cells.readWholeNumber('bib').replace(NO_BIB, '').replace(BIB_SIGN, '');
  const bib = rules.columnFacts.hasZeroBibs ? bibCell.replace(ZERO_BIB, '') : bibCell;
  const [club, rank] = [parseClubName(cells.readText('club')), parsePlace(cells, rules)];
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
