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
import { createAct } from '../sheets/acts.ts';
import { type ManualEdit, type ManualEditState, writeManualEdit } from '../writing/manual-edit.ts';
import { qualifyRound } from '../writing/qualify-round.ts';
import { type Round, readRound } from '../writing/round.ts';
import { compareNextRound } from './next-round.ts';
import { presentQualification } from './present-qualification.ts';
import { readOutcome } from './round-outcome.ts';

type Body = z.output<typeof qualificationBody>;

export const createMissingGroupRefusal = (oid: string) => refusal('not found', `there is no group ${oid}`);

const createMissingRoundRefusal = (group: GroupTable, round: string) =>
  refusal('not found', `${group.uid} has no round ${round}`);

interface QualificationQuery {
  readonly round: Body['round'];
  /** A rule to be tried instead of the round's own. */
  readonly rule?: RoundRule | undefined;
}

async function readInTransaction(
  db: Db,
  gOID: string,
  { round: letter, rule: testedRule }: QualificationQuery,
  log?: string,
) {
  const chOID = await findChallengeOfGroup(db, gOID);
  const challenge = chOID === undefined ? undefined : await findChallenge(db, chOID);
  const group = (chOID === undefined ? [] : await listGroups(db, chOID)).find(({ oid }) => oid === gOID);
  if (challenge === undefined || group === undefined) throw createMissingGroupRefusal(gOID);
  const round = await readRound(db, challenge, group, letter);
  if (round.heats.length === 0) throw createMissingRoundRefusal(group, letter);
  const outcome = readOutcome(round, testedRule);
  const next = testedRule === undefined ? await compareNextRound(db, challenge, group, letter, outcome) : undefined;
  return presentQualification(group, letter, round, outcome, { log, next });
}

/** Who qualifies from a round by its rule and the officials' decisions; with `rule`, who would by that one. */
export async function readQualification(
  ctx: Context,
  gOID: string,
  query: QualificationQuery,
): Promise<QualificationAnswer> {
  return ctx.store.snapshot((tx) => readInTransaction(tx, gOID, query));
}

/** Resolves an open tie by the lots that officials drew, or by lots drawn from a seed. @throws Refusal for athletes who do not tie */
function resolveDraw(round: Round, { tied, by, chosen, seed }: NonNullable<Body['draw']>) {
  const isSameTie = (other: readonly string[]) =>
    other.length === tied.length && other.every((id) => tied.includes(id));
  const tie = qualifyRound(round).openTies.find((one) => isSameTie(one.tied));
  if (tie === undefined) throw refusalAt('conflict', '$.draw.tied', 'these athletes are in no open tie of the round');
  if (chosen === undefined && seed === undefined) {
    throw refusalAt('invalid request', '$.draw.chosen', 'is missing; say who was drawn, or a seed to draw by');
  }
  const drawnIds = chosen ?? drawLots(tied, seed ?? '').order.slice(0, tie.spots);
  const isValid =
    new Set(drawnIds).size === tie.spots && drawnIds.length === tie.spots && drawnIds.every((id) => tied.includes(id));
  if (!isValid) throw refusalAt('invalid request', '$.draw.chosen', `must be ${tie.spots} of those who tie`);
  return { tied, chosen: drawnIds, by, ...(chosen === undefined ? { seed } : {}) };
}

function planDecisions(
  { challenge, organiser, now }: ManualEditState,
  group: GroupTable,
  round: Round,
  body: Body,
): Required<Pick<ManualEdit, 'acts' | 'withdrawnActs'>> {
  const subject = { challenge: challenge.oid, list: group.oid, round: body.round };
  const keys = new Set(round.heats.flatMap(({ starts, results }) => [...starts, ...results].map(({ key }) => key)));
  const acts: OfficialActTable[] = [];
  const withdrawnActs: OfficialActTable[] = [];
  for (const [index, { row, code, by, why }] of body.decisions.entries()) {
    if (!keys.has(row)) {
      const path = `$.decisions[${index}].row`;
      throw refusalAt('not found', path, `${JSON.stringify(row)} is in no heat of round ${body.round} of ${group.uid}`);
    }
    withdrawnActs.push(...round.acts.filter((act) => act.kind === 'decision' && act.row === row));
    if (code !== null) acts.push(createAct('decision', { ...subject, row }, { code, by, why }, organiser, now));
  }
  if (body.draw !== undefined) acts.push(createAct('draw', subject, resolveDraw(round, body.draw), organiser, now));
  const isNew = round.acts.length === 0;
  return { withdrawnActs, acts: isNew ? [createAct('round', subject, {}, organiser, now), ...acts] : acts };
}

/** Writes the rule of a round into each of its heats. */
function planRule({ name: group }: GroupTable, { heats }: Round, qualifying: RoundRule): SentTrial[] {
  return heats.map(({ trial, dets }) => ({ ...buildUnchangedTrial(trial, group), dets: { ...dets, qualifying } }));
}

/** Stores the officials' decisions about who qualifies from a round; they hold when results change later. */
export async function decideQualification(
  ctx: Context,
  organiser: string,
  gOID: string,
  body: Body,
): Promise<QualificationAnswer> {
  const chOID = await findChallengeOfGroup(ctx.store.db, gOID);
  if (chOID === undefined) throw createMissingGroupRefusal(gOID);
  const { log } = await writeManualEdit(ctx, { organiser, chOID }, async (state): Promise<ManualEdit> => {
    const group = [...state.stored.groups.values()].find(({ oid }) => oid === gOID);
    if (group === undefined) throw createMissingChallengeRefusal(chOID);
    const round = await readRound(state.db, state.challenge, group, body.round);
    if (round.heats.length === 0) throw createMissingRoundRefusal(group, body.round);
    const { decisions, draw, rule, reason } = body;
    return {
      action: 'qualification decided',
      detail: { group: gOID, uid: group.uid, round: body.round, rule, decisions, draw, reason },
      trialsData: rule === undefined ? [] : planRule(group, round, rule),
      restoresTrials: rule !== undefined,
      ...planDecisions(state, group, round, body),
      refreshedTrials: round.heats.map(({ trial }) => trial.oid),
    };
  });
  return ctx.store.transaction((tx) => readInTransaction(tx, gOID, { round: body.round }, log));
}
