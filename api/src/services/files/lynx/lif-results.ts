import {
  canMove,
  type EventRef,
  findUnit,
  foldText,
  formatMark,
  isRelayEvent,
  readEvent,
  TRIAL_STATUS,
  type TrialStatus,
} from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { saying } from 'shared-domain/contract';
import type { SentResult, SentTrial } from '../../../store/lists/sent-rows.ts';
import { mapInTurns } from '../../../store/map-in-turns.ts';
import type { TrialTable } from '../../../store/schema.ts';
import { readStoredTrials, type StoredTrials } from '../../planning/stored-trials.ts';
import { noTrial } from '../../reads/public-reads.ts';
import type { ShownRow } from '../csv/columns.ts';
import { whoIs } from '../csv/merge-rows.ts';
import { readResultRows, readStartRows } from '../csv/stored-rows.ts';
import type { FileErrors, Place } from '../file-errors.ts';
import { Changes, type MadeLists, type MakeLists, type ReadFile } from '../import-lists.ts';
import { lifPlace, parseLifRow } from './lif-row.ts';
import { lynxNumbers } from './lynx-number.ts';
import { type LifFile, type LifRow, readLif } from './read-lif.ts';

function findTrial(
  known: StoredTrials,
  lif: LifFile,
  own: string | undefined,
  errors: FileErrors,
): TrialTable | undefined {
  const all = [...known.trials.values()];
  if (own !== undefined) {
    const trial = all.find(({ oid }) => oid === own);
    if (trial === undefined) throw noTrial(own);
    return trial;
  }
  const numbers = lynxNumbers(known);
  const found = all.find(({ uid }) => {
    const number = numbers.get(uid);
    return number?.event === lif.event && number.round === lif.round && number.heat === lif.heat;
  });
  if (found === undefined)
    errors.refuse(
      { line: lif.line, column: 1, name: 'event' },
      saying('noHeat', { event: lif.event, round: lif.round, heat: lif.heat }),
    );
  return found;
}

/** A start list, indexed by what a line names an athlete by. */
interface StartIndex {
  readonly size: number;
  readonly byId: ReadonlyMap<string, ShownRow>;
  readonly byLane: ReadonlyMap<string, ShownRow>;
  readonly byKey: ReadonlyMap<string, ShownRow>;
}

async function indexStarts(starts: readonly ShownRow[]): Promise<StartIndex> {
  const [byId, byLane, byKey] = [new Map<string, ShownRow>(), new Map<string, ShownRow>(), new Map<string, ShownRow>()];
  const add = (map: Map<string, ShownRow>, key: string, seen: ShownRow) => {
    if (key !== '' && !map.has(key)) map.set(key, seen);
  };
  await mapInTurns(starts, (seen) => {
    add(byId, seen.bib ?? '', seen);
    add(byId, String(seen.relay?.n ?? ''), seen);
    add(byLane, String(seen.lane ?? ''), seen);
    add(byKey, keyOf(seen), seen);
  });
  return { size: starts.length, byId, byLane, byKey };
}

/** The entry of a line: by its id, else by its lane; an empty start list accepts any name. */
function findEntry(row: LifRow, starts: StartIndex, errors: FileErrors): ShownRow | undefined {
  const { id, lane, last } = row.cells;
  const found = id === '' ? starts.byLane.get(lane) : starts.byId.get(id);
  if (found === undefined) {
    const notice = id === '' ? saying('laneUnlisted', { lane: lane || '–' }) : saying('unlisted', { who: id });
    errors.refuse(lifPlace(row, id === '' ? 'lane' : 'id'), notice);
    return undefined;
  }
  if (lane !== '' && found.lane !== undefined && String(found.lane) !== lane)
    errors.warn(lifPlace(row, 'lane'), saying('otherLane', { who: whoIs(found), lane: found.lane }));
  if (last !== '' && foldText(last) !== foldText(found.last ?? ''))
    errors.warn(lifPlace(row, 'last'), saying('otherName', { who: whoIs(found), name: last }));
  return found;
}

interface Identity extends Partial<SentResult> {
  readonly key: string;
}

function findIdentity(row: LifRow, starts: StartIndex, relay: boolean, errors: FileErrors): Identity | undefined {
  const { id, lane, last, first, affiliation } = row.cells;
  const ran = /^\d{1,2}$/.test(lane) ? { lane: Number(lane) } : {};
  if (starts.size === 0) {
    if (last === '' && id === '') errors.refuse(lifPlace(row, 'last'), saying('nobody'));
    const named = relay ? { clubName: affiliation || last } : { clubName: affiliation || undefined };
    return { key: id || foldText(`${last} ${first}`), ...(id && { bib: id }), last, first, ...named, ...ran };
  }
  const entry = findEntry(row, starts, errors);
  if (entry === undefined) return undefined;
  const { bib, auid, relay: team } = entry;
  const who =
    bib !== undefined
      ? { bib }
      : auid !== undefined
        ? { auid }
        : team?.oid !== undefined
          ? { relay: team }
          : { last: entry.last, first: entry.first };
  return { key: bib ?? auid ?? team?.oid ?? foldText(`${entry.last} ${entry.first}`), ...who, ...ran };
}

const keyOf = (seen: ShownRow): string =>
  seen.bib ?? seen.auid ?? seen.relay?.oid ?? foldText(`${seen.last} ${seen.first}`);

