import { type AccessCodeKind, isCombined, isFieldEvent, needsWind, readEvent } from 'shared-domain';
import {
  type AsideReason,
  BOARD_CODE_KINDS,
  type DeviceAnswer,
  LIVE_WIRE,
  type ResultRow,
  type Trial,
} from 'shared-domain/contract';
import type { liveInputQuery } from 'shared-domain/contract/schemas';
import { findNewestMinutes } from 'shared-domain/live-input';
import type { z } from 'zod';
import { parseBodies } from '../../base/parse-bodies.ts';
import type { Official } from '../../policies/code-policy.ts';
import { presentStartRow } from '../../presenters/athlete.ts';
import { findChallenge } from '../../store/challenges/challenges.ts';
import type { Db } from '../../store/db.ts';
import { readSentStarts, readStartBodies, readStoredResults } from '../../store/lists/lists.ts';
import { readNameMask } from '../../store/lists/name-masks.ts';
import { readActs } from '../../store/lists/official-acts.ts';
import type { SentResult, SentStart } from '../../store/lists/sent-rows.ts';
import { listCallSettings } from '../../store/live/devices.ts';
import { listFacts, listLiveTrials, listRefused, readLastFactNumber } from '../../store/live/facts.ts';
import { listHolds } from '../../store/live/holds.ts';
import { readDeviceMark } from '../../store/live/news.ts';
import { listTenures } from '../../store/live/tenures.ts';
import { listWithheldDecisions } from '../../store/live/withheld-decisions.ts';
import type { LiveTrialTable, TenureTable } from '../../store/live-tables.ts';
import type { OfficialActTable } from '../../store/secretariat-tables.ts';
import type { Context } from '../context/context.ts';
import { createMissingChallengeRefusal } from '../context/programme.ts';
import { readChallengeSite } from '../holds/challenge-site.ts';
import { findRelease } from '../holds/tenure.ts';
import { collectRowActs } from '../sheets/acts.ts';
import { readBoardRecords } from '../sheets/board-records.ts';
import { readClaimedRecords } from '../sheets/claimed-records.ts';
import { readOrganiserTrials } from '../sheets/organiser-trials.ts';
import { makeRowKeys } from '../sheets/row-key.ts';
import { listRenumberings } from '../sheets/row-renumbering.ts';
import { readWatchedRecords } from '../sheets/watched-records.ts';
import { readDeviceCounts } from './device-log.ts';
import { readDeviceProtests } from './device-protests.ts';
import { listHeardDevices, listJudges } from './devices.ts';
import { buildFoldStart } from './fold-start.ts';
import type { LiveTrialState } from './live-trial-state.ts';
import { presentRefusal } from './refused-facts.ts';
import { readScreenPictures } from './screen-pictures.ts';
import { readScreenOrder } from './screens.ts';
import { addUnlistedRows } from './unlisted-rows.ts';

/** Facts in one answer; the device asks for the rest. */
const MAX_FACTS = 2000;

type DeviceTrial = DeviceAnswer['trials'][number];

/** What a device asks for, as far as the answer depends on it. */
export type DeviceQuery = Omit<z.output<typeof liveInputQuery>, 'wait' | 'device'>;

/** The trials that each kind of code is for. */
const TRIAL_FILTER_BY_CODE: Readonly<Record<AccessCodeKind, (trial: Trial, kind: string) => boolean>> = {
  judge: () => true,
  wind: (trial, kind) => needsWind(readEvent(trial, kind)),
  starter: ({ g0 }) => !isFieldEvent(g0),
  chrono: ({ g0 }) => !isFieldEvent(g0),
  vboard: () => true,
  sboard: () => true,
};

/** Whose consoles a start waits for, whether or not they hold the race: nobody holds what is judged and timed side by side. */
const READY_KINDS: readonly AccessCodeKind[] = ['chrono', 'judge'];

const SAME_LISTS: Pick<DeviceTrial, 'rows' | 'same'> = { rows: [], same: true };

/** A trial of whose facts something is stored. */
interface StoredTrial {
  readonly liveTrial: LiveTrialTable | undefined;
  readonly lastNumber: number;
  readonly acts: readonly OfficialActTable[];
  /** A board shows results without an entry too. */
  readonly isBoard: boolean;
}

