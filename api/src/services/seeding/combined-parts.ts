import { findLaneClass, findListType, isTrackEvent, makeTrialUid, seedHeats } from 'shared-domain';
import type { SentStart, SentTrial, SentUpload } from '../../store/lists/sent-rows.ts';
import type { GroupTable, TrialTable } from '../../store/schema.ts';
import { buildUnchangedTrial } from '../planning/unchanged-trial.ts';
import { rowKey } from '../sheets/row-key.ts';
import { parseDets } from '../sheets/sheet.ts';
import type { EntryState } from '../writing/write-entry.ts';

/** Start lists of the parts of a combined event, and the heats that had to be added for them. */
interface PartLists {
  readonly startlists: SentUpload['startlists'];
  readonly trialsData: readonly SentTrial[];
}

const USUAL_LANES = 8;

/** Athletes of one heat of a part: a lane each where it is run in lanes. */
function findLanes(trial: TrialTable): number | undefined {
  const hasLanes = isTrackEvent(trial.g0) && findLaneClass(trial) !== undefined && findListType(trial) !== 'combined';
  return hasLanes ? USUAL_LANES : undefined;
}

/** One discipline: all athletes in its heats, evenly, the order or the lanes by lot. */
function planPart(
  heats: readonly TrialTable[],
  athletes: readonly SentStart[],
  group: GroupTable,
  seed: string,
): PartLists {
  const [first] = heats;
  if (first === undefined) return { startlists: {}, trialsData: [] };
  const lanes = findLanes(first);
  const needed = lanes === undefined ? heats.length : Math.max(heats.length, Math.ceil(athletes.length / lanes));
  const byKey = new Map(athletes.map((sent) => [rowKey(sent), sent]));
  const seeding = seedHeats(
    [...byKey].map(([id]) => ({ id })),
    { heats: needed, seed: `${seed} ${first.uid}`, ...(lanes === undefined ? {} : { lanes }) },
  );
  const { g0, g1, category } = first;
  const uidOf = (heat: number) => makeTrialUid({ g0, g1, category, round: 'c', heat });
  const known = new Set(heats.map(({ uid }) => uid));
  const startlists = Object.fromEntries([
    ...heats.map(({ uid }) => [uid, [] as SentStart[]] as const),
    ...seeding.heats.map(({ number, athletes: placed }) => {
      const rows = placed.map(({ id, odr, lane }) => {
        const { lane: _, odr: __, ...sent } = byKey.get(id) as SentStart;
        return { ...sent, odr, ...(lane === undefined ? {} : { lane }) };
      });
      return [uidOf(number), rows] as const;
    }),
  ]);
  const added = seeding.heats.filter(({ number }) => !known.has(uidOf(number)));
  const trialsData = added.map(({ number }) => ({
    ...buildUnchangedTrial(first, group.name),
    uid: uidOf(number),
    heat: number,
    dets: { combined: parseDets(first).combined },
  }));
  return { startlists, trialsData };
}

/**
 * The athletes of a combined event in the start lists of all its parts: who is drawn into the whole runs every part of it. A part
 * with results is left as it is.
 */
export function planPartLists(
  { stored }: EntryState,
  group: GroupTable,
  athletes: readonly SentStart[],
  seed: string,
): PartLists {
  const parts = [...stored.trials.values()].filter((trial) => trial.trial_group === group.oid && trial.round === 'c');
  const disciplines = Map.groupBy(parts, ({ g0, g1 }) => `${g0}-${g1}`);
  const planned = [...disciplines.values()]
    .filter((heats) => heats.every(({ results }) => results === 0))
    .map((heats) =>
      planPart(
        heats.toSorted((a, b) => a.heat - b.heat),
        athletes,
        group,
        seed,
      ),
    );
  return {
    startlists: Object.assign({}, ...planned.map(({ startlists }) => startlists)),
    trialsData: planned.flatMap(({ trialsData }) => trialsData),
  };
}
