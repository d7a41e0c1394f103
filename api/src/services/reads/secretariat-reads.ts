import { findCategory, findDiscipline, findUnit, readEvent } from 'shared-domain';
import type { AllsAnswer, ChronoRow, FfaCodesAnswer, SecretariatResults, Trial } from 'shared-domain/contract';
import { parseBodies } from '../../base/parse-bodies.ts';
import { findChallenge } from '../../store/challenges/challenges.ts';
import type { Db } from '../../store/db.ts';
import { readResultBodies, readSentResults, readSentStarts, readStartBodies } from '../../store/lists/lists.ts';
import type { SentResult, SentStart } from '../../store/lists/sent-rows.ts';
import { findChallengeOfTrial, listGroups } from '../../store/lists/trials.ts';
import type { Context } from '../context/context.ts';
import { presentChrono, presentRaw, readReadings } from '../live-input/readings.ts';
import { readOrganiserTrials } from '../sheets/organiser-trials.ts';

type FullTrial = AllsAnswer['alls'][number];

/** The times, splits and reaction times in rows as they were sent. */
const listChronos = (rows: readonly SentResult[], isTimed: boolean): ChronoRow[] =>
  rows
    .filter(
      ({ prf, splits, reaction }) => (isTimed && prf.v !== undefined) || splits !== undefined || reaction !== undefined,
    )
    .map(({ bib, auid, lane, prf, reaction, splits }) => ({
      bib,
      auid,
      lane,
      reaction,
      splits,
      ...(isTimed && prf.v !== undefined ? { v: prf.v } : {}),
    }));

async function readFullTrial(db: Db, trial: Trial, kind: string): Promise<FullTrial> {
  const { oid, uid } = trial;
  const sent = parseBodies<SentResult>(await readSentResults(db, oid));
  const isTimed = findUnit(readEvent(trial, kind)) === 'ms';
  const { raws, times } = await readReadings(db, oid, parseBodies<SentStart>(await readSentStarts(db, oid)));
  const starts = parseBodies<FullTrial['starts'][number]>(await readStartBodies(db, oid));
  const results = parseBodies<FullTrial['results'][number]>(await readResultBodies(db, oid));
  const shownIds = new Set([...starts, ...results].map(({ auid }) => auid));
  return {
    oid,
    uid,
    trial,
    starts,
    results,
    raws: removeHiddenIds(raws.length > 0 ? raws.map(presentRaw) : sent, shownIds),
    chronos: removeHiddenIds(times.length > 0 ? times.map(presentChrono) : listChronos(sent, isTimed), shownIds),
  };
}

/** Rows without the licence of whom the lists hide. */
function removeHiddenIds<Row extends { readonly auid?: string | undefined }>(
  rows: readonly Row[],
  shownIds: ReadonlySet<string | undefined>,
): Row[] {
  return rows.map((row) => (shownIds.has(row.auid) ? row : { ...row, auid: undefined }));
}

/** Everything about some trials, also of hidden challenges, for their organisation. */
export async function readFullTrials(ctx: Context, oids: readonly string[]): Promise<FullTrial[]> {
  return ctx.store.snapshot(async (tx) => {
    const trials = new Map<string, { trial: Trial; kind: string }>();
    const loadedChallenges = new Set<string>();
    const fullTrials: FullTrial[] = [];
    for (const oid of oids) {
      const chOID = (await findChallengeOfTrial(tx, oid)) ?? '';
      if (!loadedChallenges.has(chOID)) {
        loadedChallenges.add(chOID);
        for (const [key, value] of await readOrganiserTrials(tx, chOID)) trials.set(key, value);
      }
      const organiserTrial = trials.get(oid);
      if (organiserTrial !== undefined)
        fullTrials.push(await readFullTrial(tx, organiserTrial.trial, organiserTrial.kind));
    }
    return fullTrials;
  });
}

export const presentResults = ({ trial, results }: FullTrial): SecretariatResults['results'][number] => {
  const { starts: _, results: __, ...fields } = trial;
  return { ...fields, rows: results };
};

/** Each group with the federation's codes of its discipline and its category. */
export async function readFfaCodes(ctx: Context, chOID: string): Promise<FfaCodesAnswer> {
  const { db } = ctx.store;
  const kind = (await findChallenge(db, chOID))?.kind ?? '';
  const groups = await listGroups(db, chOID);
  return {
    ffacodes: groups.map(({ oid, uid, name, g0, g1, category }) => {
      const discipline = findDiscipline(readEvent({ g0, g1, dets: {} }, kind));
      return { oid, uid, name, id: discipline?.id, code: discipline?.code, category: findCategory(category)?.code };
    }),
  };
}
