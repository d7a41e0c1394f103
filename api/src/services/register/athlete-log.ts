import type { LogLine } from 'shared-domain/contract';
import type { Context } from '../context/context.ts';
import { readLogs } from '../upkeep/logs.ts';

/** Acts that are searched, and lines that are returned. */
const MAX_ACTS_READ = 3000;
const MAX_LINES = 100;
const PAGE_SIZE = 1000;

interface Step {
  readonly trial?: unknown;
  readonly row?: unknown;
  /** The row's list (of a move) or key (of a changed athlete) after the act. */
  readonly to?: unknown;
  readonly bib?: unknown;
  readonly op?: unknown;
  readonly with?: Step;
}

const formatRowPlace = (trial: unknown, row: unknown): string => `${String(trial)}~${String(row)}`;

/** The rows that an act was about, each by list and key (`{list}~{key}`) before and after the act. */
function listSteps({ action, detail }: LogLine): { readonly before: string; readonly after: string }[] {
  const { edits, rows, trial, row } = detail as Step & { edits?: unknown; rows?: unknown };
  const createUnmovedStep = (step: Step) => ({
    before: formatRowPlace(step.trial, step.row),
    after: formatRowPlace(step.trial, step.row),
  });
  if (Array.isArray(edits))
    return (edits as Step[]).flatMap((edit) => {
      if (edit.op === 'bib')
        return [{ ...createUnmovedStep(edit), after: formatRowPlace(edit.trial, `bib:${String(edit.bib)}`) }];
      if (edit.op === 'move' && typeof edit.to === 'string')
        return [{ ...createUnmovedStep(edit), after: formatRowPlace(edit.to, edit.row) }];
      if (edit.with === undefined) return [createUnmovedStep(edit)];
      const { with: other } = edit;
      return [
        { ...createUnmovedStep(edit), after: formatRowPlace(other.trial, edit.row) },
        { ...createUnmovedStep(other), after: formatRowPlace(edit.trial, other.row) },
      ];
    });
  if (action === 'athlete changed' && Array.isArray(rows))
    return (rows as Step[]).map((one) => ({
      ...createUnmovedStep(one),
      after: formatRowPlace(one.trial, one.to ?? one.row),
    }));
  return typeof row === 'string' ? [createUnmovedStep({ trial, row })] : [];
}

/** The acts on some rows, newest first, also those under earlier keys and in earlier lists. */
export async function readAthleteLog(ctx: Context, chOID: string, rows: readonly string[]): Promise<LogLine[]> {
  const rowPlaces = new Set(rows);
  const logLines: LogLine[] = [];
  let before: string | undefined;
  for (let readCount = 0; readCount < MAX_ACTS_READ && logLines.length < MAX_LINES; readCount += PAGE_SIZE) {
    const page = await readLogs(ctx, chOID, { before, limit: PAGE_SIZE });
    for (const line of page) {
      const steps = listSteps(line).filter(({ after }) => rowPlaces.has(after));
      if (steps.length === 0) continue;
      for (const step of steps) rowPlaces.add(step.before);
      logLines.push(line);
    }
    before = page.at(-1)?.oid;
    if (page.length < PAGE_SIZE) break;
  }
  return logLines.slice(0, MAX_LINES);
}
