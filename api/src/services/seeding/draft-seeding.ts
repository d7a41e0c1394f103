import {
  checkLaneGroups,
  findAddedStart,
  findLaneClass,
  isCombined,
  MARK_STATUS,
  makeTrialUid,
  type Seeding,
  seedHeats,
} from 'shared-domain';
import type { seedBody } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { conflict, conflictAt, refusalAt } from '../../base/refusal.ts';
import type { SentStart, SentTrial, SentUpload } from '../../store/lists/sent-rows.ts';
import type { GroupTable } from '../../store/schema.ts';
import type { ManualEdit, ManualEditState } from '../writing/manual-edit.ts';
import { findRoundRule } from '../writing/qualify-round.ts';
import { type Round, readRound } from '../writing/round.ts';
import { planPartLists } from './combined-parts.ts';
import { createMissingGroupRefusal } from './qualification.ts';
import { readGroupEntries, readQualifiers, type SeedSource } from './seed-source.ts';

export type SeedingBody = z.output<typeof seedBody>;

const ROUND_NAMES: Readonly<Record<SeedingBody['round'], string>> = {
  p: 'Tour préliminaire',
  h: 'Série',
  q: 'Qualifications',
  e: 'Huitième',
  r: 'Quart',
  s: 'Demi-finale',
  f: 'Finale',
};

/** @throws Refusal naming a lane that is in two of the venue's own lane groups, or does not exist */
function checkGroups({ lanes = 0, laneGroups }: SeedingBody): void {
  const fault = checkLaneGroups(laneGroups ?? [], lanes).find(({ problem }) => problem !== 'lane not used');
  if (laneGroups !== undefined && fault !== undefined) {
    throw refusalAt('invalid request', '$.laneGroups', `lane ${fault.lane}: ${fault.problem}`);
  }
}

/** @throws Refusal `conflict` for a round with results, which would lose their athletes */
function refuseRoundWithResults({ heats }: Round): void {
  const heatWithResults = heats.find(({ results }) => results.some(({ sent }) => sent.prf.st !== MARK_STATUS.dns));
  if (heatWithResults !== undefined)
    throw conflictAt('has results', '$.round', `${heatWithResults.trial.uid} has results already`);
}

function computeSeeding({ entries }: SeedSource, round: Round, body: SeedingBody, seed: string): Seeding {
  const { lanes, method, laneDraw, heatOrder, laneGroups } = body;
  const laneClass = body.laneClass ?? findLaneClass(round.event);
  const heats = body.heats ?? (lanes === undefined ? 1 : Math.ceil(entries.length / lanes));
  const by = body.by ?? (body.from === undefined ? 'mark' : 'round');
  const venue =
    laneGroups === undefined || laneClass === undefined || lanes === undefined
      ? undefined
      : { [laneClass]: { [lanes]: laneGroups } };
  return seedHeats(entries, {
    heats,
    seed,
    by,
    laneClass,
    ...(lanes === undefined ? {} : { lanes }),
    ...(method === undefined ? {} : { method }),
    ...(laneDraw === undefined ? {} : { laneDraw }),
    ...(heatOrder === undefined ? {} : { heatOrder }),
    ...(venue === undefined ? {} : { venue }),
  });
}

/** A heat of the new draw; `oid` is undefined where its trial does not exist yet. */
interface NewHeat {
  readonly uid: string;
  readonly heat: number;
  readonly oid: string | undefined;
  readonly rows: readonly { readonly sent: SentStart; readonly seed: number }[];
}

function planHeats(
  { entries }: SeedSource,
  seeding: Seeding,
  group: GroupTable,
  round: Round,
  letter: SeedingBody['round'],
): NewHeat[] {
  const byId = new Map(entries.toReversed().map(({ id, sent }) => [id, sent]));
  return seeding.heats.map(({ number, athletes }) => {
    const { g0, g1, category } = group;
    const uid = makeTrialUid({ g0, g1, category, round: letter, heat: number });
    return {
      uid,
      heat: number,
      oid: round.heats.find(({ trial }) => trial.uid === uid)?.trial.oid,
      rows: athletes.map(({ id, seed, odr, lane }) => ({
        seed,
        sent: { ...(byId.get(id) as SentStart), odr, ...(lane === undefined ? {} : { lane }) },
      })),
    };
  });
}

