import {
  findListType,
  findRowParticipation,
  findSheetCut,
  type HorizontalAttempt,
  isOut,
  readHorizontalRules,
  type SeriesRow,
} from 'shared-domain';
import { conflictAt } from '../../base/refusal.ts';
import { indexEntries } from '../planning/entries.ts';
import { parseDets, type Sheet } from '../sheets/sheet.ts';
import type { AthleteRows } from './row-conflicts.ts';
import type { RowEditBody } from './typed-mark.ts';

/** All athletes of a sheet: those of the start list with their results, then those with a result but no entry. */
function listAthletes({ starts, results }: Sheet): AthleteRows[] {
  const entries = indexEntries(starts.map(({ sent }) => sent));
  const byEntry = new Map(results.map((result) => [entries.find(result.sent), result]));
  const others = results.filter(({ sent }) => entries.find(sent) === undefined);
  return [
    ...starts.map((start) => ({ start, result: byEntry.get(start.sent) })),
    ...others.map((result) => ({ start: undefined, result })),
  ];
}

/**
 * Refuses an attempt of an athlete whom a cut has eliminated (TR 25.6), unless an official allows it (`beyondCut`) or the athlete
 * already has that many. Uploads are not checked.
 */
export function checkCut(sheet: Sheet, { start, result }: AthleteRows, { attempts, beyondCut }: RowEditBody): void {
  const { trial } = sheet;
  if (trial === undefined || attempts == null || beyondCut === true) return;
  if (!['horizontal', 'throw'].includes(findListType(trial))) return;
  const athletes = listAthletes(sheet);
  const categories = athletes.map((one) => one.result?.sent.category ?? one.start?.sent.category);
  const participations = athletes.map((one) =>
    findRowParticipation(one.start?.sent, one.result?.sent, athletes.length),
  );
  const rules = readHorizontalRules({ ...trial, dets: parseDets(trial) }, categories, participations);
  const editedIndex = athletes.findIndex((one) => (result === undefined ? one.start === start : one.result === result));
  const rows = athletes.map(
    ({ result: other }, index): SeriesRow => ({
      attempts: (index === editedIndex ? attempts : (other?.sent.attempts ?? [])) as readonly HorizontalAttempt[],
      isOut: other !== undefined && isOut(other.sent.prf),
    }),
  );
  const allowedAttempts = findSheetCut(rows, rules).allowedAttempts[editedIndex];
  const takenAttempts = result?.sent.attempts?.length ?? 0;
  if (allowedAttempts === undefined || attempts.length <= Math.max(allowedAttempts, takenAttempts)) return;
  const sentence = `the athlete is out after ${allowedAttempts} trials (TR 25.6); beyondCut lets them take more`;
  throw conflictAt('not in the cut', `$.attempts[${allowedAttempts}]`, sentence);
}
