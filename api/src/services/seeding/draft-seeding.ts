import {
  checkLaneGroups,
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
import { findRoundRule } from '../writing/qualify-round.ts';
import { type Round, readRound } from '../writing/round.ts';
import type { Entry, EntryState } from '../writing/write-entry.ts';
import { planPartLists } from './combined-parts.ts';
import { noGroup } from './qualification.ts';
import { readGroupEntries, readQualifiers, type Source } from './seed-source.ts';

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

/** The venue's own groups, each lane once. @throws Refusal naming a lane that is twice or not there */
function checkGroups({ lanes = 0, laneGroups }: SeedingBody): void {
  const fault = checkLaneGroups(laneGroups ?? [], lanes).find(({ problem }) => problem !== 'lane not used');
  if (laneGroups !== undefined && fault !== undefined) {
    throw refusalAt('invalid request', '$.laneGroups', `lane ${fault.lane}: ${fault.problem}`);
  }
}

/** A round with results is not seeded again, as its marks would lose their athletes. */
function mustNotHaveRun({ heats }: Round): void {
  const run = heats.find(({ results }) => results.some(({ sent }) => sent.prf.st !== MARK_STATUS.dns));
  if (run !== undefined) throw conflictAt('has results', '$.round', `${run.trial.uid} has results already`);
}

function computeSeeding({ entries }: Source, round: Round, body: SeedingBody, seed: string): Seeding {
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

interface NewHeat {
  readonly uid: string;
  readonly heat: number;
  readonly oid: string | undefined;
  readonly rows: readonly { readonly sent: SentStart; readonly seed: number }[];
}

function planHeats(
  { entries }: Source,
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

/** Heats that are not there yet, planned, with the rule of their round. */
function newTrials(
  { stored: known }: EntryState,
  group: GroupTable,
  round: Round,
  heats: readonly NewHeat[],
  body: SeedingBody,
): SentTrial[] {
  const { g0, g1, category } = group;
  const own = [...known.trials.values()].filter((trial) => trial.trial_group === group.oid);
  const missing = heats.filter(({ oid }) => oid === undefined);
  const date = body.date ?? own.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date))[0]?.date;
  if (missing.length > 0 && date === undefined) {
    throw refusalAt(
      'invalid request',
      '$.date',
      'is missing; the group has no trial whose time the new ones could take',
    );
  }
  const qualifying = findRoundRule(round);
  return missing.map(({ uid, heat }) => ({
    uid,
    group: group.name,
    date: date ?? '',
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
 * Start lists of all heats of the round; heats that are too many are emptied; nobody waits any more who is in one, but those
 * who were scratched.
 */
function planStartLists(
  heats: readonly NewHeat[],
  round: Round,
  group: GroupTable,
  { from }: SeedingBody,
  scratched: readonly SentStart[],
): SentUpload['startlists'] {
  const spare = round.heats.filter(({ trial }) => !heats.some(({ uid }) => uid === trial.uid));
  return {
    ...Object.fromEntries(spare.map(({ trial }) => [trial.uid, []])),
    ...Object.fromEntries(heats.map(({ uid, rows }) => [uid, rows.map(({ sent }) => sent)])),
    ...(from === undefined && (group.entries > 0 || scratched.length > 0) ? { [group.uid]: [...scratched] } : {}),
  };
}

/** A round as it would be seeded, and the edit that does it. */
export interface Draft {
  readonly heats: readonly NewHeat[];
  readonly source: Source;
  readonly seeding: Seeding;
  readonly entry: Entry;
}

/** Works a seeding out inside its transaction. @throws Refusal for a round that can not be seeded */
export async function draftSeeding(state: EntryState, gOID: string, body: SeedingBody, seed: string): Promise<Draft> {
  const group = [...state.stored.groups.values()].find(({ oid }) => oid === gOID);
  if (group === undefined) throw noGroup(gOID);
  checkGroups(body);
  const round = await readRound(state.db, state.challenge, group, body.round);
  mustNotHaveRun(round);
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
      trialsData: [...newTrials(state, group, round, heats, body), ...(parts?.trialsData ?? [])],
      startlists: { ...planStartLists(heats, round, group, body, source.scratched), ...parts?.startlists },
      // Only the DNS of those who were scratched: they are in no heat any more.
      resultlists: Object.fromEntries(
        round.heats.filter(({ results }) => results.length > 0).map(({ trial }) => [trial.uid, []]),
      ),
    },
  };
}
