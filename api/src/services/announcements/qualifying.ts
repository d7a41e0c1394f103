import {
  findQualifyingOutlook,
  isFieldEvent,
  isPublished,
  MARK_STATUS,
  type QualifyingHeat,
  type QualifyingOutlook,
  readEvent,
} from 'shared-domain';
import type { Trial } from 'shared-domain/contract';
import type { Db } from '../../store/db.ts';
import type { Programme } from '../context/programme.ts';
import { readKeyedRows } from './result-rows.ts';

const makeId = ({ oid }: Pick<Trial, 'oid'>, key: string): string => `${oid} ${key}`;

async function buildHeat(db: Db, trial: Trial): Promise<QualifyingHeat> {
  const { heat, starts, dets } = trial;
  if (!isPublished(trial.status) || trial.results === 0) {
    const rows = Array.from({ length: starts }, (_, at) => ({
      id: makeId(trial, String(at)),
      prf: { st: MARK_STATUS.dash },
    }));
    return { number: heat, complete: false, rows };
  }
  const { rows, keys } = await readKeyedRows(db, trial);
  return {
    number: heat,
    complete: true,
    hand: dets.hand === true,
    rows: rows.map(({ prf, rank, standing, override, category }, at) => ({
      id: makeId(trial, keys[at] ?? ''),
      prf,
      category,
      rank,
      standing,
      judgedPlace: override === undefined ? undefined : rank,
    })),
  };
}

/** What the races of one round are about, heat by heat; undefined for a round without a rule, of one heat or of a field event. */
async function readRound(db: Db, programme: Programme, trial: Trial): Promise<QualifyingOutlook | undefined> {
  const heats = programme.listGroupTrials(trial.gOID).filter(({ round }) => round === trial.round);
  const rule = heats.find(({ dets }) => dets.qualifying !== undefined)?.dets.qualifying;
  if (rule === undefined || isFieldEvent(trial.g0) || heats.length < 2) return undefined;
  const built = [];
  for (const heat of heats) built.push(await buildHeat(db, heat));
  const { places = 0, times = 0 } = rule;
  return findQualifyingOutlook(built, readEvent(trial, programme.challenge.kind), { places, times });
}

/** Reads rounds, each once. */
export function createRoundReader(db: Db, programme: Programme) {
  const rounds = new Map<string, Promise<QualifyingOutlook | undefined>>();
  const read = (trial: Trial): Promise<QualifyingOutlook | undefined> => {
    const key = `${trial.gOID} ${trial.round}`;
    const known = rounds.get(key) ?? readRound(db, programme, trial);
    rounds.set(key, known);
    return known;
  };
  return {
    read,
    /** Keys of the rows of a heat that a later one may still pass. */
    async listWaiting(trial: Trial): Promise<string[]> {
      const start = `${trial.oid} `;
      const waiting = (await read(trial))?.waiting ?? [];
      return waiting.filter((id) => id.startsWith(start)).map((id) => id.slice(start.length));
    },
  };
}
