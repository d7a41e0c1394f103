import { isLongRace } from 'shared-domain';
import type { ResultRow, Trial } from 'shared-domain/contract';
import { buildRowHash, buildTrialPath } from './challenge-paths.ts';

/** A row of a result list: its list with the row lit, of a long race, whose page has a hundred rows, searched by its bib, else its name. */
export function buildRowPath(trial: Trial, { bib, auid, last, first }: ResultRow, kind: string | undefined): string {
  const search = isLongRace(trial, kind) ? `?q=${encodeURIComponent(bib ?? `${last} ${first}`)}` : '';
  return buildTrialPath(trial.chOID, trial.oid) + search + buildRowHash(auid);
}
