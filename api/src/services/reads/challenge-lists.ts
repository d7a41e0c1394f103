import { findFamily } from 'shared-domain';
import type { ResultRow, Trial } from 'shared-domain/contract';
import type { Db } from '../../store/db.ts';
import type { Programme } from '../context/programme.ts';
import { readRows } from '../sheets/result-lists.ts';

/** A trial with its result rows, which have their points. */
export interface TrialRows {
  readonly trial: Trial;
  readonly family: number;
  readonly rows: readonly ResultRow[];
}

/** Competitions whose rows stay in memory; few, as each may have a race of 50,000 athletes. */
const MAX_PROGRAMMES = 4;
const rowsByProgramme = new WeakMap<Programme, Promise<readonly TrialRows[]>>();
const cachedProgrammes: Programme[] = [];

async function readAll(db: Db, programme: Programme): Promise<TrialRows[]> {
  const { kind } = programme.challenge;
  const lists: TrialRows[] = [];
  for (const trial of programme.trials) {
    if (trial.results === 0) continue;
    lists.push({ trial, family: findFamily(trial, kind), rows: await readRows(db, programme, trial) });
  }
  return lists;
}

/** All result lists of a challenge at the programme's revision, read once for all tables that are built from them. */
export function readAllRows(db: Db, programme: Programme): Promise<readonly TrialRows[]> {
  const cached = rowsByProgramme.get(programme);
  if (cached !== undefined) return cached;
  const pendingRows = readAll(db, programme);
  rowsByProgramme.set(programme, pendingRows);
  cachedProgrammes.push(programme);
  if (cachedProgrammes.length > MAX_PROGRAMMES) rowsByProgramme.delete(cachedProgrammes.shift() as Programme);
  pendingRows.catch(() => rowsByProgramme.delete(programme));
  return pendingRows;
}

type NamedRow = Pick<ResultRow, 'auid' | 'bib' | 'relay' | 'last' | 'first' | 'country' | 'club'>;

/** Identifies the athlete or team of a row in the whole competition: account, else bib, else team, else name and club. */
export function findAthleteKey({ auid, bib, relay, last, first, country, club }: NamedRow): string {
  if (auid !== undefined) return `a ${auid}`;
  if (bib !== undefined && bib !== '') return `b ${bib}`;
  if (relay?.oid !== undefined) return `r ${relay.oid}`;
  return `n ${last} ${first} ${country ?? ''} ${club ?? ''}`;
}