/** The start list as the public sees it, without hidden names, each row with its key; and how its facts are folded. */
async function readDeviceLists(
  db: Db,
  { oid, status, dets }: Pick<Trial, 'oid' | 'status' | 'dets'>,
  { acts, isBoard, ...stored }: StoredTrial,
): Promise<Pick<DeviceTrial, 'rows' | 'fold'>> {
  const listed = parseBodies<SentStart>(await readSentStarts(db, oid));
  const list = await readStoredResults(db, oid);
  const results = list.map(({ sent }) => JSON.parse(sent) as SentResult);
  const shown = isBoard ? list.map(({ body }) => JSON.parse(body) as ResultRow) : [];
  const { starts, rowKeys, rows } = isBoard
    ? addUnlistedRows(listed, results, shown)
    : { starts: listed, rowKeys: makeRowKeys(listed), rows: [] };
  const shownStarts = parseBodies<SentStart>(await readStartBodies(db, oid));
  const context = { dets, acts: collectRowActs(acts) };
  return {
    rows: [...shownStarts.map((row, at) => ({ ...presentStartRow(row), row: rowKeys[at] ?? '' })), ...rows],
    fold: buildFoldStart(status, { starts, rowKeys, results }, context, stored) as DeviceTrial['fold'],
  };
}

/** Which devices hold a trial, and when the one that asks, with a code of that kind, was made to leave it. */
function presentTenures(
  rows: readonly TenureTable[],
  kind: AccessCodeKind,
  device: string | undefined,
): Pick<DeviceTrial, 'tenures' | 'released'> {
  const current = rows.filter(({ until }) => until === null);
  const ofKind = rows.filter(({ by }) => by === kind);
  const released = device === undefined ? undefined : findRelease(ofKind, device);
  const ended = released === undefined ? {} : { released };
  if (current.length === 0) return ended;
  return {
    ...ended,
    tenures: current.map(({ by, device, label, since, last }) => ({
      by: by as AccessCodeKind,
      device,
      ...(label === null ? {} : { label }),
      since,
      last,
    })),
  };
}

type Challenge = DeviceAnswer['challenge'];

/** When calls close, as the call room was told last. */
async function readCallMinutes(db: Db, chOID: string): Promise<Challenge['call']> {
  const settings = (await listCallSettings(db, chOID)).map(
    (call) => JSON.parse(call) as NonNullable<Challenge['call']>,
  );
  return findNewestMinutes(settings) as Challenge['call'];
}

