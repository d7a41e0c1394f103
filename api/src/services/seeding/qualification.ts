import { drawLots, type RoundRule } from 'shared-domain';
import type { QualificationAnswer } from 'shared-domain/contract';
import type { qualificationBody } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { refusal, refusalAt } from '../../base/refusal.ts';
import { findChallenge } from '../../store/challenges/challenges.ts';
import type { Db } from '../../store/db.ts';
import type { SentTrial } from '../../store/lists/sent-rows.ts';
import { findChallengeOfGroup, listGroups } from '../../store/lists/trials.ts';
import type { GroupTable } from '../../store/schema.ts';
import type { OfficialActTable } from '../../store/secretariat-tables.ts';
import type { Context } from '../context/context.ts';
import { createMissingChallengeRefusal } from '../context/programme.ts';
import { buildUnchangedTrial } from '../planning/unchanged-trial.ts';
import { newAct } from '../sheets/acts.ts';
import { qualifyRound } from '../writing/qualify-round.ts';
import { type Round, readRound } from '../writing/round.ts';
import { type Entry, type EntryState, writeEntry } from '../writing/write-entry.ts';
import { compareNextRound } from './next-round.ts';
import { presentQualification } from './present-qualification.ts';
import { readOutcome } from './round-outcome.ts';

type Body = z.output<typeof qualificationBody>;

export const noGroup = (oid: string) => refusal('not found', `there is no group ${oid}`);

const noRound = (group: GroupTable, round: string) => refusal('not found', `${group.uid} has no round ${round}`);

interface Asked {
  readonly round: Body['round'];
  /** A rule to be tried in the place of the round's own. */
  readonly rule?: RoundRule | undefined;
}

async function readIn(db: Db, gOID: string, { round: letter, rule: asked }: Asked, log?: string) {
  const chOID = await findChallengeOfGroup(db, gOID);
  const challenge = chOID === undefined ? undefined : await findChallenge(db, chOID);
  const group = (chOID === undefined ? [] : await listGroups(db, chOID)).find(({ oid }) => oid === gOID);
  if (challenge === undefined || group === undefined) throw noGroup(gOID);
  const round = await readRound(db, challenge, group, letter);
  if (round.heats.length === 0) throw noRound(group, letter);
  const outcome = readOutcome(round, asked);
  const next = asked === undefined ? await compareNextRound(db, challenge, group, letter, outcome) : undefined;
  return presentQualification(group, letter, round, outcome, { log, next });
}

/** Who goes on from a round, by the rules and by the officials' decisions; with a rule, who would by that one. */
export async function readQualification(ctx: Context, gOID: string, asked: Asked): Promise<QualificationAnswer> {
  return ctx.store.snapshot((tx) => readIn(tx, gOID, asked));
}

/** Lots for an open tie: those that officials drew, or drawn here. @throws Refusal for athletes who do not tie */
function drawn(round: Round, { tied, by, chosen, seed }: NonNullable<Body['draw']>) {
  const same = (other: readonly string[]) => other.length === tied.length && other.every((id) => tied.includes(id));
  const tie = qualifyRound(round).openTies.find((one) => same(one.tied));
  if (tie === undefined) throw refusalAt('conflict', '$.draw.tied', 'these athletes are in no open tie of the round');
  if (chosen === undefined && seed === undefined) {
    throw refusalAt('invalid request', '$.draw.chosen', 'is missing; say who was drawn, or a seed to draw by');
  }
  const picked = chosen ?? drawLots(tied, seed ?? '').order.slice(0, tie.spots);
  const fits =
    new Set(picked).size === tie.spots && picked.length === tie.spots && picked.every((id) => tied.includes(id));
  if (!fits) throw refusalAt('invalid request', '$.draw.chosen', `must be ${tie.spots} of those who tie`);
  return { tied, chosen: picked, by, ...(chosen === undefined ? { seed } : {}) };
}

function planDecisions(
  { challenge, organiser, now }: EntryState,
  group: GroupTable,
  round: Round,
  body: Body,
): Required<Pick<Entry, 'acts' | 'withdrawnActs'>> {
  const about = { challenge: challenge.oid, list: group.oid, round: body.round };
  const keys = new Set(round.heats.flatMap(({ starts, results }) => [...starts, ...results].map(({ key }) => key)));
  const acts: OfficialActTable[] = [];
  const withdrawn: OfficialActTable[] = [];
  for (const [index, { row, code, by, why }] of body.decisions.entries()) {
    if (!keys.has(row)) {
      const path = `$.decisions[${index}].row`;
      throw refusalAt('not found', path, `${JSON.stringify(row)} is in no heat of round ${body.round} of ${group.uid}`);
    }
    withdrawn.push(...round.acts.filter((act) => act.kind === 'decision' && act.row === row));
    if (code !== null) acts.push(newAct('decision', { ...about, row }, { code, by, why }, organiser, now));
  }
  if (body.draw !== undefined) acts.push(newAct('draw', about, drawn(round, body.draw), organiser, now));
  const isNew = round.acts.length === 0;
  return { withdrawnActs: withdrawn, acts: isNew ? [newAct('round', about, {}, organiser, now), ...acts] : acts };
}

/** The heats of a round with its rule; each carries it, so that a list alone says it. */
function planRule({ name: group }: GroupTable, { heats }: Round, qualifying: RoundRule): SentTrial[] {
  return heats.map(({ trial, dets }) => ({ ...buildUnchangedTrial(trial, group), dets: { ...dets, qualifying } }));
}

/** What officials decide about who goes on from a round; the rows say it, and it stays through later results. */
export async function decideQualification(
  ctx: Context,
  organiser: string,
  gOID: string,
  body: Body,
): Promise<QualificationAnswer> {
  const chOID = await findChallengeOfGroup(ctx.store.db, gOID);
  if (chOID === undefined) throw noGroup(gOID);
  const { log } = await writeEntry(ctx, { organiser, chOID }, async (state): Promise<Entry> => {
    const group = [...state.stored.groups.values()].find(({ oid }) => oid === gOID);
    if (group === undefined) throw createMissingChallengeRefusal(chOID);
    const round = await readRound(state.db, state.challenge, group, body.round);
    if (round.heats.length === 0) throw noRound(group, body.round);
    const { decisions, draw, rule, reason } = body;
    return {
      action: 'qualification decided',
      detail: { group: gOID, uid: group.uid, round: body.round, rule, decisions, draw, reason },
      trialsData: rule === undefined ? [] : planRule(group, round, rule),
      restoresTrials: rule !== undefined,
      ...planDecisions(state, group, round, body),
      rounds: round.heats.map(({ trial }) => trial.oid),
    };
  });
  return ctx.store.transaction((tx) => readIn(tx, gOID, { round: body.round }, log));
}
