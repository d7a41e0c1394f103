import {
  bestFromAttempts,
  type EventRef,
  formatMark,
  isCombined,
  isFieldEvent,
  isMark,
  isRelay,
  isVerticalJump,
  unitOf,
} from 'shared-domain';
import type { SentResult, SentStart } from '../../store/sent.ts';
import type { Problems } from './problems.ts';

type Path = readonly PropertyKey[];

/** A row must be somebody's: its entry's, its own name's, or in a relay its team's. */
function checkName(row: SentResult, entry: SentStart | undefined, event: EventRef, at: Path, problems: Problems): void {
  const last = row.last ?? entry?.last;
  if (last !== undefined && last !== '') return;
  const team = row.relay ?? entry?.relay ?? row.clubName ?? entry?.clubName;
  if (team !== undefined && (isRelay(event.g0) || row.relay !== undefined || entry?.relay !== undefined)) return;
  const own = row.bib === undefined ? (row.auid === undefined ? '' : `auid "${row.auid}"`) : `bib "${row.bib}"`;
  problems.refuse(
    at,
    own === ''
      ? 'carries neither bib, auid nor last name'
      : `${own} is in no start list of this trial, and the row carries no last name`,
  );
}

function checkUnit(row: SentResult, event: EventRef, at: Path, problems: Problems): void {
  const { u } = row.prf;
  const expected = unitOf(event);
  if (u === undefined || u === expected || !(isFieldEvent(event.g0) || isCombined(event.g0))) return;
  problems.refuse([...at, 'prf', 'u'], `"${u}" is no unit of this event, which is measured in "${expected}"`);
}

/** Bars name their height, other series do not; the best of a series is the mark (decision 14). */
function checkAttempts(row: SentResult, event: EventRef, at: Path, problems: Problems): void {
  const { attempts } = row;
  if (attempts === undefined || attempts.length === 0) return;
  const vertical = isVerticalJump(event.g0);
  for (const [index, attempt] of attempts.entries()) {
    if (vertical === 'h' in attempt) continue;
    const sentence = vertical
      ? 'is missing: the height of the bar, whole mm'
      : 'only high jump and pole vault have bars';
    problems.refuse([...at, 'attempts', index, 'h'], sentence);
    return;
  }
  const best = bestFromAttempts(attempts, event);
  if (best === undefined || !isMark(best) || !isMark(row.prf)) return;
  const [series, mark] = [formatMark(best, event), formatMark(row.prf, event)];
  if (series !== mark) problems.warn([...at, 'prf', 'v'], `${mark} is not the best of its attempts, ${series}`);
}

/** What the schema cannot tell about a result row. */
export function checkResult(
  row: SentResult,
  entry: SentStart | undefined,
  event: EventRef,
  at: Path,
  problems: Problems,
): void {
  checkName(row, entry, event, at, problems);
  checkUnit(row, event, at, problems);
  checkAttempts(row, event, at, problems);
}