/** The trials to be created for new heats, with the qualifying rule of their round. */
function planNewTrials(
  { stored }: ManualEditState,
  group: GroupTable,
  round: Round,
  heats: readonly NewHeat[],
  body: SeedingBody,
): SentTrial[] {
  const { g0, g1, category } = group;
  const groupTrials = [...stored.trials.values()].filter((trial) => trial.trial_group === group.oid);
  const missing = heats.filter(({ oid }) => oid === undefined);
  const date = body.date ?? groupTrials.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date))[0]?.date;
  if (missing.length > 0 && date === undefined) {
    throw refusalAt(
      'invalid request',
      '$.date',
      'is missing; the group has no trial whose time the new ones could take',
    );
  }
  const qualifying = findRoundRule(round);
  // From the time that is asked for, else after the heats that are there.
  const last = round.heats
    .map(({ trial }) => trial.date)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
  const isAfterHeats = body.date === undefined && last !== undefined;
  const base = isAfterHeats ? last : (date ?? '');
  return missing.map(({ uid, heat }, index) => ({
    uid,
    group: group.name,
    date: findAddedStart(base, isAfterHeats ? index + 1 : index, { g0, g1 }),
    g0,
    g1,
    category,
    round: body.round,
    heat,
    dts: {},
    ...(qualifying === undefined ? {} : { dets: { qualifying } }),
    name: `${group.name} – ${ROUND_NAMES[body.round]}${heats.length > 1 ? ` ${heat}` : ''}`,
  }));
}

/**
 * Start lists of all heats of the round. Surplus heats are emptied, and of the group's commitments only the scratched athletes stay.
 */
function planStartLists(
  heats: readonly NewHeat[],
  round: Round,
  group: GroupTable,
  { from }: SeedingBody,
  scratched: readonly SentStart[],
): SentUpload['startlists'] {
  const emptiedHeats = round.heats.filter(({ trial }) => !heats.some(({ uid }) => uid === trial.uid));
  return {
    ...Object.fromEntries(emptiedHeats.map(({ trial }) => [trial.uid, []])),
    ...Object.fromEntries(heats.map(({ uid, rows }) => [uid, rows.map(({ sent }) => sent)])),
    ...(from === undefined && (group.entries > 0 || scratched.length > 0) ? { [group.uid]: [...scratched] } : {}),
  };
}

/** The seeding of a round, and the edit that writes it. */
export interface SeedingDraft {
  readonly heats: readonly NewHeat[];
  readonly source: SeedSource;
  readonly seeding: Seeding;
  readonly entry: ManualEdit;
}

/** Seeds a round inside its transaction. @throws Refusal for a round that cannot be seeded */
export async function draftSeeding(
  state: ManualEditState,
  gOID: string,
  body: SeedingBody,
  seed: string,
): Promise<SeedingDraft> {
  const group = [...state.stored.groups.values()].find(({ oid }) => oid === gOID);
  if (group === undefined) throw createMissingGroupRefusal(gOID);
  checkGroups(body);
  const round = await readRound(state.db, state.challenge, group, body.round);
  refuseRoundWithResults(round);
  if (body.from === body.round) throw refusalAt('invalid request', '$.from', 'a round is not seeded from itself');
  const source =
    body.from === undefined
      ? await readGroupEntries(state, group, round)
      : await readQualifiers(state, group, body.from, body.reserves);
  if (source.entries.length === 0) throw conflict('no entries', `${group.uid} has no entries to be put in heats`);
  const seeding = computeSeeding(source, round, body, seed);
  const heats = planHeats(source, seeding, group, round, body.round);
  const { preview: _, ...options } = body;
  const athletes = heats.flatMap(({ rows }) => rows.map(({ sent }) => sent));
  const parts = isCombined(group.g0) ? planPartLists(state, group, athletes, seed) : undefined;
  return {
    heats,
    source,
    seeding,
    entry: {
      action: 'round seeded',
      detail: { group: gOID, uid: group.uid, ...options, seed, draws: seeding.draws },
      trialsData: [...planNewTrials(state, group, round, heats, body), ...(parts?.trialsData ?? [])],
      startlists: { ...planStartLists(heats, round, group, body, source.scratched), ...parts?.startlists },
      // These results are only DNS of scratched athletes, who are in no heat any more.
      resultlists: Object.fromEntries(
        round.heats.filter(({ results }) => results.length > 0).map(({ trial }) => [trial.uid, []]),
      ),
    },
  };
}
