import type { LogLine } from 'shared-domain/contract';
import type { Context } from '../context/context.ts';
import { readLogs } from '../upkeep/logs.ts';

/** Acts that are looked through, and those that are given. */
const MAX_READ = 3000;
const MAX_GIVEN = 100;
const PAGE = 1000;

interface Step {
  readonly trial?: unknown;
  readonly row?: unknown;
  /** List or key that the row has after the act. */
  readonly to?: unknown;
  readonly bib?: unknown;
  readonly op?: unknown;
  readonly with?: Step;
}

const placeOf = (trial: unknown, row: unknown): string => `${String(trial)}~${String(row)}`;

/** The rows that an act was about: where each was before it, and after. */
function listSteps({ action, detail }: LogLine): { readonly before: string; readonly after: string }[] {
  const { edits, rows, trial, row } = detail as Step & { edits?: unknown; rows?: unknown };
  const stay = (step: Step) => ({ before: placeOf(step.trial, step.row), after: placeOf(step.trial, step.row) });
  if (Array.isArray(edits))
    return (edits as Step[]).flatMap((edit) => {
      if (edit.op === 'bib') return [{ ...stay(edit), after: placeOf(edit.trial, `bib:${String(edit.bib)}`) }];
      if (edit.op === 'move' && typeof edit.to === 'string')
        return [{ ...stay(edit), after: placeOf(edit.to, edit.row) }];
      if (edit.with === undefined) return [stay(edit)];
      const { with: other } = edit;
      return [
        { ...stay(edit), after: placeOf(other.trial, edit.row) },
        { ...stay(other), after: placeOf(edit.trial, other.row) },
      ];
    });
  if (action === 'athlete changed' && Array.isArray(rows))
    return (rows as Step[]).map((one) => ({ ...stay(one), after: placeOf(one.trial, one.to ?? one.row) }));
  return typeof row === 'string' ? [stay({ trial, row })] : [];
}

/** What was done to some rows, newest first; a row is followed back to the keys and lists that it had before. */
export async function readAthleteLog(ctx: Context, chOID: string, rows: readonly string[]): Promise<LogLine[]> {
  const places = new Set(rows);
  const found: LogLine[] = [];
  let before: string | undefined;
  for (let read = 0; read < MAX_READ && found.length < MAX_GIVEN; read += PAGE) {
    const page = await readLogs(ctx, chOID, { before, limit: PAGE });
    for (const line of page) {
      const own = listSteps(line).filter(({ after }) => places.has(after));
      if (own.length === 0) continue;
      for (const step of own) places.add(step.before);
      found.push(line);
    }
    before = page.at(-1)?.oid;
    if (page.length < PAGE) break;
  }
  return found.slice(0, MAX_GIVEN);
}
