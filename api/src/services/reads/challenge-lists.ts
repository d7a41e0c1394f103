import { findFamily } from 'shared-domain';
import type { ResultRow, Trial } from 'shared-domain/contract';
import type { Db } from '../../store/db.ts';
import type { Programme } from '../context/programme.ts';
import { readRows } from '../sheets/result-lists.ts';

/** A trial with the rows of its results, with points. */
export interface TrialRows {
  readonly trial: Trial;
  readonly family: number;
  readonly rows: readonly ResultRow[];
}

/** Competitions whose rows stay in memory between two reads of one revision: each may be a race of 50,000. */
const MAX_CACHED = 4;
const rowsByProgramme = new WeakMap<Programme, Promise<readonly TrialRows[]>>();
const recent: Programme[] = [];

async function readAll(db: Db, programme: Programme): Promise<TrialRows[]> {
  const { kind } = programme.challenge;
  const lists: TrialRows[] = [];
  for (const trial of programme.trials) {
    if (trial.results === 0) continue;
    lists.push({ trial, family: findFamily(trial, kind), rows: await readRows(db, programme, trial) });
  }
  return lists;
}

/** All result lists of a challenge at the programme's revision: read once, however many of its tables are asked for. */
export function readAllRows(db: Db, programme: Programme): Promise<readonly TrialRows[]> {
  const known = rowsByProgramme.get(programme);
  if (known !== undefined) return known;
  const reading = readAll(db, programme);
  rowsByProgramme.set(programme, reading);
  recent.push(programme);
  if (recent.length > MAX_CACHED) rowsByProgramme.delete(recent.shift() as Programme);
  reading.catch(() => rowsByProgramme.delete(programme));
  return reading;
}

type Named = Pick<ResultRow, 'auid' | 'bib' | 'relay' | 'last' | 'first' | 'country' | 'club'>;

/** Who a row is about in the whole competition: account, else bib, else team, else name and club. */
export function athleteKey({ auid, bib, relay, last, first, country, club }: Named): string {
  if (auid !== undefined) return `a ${auid}`;
  if (bib !== undefined && bib !== '') return `b ${bib}`;
  if (relay?.oid !== undefined) return `r ${relay.oid}`;
  return `n ${last} ${first} ${country ?? ''} ${club ?? ''}`;
}