/** The stored trial with its wind, and with unofficial results where it had no status of results. */
function trialAfter(row: TrialTable, group: string, wind: number | undefined): SentTrial {
  const dets = JSON.parse(row.dets) as NonNullable<SentTrial['dets']>;
  const ran = row.status !== TRIAL_STATUS.official && canMove(row.status, TRIAL_STATUS.unofficial);
  return {
    uid: row.uid,
    group,
    name: row.name,
    date: row.date,
    dateE: row.date_e ?? undefined,
    dts: {},
    g0: row.g0,
    g1: row.g1,
    category: row.category,
    round: row.round as SentTrial['round'],
    heat: row.heat,
    status: (ran ? TRIAL_STATUS.unofficial : row.status) as TrialStatus,
    dets: wind === undefined ? dets : { ...dets, wind, windUnit: dets.windUnit ?? 'm/s' },
  };
}

const shown = (prf: ResultRow['prf'] | undefined, event: EventRef): string =>
  prf === undefined ? '' : formatMark(prf, event);

/**
 * Reads a photo finish: its times, photo places, reactions and laps go into the rows of the heat, whose other fields do not
 * change; athletes that were not read keep their row.
 */
export const readLifResults =
  (bytes: Buffer, own: string | undefined): ReadFile =>
  async (errors) =>
    mergeLifResults(await readLif(bytes, errors), own);

function mergeLifResults(lif: LifFile | undefined, own: string | undefined): MakeLists {
  return async (tx, { oid: chOID, kind }, errors): Promise<MadeLists> => {
    const changes = new Changes();
    const nothing = { body: { trialsData: [], startlists: {}, resultlists: {} }, changes, places: new Map() };
    const known = await readStoredTrials(tx, chOID);
    const trial = lif && findTrial(known, lif, own, errors);
    errors.settle();
    if (lif === undefined || trial === undefined) return nothing;
    const { uid } = trial;
    const event = readEvent({ ...trial, dets: JSON.parse(trial.dets) as { hand?: boolean } }, kind);
    if (findUnit(event) !== 'ms') {
      errors.refuse({ line: lif.line, column: 1, name: 'event' }, saying('noRace', { trial: trial.name }));
      return nothing;
    }
    const starts = await indexStarts((await readStartRows(tx, trial.oid)).map(({ seen }) => seen));
    const standing = await readResultRows(tx, trial.oid);
    const rows = new Map<string, { sent: Partial<SentResult>; place: () => Place }>(
      standing.map(({ seen, sent }) => [keyOf(seen), { sent: sent as SentResult, place: () => ({ line: lif.line }) }]),
    );
    const seenBefore = new Map(standing.map(({ seen }) => [keyOf(seen), seen]));
    const lines = new Map<string, number>();
    await mapInTurns(lif.rows, (row) => {
      if (errors.full) return;
      const identity = findIdentity(row, starts, isRelayEvent(event), errors);
      if (identity === undefined) return;
      const { key, ...who } = identity;
      const twice = lines.get(key);
      if (twice !== undefined)
        errors.refuse(lifPlace(row, 'id'), saying('bibTwice', { who: row.cells.id || row.cells.last, other: twice }));
      lines.set(key, row.line);
      const reading = parseLifRow(row, event, errors);
      if (reading === undefined) return;
      const before = rows.get(key);
      const { rank: _, reaction: __, splits: ___, ...rest } = before?.sent ?? {};
      const sent = { ...(before === undefined ? who : rest), ...reading };
      rows.set(key, { sent, place: () => lifPlace(row, 'time') });
      if (JSON.stringify(sorted(sent)) === JSON.stringify(sorted(before?.sent ?? {}))) {
        if (before !== undefined) rows.set(key, { ...before, place: () => lifPlace(row, 'time') });
        return;
      }
      const seen = seenBefore.get(key) ?? starts.byKey.get(key) ?? (who as ShownRow);
      const fields = [
        { name: 'time', before: shown(seenBefore.get(key)?.prf, event), after: shown(reading.prf, event) },
      ];
      changes.add({ uid, kind: before === undefined ? 'added' : 'changed', line: row.line, who: whoIs(seen), fields });
    });
    changes.counts.read = lif.rows.length;
    const group = [...known.groups.values()].find(({ oid }) => oid === trial.trial_group)?.name ?? trial.name;
    const after = trialAfter(trial, group, lif.wind);
    const wasWind = (JSON.parse(trial.dets) as SentTrial['dets'])?.wind;
    if (lif.wind !== undefined && lif.wind !== wasWind)
      changes.add({
        uid,
        kind: 'trial',
        line: lif.line,
        who: trial.name,
        fields: [{ name: 'wind', before: String(wasWind ?? ''), after: String(lif.wind) }],
      });
    const list = [...rows.values()];
    const changed = changes.counts.added + changes.counts.changed > 0;
    return {
      body: {
        trialsData: changed || (lif.wind !== undefined && lif.wind !== wasWind) ? [after] : [],
        startlists: {},
        resultlists: changed ? { [uid]: list.map(({ sent }) => sent as SentResult) } : {},
      },
      changes,
      places: new Map([[uid, list.map(({ place }) => place)]]),
    };
  };
}

const sorted = (row: object): unknown =>
  Object.entries(row)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
