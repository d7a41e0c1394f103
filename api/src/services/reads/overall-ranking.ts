import {
  comparePerformances,
  findFamily,
  findParticipation,
  isPublished,
  orderResults,
  type Participation,
  rankByCategoryAndSex,
  rankResults,
  readEvent,
  TRIAL_STATUS,
} from 'shared-domain';
import type { ResultRow, ScratchAnswer, ScratchRow, Trial } from 'shared-domain/contract';
import type { BuiltAnswer } from '../../base/built-answer.ts';
import { addAthleteIds } from '../../presenters/athlete-ids.ts';
import { presentContestCategories } from '../../presenters/group.ts';
import { findChallengeOfGroup } from '../../store/lists/trials.ts';
import type { Context } from '../context/context.ts';
import { readRows } from '../sheets/result-lists.ts';
import { findAthleteKey } from './challenge-lists.ts';
import { createMissingGroupRefusal, isChallengeVisible, readAboutChallenge } from './public-reads.ts';

type Entry = Omit<ScratchRow, 'standing'> & { standing: Participation };

function buildEntry(row: ResultRow, { oid, uid, round, heat, heats, rounds, dets }: Trial, listLength: number): Entry {
  const { rank: _, gap: __, qualified: ___, rankCategory: ____, rankSex: _____, override: ______, ...rest } = row;
  const wind = row.wind ?? dets.wind;
  const heatFields = { trialOID: oid, uid, round, heat, heats, rounds, ...(dets.hand === true ? { hand: true } : {}) };
  return {
    ...rest,
    ...(wind === undefined ? {} : { wind }),
    ...heatFields,
    standing: findParticipation(row, listLength),
  };
}

/** Keeps the better of an athlete's rows; of equal marks the one of the later round. */
function keepBest(best: Map<string, Entry>, entry: Entry): void {
  const key = findAthleteKey(entry);
  const previousBest = best.get(key);
  if (previousBest === undefined || comparePerformances(entry.prf, previousBest.prf) <= 0) best.set(key, entry);
}

/** The overall ranking of a group over all its heats and categories (Q10): each athlete once, with the best mark. */
export async function readOverallRanking(ctx: Context, gOID: string): Promise<BuiltAnswer> {
  const chOID = await findChallengeOfGroup(ctx.store.db, gOID);
  if (!isChallengeVisible(ctx, chOID)) throw createMissingGroupRefusal(gOID);
  return readAboutChallenge(ctx, chOID, async (db, programme): Promise<ScratchAnswer> => {
    const { kind } = programme.challenge;
    const group = programme.groupByOid.get(gOID);
    if (group === undefined) throw createMissingGroupRefusal(gOID);
    const trials = programme.listGroupTrials(gOID).filter(({ dets }) => dets.combined === undefined);
    const best = new Map<string, Entry>();
    for (const trial of trials) {
      const rows = await readRows(db, programme, trial);
      for (const row of rows) keepBest(best, buildEntry(row, trial, rows.length));
    }
    const trialsWithResults = trials.filter(({ results }) => results > 0);
    const isHandTimed = trialsWithResults.length > 0 && trialsWithResults.every(({ dets }) => dets.hand === true);
    const event = readEvent({ g0: group.g0, g1: group.g1, dets: { hand: isHandTimed } }, kind);
    const entries = [...best.values()];
    const ranks = rankResults(entries, event, { heatComparison: 'asShown' });
    const categoryPlaces = rankByCategoryAndSex(entries, event, ranks);
    const rows = entries.map(({ standing: _, ...row }, index) => ({
      ...row,
      ...ranks[index],
      ...categoryPlaces[index],
    }));
    return {
      oid: group.oid,
      uid: group.uid,
      chOID,
      name: group.name,
      date: trials[0]?.date ?? '',
      family: findFamily(group, kind),
      category: group.category,
      ...presentContestCategories(trials),
      g0: group.g0,
      g1: group.g1,
      remaining: trials.filter(({ status }) => !isPublished(status) && status !== TRIAL_STATUS.cancelled).length,
      results: orderResults(await addAthleteIds(rows)),
    };
  });
}