/** What a device needs at its start: its code, its trials with their start lists, facts after a cursor; a screen, what it was told. */
export async function readDevice(
  ctx: Context,
  official: Official,
  { since, revision, 'trialOIDs[]': wanted }: DeviceQuery,
  device?: string,
): Promise<DeviceAnswer> {
  const { chOID, kind, expires } = official;
  return ctx.store.snapshot(async (tx) => {
    const challenge = await findChallenge(tx, chOID);
    if (challenge === undefined) throw createMissingChallengeRefusal(chOID);
    const site = readChallengeSite(challenge);
    const trials = [...(await readOrganiserTrials(tx, chOID)).values()]
      .map(({ trial }) => trial)
      .filter((trial) => !isCombined(trial.g0) && TRIAL_FILTER_BY_CODE[kind](trial, challenge.kind))
      .filter(({ oid }) => wanted === undefined || wanted.includes(oid));
    const mask = await readNameMask(tx, chOID);
    const liveTrials = new Map((await listLiveTrials(tx, chOID)).map((row) => [row.trial, row]));
    const lastNumber = await readLastFactNumber(tx, chOID);
    const refusedByTrial = Map.groupBy(await listRefused(tx, chOID), ({ trial }) => trial);
    const oids = trials.map(({ oid }) => oid);
    const facts = await listFacts(tx, chOID, { since, trials: oids, limit: MAX_FACTS + 1 });
    const page = facts.slice(0, MAX_FACTS);
    const hasMore = facts.length > MAX_FACTS;
    const tenures = Map.groupBy(await listTenures(tx, chOID), ({ trial }) => trial);
    const steadyNow = ctx.readSteadyClock();
    const edited = new Set((await listHolds(tx, chOID, steadyNow)).map(({ trial }) => trial));
    const renumberingsByTrial = await listRenumberings(tx, oids);
    const protests = kind === 'judge' ? await readDeviceProtests(tx, chOID) : undefined;
    const isBoard = BOARD_CODE_KINDS.includes(kind);
    const screen = isBoard && device !== undefined ? await readScreenOrder(tx, chOID, device, ctx.clock()) : undefined;
    const withheld = isBoard ? (await listWithheldDecisions(tx, chOID)).map(({ report }) => report) : [];
    const records = isBoard ? await readBoardRecords(ctx, tx, challenge) : undefined;
    const claims = kind === 'judge' ? await readClaimedRecords(ctx, tx, challenge) : undefined;
    const watched = kind === 'judge' ? await readWatchedRecords(ctx, tx, challenge) : undefined;
    const hasSameLists = (trial: Trial) => revision !== undefined && trial.revision <= revision;
    const changed = trials.filter((trial) => !hasSameLists(trial)).map(({ oid }) => oid);
    const actsByTrial = Map.groupBy(await readActs(tx, changed), ({ list }) => list);
    const deviceTrials = [];
    for (const trial of trials) {
      const refusedFacts = refusedByTrial.get(trial.oid) ?? [];
      const renumberings = renumberingsByTrial.get(trial.oid) ?? [];
      const liveTrial = liveTrials.get(trial.oid);
      deviceTrials.push({
        ...trial,
        ...(hasSameLists(trial)
          ? SAME_LISTS
          : await readDeviceLists(tx, trial, {
              liveTrial,
              lastNumber,
              acts: actsByTrial.get(trial.oid) ?? [],
              isBoard,
            })),
        ...(records?.has(trial.oid) ? { records: [...(records.get(trial.oid) ?? [])] } : {}),
        ...(claims?.has(trial.oid) ? { claims: [...(claims.get(trial.oid) ?? [])] } : {}),
        ...(watched?.has(trial.oid) ? { watched: [...(watched.get(trial.oid) ?? [])] } : {}),
        live: liveTrial && (JSON.parse(liveTrial.body) as LiveTrialState).live,
        ...(renumberings.length === 0 ? {} : { renumbered: [...renumberings] }),
        ...presentTenures(tenures.get(trial.oid) ?? [], kind, device),
        ...(edited.has(trial.oid) && { organiser: true as const }),
        ...protests?.get(trial.oid),
        refused: refusedFacts.map(presentRefusal),
      });
    }
    const call = await readCallMinutes(tx, chOID);
    const { name, kind: challengeKind, tz } = challenge;
    return {
      challenge: { oid: chOID, name, kind: challengeKind, tz, ...(site && { site }), ...(call && { call }) },
      code: { kind, expires: expires.toISOString() },
      ...(screen === undefined ? {} : { screen }),
      ...(isBoard ? mask.value(await readScreenPictures(tx, chOID)) : {}),
      ...(withheld.length === 0 ? {} : { withheld }),
      revision: challenge.revision,
      mark: await readDeviceMark(tx, chOID, steadyNow, wanted),
      cursor: hasMore ? (page.at(-1)?.n ?? since) : Math.max(since, lastNumber),
      now: ctx.clock().getTime(),
      ...(await readDeviceCounts(tx, chOID)),
      wire: LIVE_WIRE,
      more: hasMore,
      ...(kind === 'judge' && { judges: mask.value(await listJudges(tx, chOID)) }),
      ...(kind === 'starter' && { heard: mask.value([...(await listHeardDevices(tx, chOID, READY_KINDS))]) }),
      trials: mask.value(deviceTrials),
      facts: page.map(({ n, device, by, arrived, aside, body }) => ({
        n,
        device,
        by: by as AccessCodeKind,
        arrived,
        ...(aside == null ? {} : { aside: aside as AsideReason }),
        fact: mask.value(JSON.parse(body) as DeviceAnswer['facts'][number]['fact']),
      })),
    };
  });
}
