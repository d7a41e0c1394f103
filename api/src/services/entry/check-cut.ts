import {
  findHorizontalRules,
  findListType,
  findSheetCut,
  type HorizontalAttempt,
  isOut,
  type SeriesRow,
} from 'shared-domain';
import { conflictAt } from '../../base/refusal.ts';
import { indexEntries } from '../planning/entries.ts';
import { parseDets, type Sheet, type SheetResult, type SheetStart } from '../sheets/sheet.ts';
import type { RowEditBody } from './typed-mark.ts';

interface FoundRow {
  readonly start: SheetStart | undefined;
  readonly result: SheetResult | undefined;
}

const seriesRow = (result: SheetResult | undefined): SeriesRow => ({
  attempts: (result?.sent.attempts ?? []) as readonly HorizontalAttempt[],
  isOut: result !== undefined && isOut(result.sent.prf),
});

/** Everybody of a sheet: those of the start list, and who has a result without an entry. */
function listRows({ starts, results }: Sheet): readonly (SheetResult | undefined)[] {
  const entries = indexEntries(starts.map(({ sent }) => sent));
  const byStart = new Map(results.map((result) => [entries.find(result.sent), result]));
  const others = results.filter(({ sent }) => entries.find(sent) === undefined);
  return [...starts.map(({ sent }) => byStart.get(sent)), ...others];
}

/**
 * A trial beyond a cut that its athlete is out by is refused (TR 25.6), unless an official lets them take it or they have been let
 * take one already. What an upload says is left as it is.
 */
export function checkCut(sheet: Sheet, { start, result }: FoundRow, { attempts, beyondCut }: RowEditBody): void {
  const { trial } = sheet;
  if (trial === undefined || attempts == null || beyondCut === true) return;
  if (!['horizontal', 'throw'].includes(findListType(trial))) return;
  const { nbTries: trials, cuts, reorderAfter, qualifying } = parseDets(trial);
  const standard = qualifying?.standard;
  const rules = findHorizontalRules({ round: trial.round, trials, standard, cuts, reorderAfter });
  const rows = listRows(sheet);
  const entries = indexEntries(sheet.starts.map(({ sent }) => sent));
  const at = start === undefined ? rows.indexOf(result) : sheet.starts.indexOf(start);
  const index = at >= 0 ? at : sheet.starts.findIndex(({ sent }) => result && entries.find(result.sent) === sent);
  const known = result?.sent.attempts?.length ?? 0;
  const shown = rows.map((row, one) =>
    one === index
      ? { ...seriesRow(row), attempts: (attempts as readonly HorizontalAttempt[]).slice() }
      : seriesRow(row),
  );
  const allowed = findSheetCut(shown, rules).allowed[index];
  if (allowed === undefined || attempts.length <= Math.max(allowed, known)) return;
  const sentence = `the athlete is out after ${allowed} trials (TR 25.6); beyondCut lets them take more`;
  throw conflictAt('not in the cut', `$.attempts[${allowed}]`, sentence);
}
