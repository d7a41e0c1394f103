import { type AthleteResult, findAthleteForm, foldText, isCombined, isPublished, readEvent } from 'shared-domain';
import type { ResultRow, SpeakerAnswer, StartRow, Trial } from 'shared-domain/contract';
import type { Db } from '../../store/db.ts';
import type { Programme } from '../context/programme.ts';
import { makeShownRowKeys } from '../sheets/record-decisions.ts';
import { readStartRows } from '../sheets/result-lists.ts';
import { readKeyedRows } from './result-rows.ts';

type Form = SpeakerAnswer['forms'][number];

interface OwnResult extends AthleteResult {
  readonly row: ResultRow;
}

/** Start lists of which each athlete is described: those of a track or of a field, not of a road race. */
export const MAX_STARTS = 40;

const makeName = ({ last, first, relay }: StartRow | ResultRow): string =>
  foldText(relay === undefined ? `${last} ${first}` : `${relay.oid ?? ''} ${last}`);

const isSame = (a: string | undefined, b: string | undefined): boolean => a === undefined || b === undefined || a === b;

const isSameAthlete = (start: StartRow, row: ResultRow): boolean =>
  isSame(start.auid, row.auid) && isSame(start.bib, row.bib) && isSame(start.club, row.club);

/** All results of a competition that are published, by the name of the athlete. */
async function indexResults(db: Db, { trials, challenge }: Programme): Promise<ReadonlyMap<string, OwnResult[]>> {
  const index = new Map<string, OwnResult[]>();
  for (const trial of trials) {
    if (!isPublished(trial.status) || isCombined(trial.g0)) continue;
    const event = readEvent(trial, challenge.kind);
    for (const row of (await readKeyedRows(db, trial)).rows) {
      const { rank, prf, qualified } = row;
      const name = makeName(row);
      const { oid, gOID, round, date } = trial;
      const own = index.get(name) ?? [];
      own.push({ trial: oid, group: gOID, round, event, date, rank, prf, qualified, row });
      index.set(name, own);
    }
  }
  return index;
}

const present = ({ trial, rank, prf, qualified }: OwnResult): Form['others'][number] => ({
  trial,
  ...(rank === undefined ? {} : { rank }),
  prf,
  ...(qualified === undefined ? {} : { qualified: qualified as ResultRow['qualified'] }),
});

/** What the athletes of these trials have done at the competition before; nothing for those who start for the first time. */
export async function readAthleteForms(db: Db, programme: Programme, trials: readonly Trial[]): Promise<Form[]> {
  const index = await indexResults(db, programme);
  const forms: Form[] = [];
  for (const trial of trials) {
    if (trial.starts === 0 || trial.starts > MAX_STARTS) continue;
    const starts = await readStartRows(db, trial.oid);
    const keys = makeShownRowKeys(starts as readonly StartRow[] as ResultRow[]);
    const about = { oid: trial.oid, group: trial.gOID, event: readEvent(trial, programme.challenge.kind) };
    starts.forEach((start, at) => {
      const results = (index.get(makeName(start)) ?? []).filter(({ row }) => isSameAthlete(start, row));
      const { best, rounds, others } = findAthleteForm(about, results);
      if (best === undefined && rounds.length === 0 && others.length === 0) return;
      forms.push({
        trial: trial.oid,
        row: keys[at] ?? '',
        ...(best === undefined ? {} : { best: present(best) }),
        rounds: rounds.map(present),
        others: others.map(present),
      });
    });
  }
  return forms;
}
