import { findAddedStart, findLaneClass, findListType, isTrackEvent, makeTrialUid, seedHeats } from 'shared-domain';
import type { SentStart, SentTrial, SentUpload } from '../../store/lists/sent-rows.ts';
import type { GroupTable, TrialTable } from '../../store/schema.ts';
import { buildUnchangedTrial } from '../planning/unchanged-trial.ts';
import { makeRowKey } from '../sheets/row-key.ts';
import { parseDets } from '../sheets/sheet.ts';
import type { ManualEditState } from '../writing/manual-edit.ts';
import { removeCall } from './seed-source.ts';

/** Start lists of the parts of a combined event, and the heats that had to be added for them. */
interface PartLists {
  readonly startlists: SentUpload['startlists'];
  readonly trialsData: readonly SentTrial[];
}

/** Lanes of a part run in lanes, as the programme does not say how many the track has. */
const USUAL_LANES = 8;

/** The number of lanes of a part; undefined where it is not run in lanes. */
function findLaneCount(trial: TrialTable): number | undefined {
  const hasLanes = isTrackEvent(trial.g0) && findLaneClass(trial) !== undefined && findListType(trial) !== 'combined';
  return hasLanes ? USUAL_LANES : undefined;
}

/** Draws all athletes into the heats of one discipline, in equal numbers, with order or lanes by lot. */
function planPart(
  heats: readonly TrialTable[],
  athletes: readonly SentStart[],
  group: GroupTable,
  seed: string,
): PartLists {
  const [first] = heats;
  if (first === undefined) return { startlists: {}, trialsData: [] };
  const lanes = findLaneCount(first);
  const heatCount = lanes === undefined ? heats.length : Math.max(heats.length, Math.ceil(athletes.length / lanes));
  const byKey = new Map(athletes.map((sent) => [makeRowKey(sent), sent]));
  const seeding = seedHeats(
    [...byKey].map(([id]) => ({ id })),
    { heats: heatCount, seed: `${seed} ${first.uid}`, ...(lanes === undefined ? {} : { lanes }) },
  );
  const { g0, g1, category } = first;
  const makeHeatUid = (heat: number) => makeTrialUid({ g0, g1, category, round: 'c', heat });
  const storedUids = new Set(heats.map(({ uid }) => uid));
  const startlists = Object.fromEntries([
    ...heats.map(({ uid }) => [uid, [] as SentStart[]] as const),
    ...seeding.heats.map(({ number, athletes: seeded }) => {
      const rows = seeded.map(({ id, odr, lane }) => ({
        ...removeCall(byKey.get(id) as SentStart),
        odr,
        ...(lane === undefined ? {} : { lane }),
      }));
      return [makeHeatUid(number), rows] as const;
    }),
  ]);
  const addedHeats = seeding.heats.filter(({ number }) => !storedUids.has(makeHeatUid(number)));
  const last = heats.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date)).at(-1) ?? first;
  const trialsData = addedHeats.map(({ number }, index) => ({
    ...buildUnchangedTrial(first, group.name),
    uid: makeHeatUid(number),
    heat: number,
    date: findAddedStart(last.date, index + 1, first),
    dets: { combined: parseDets(first).combined },
  }));
  return { startlists, trialsData };
}

/**
 * Puts the athletes of a combined event into the start lists of all its parts. A part with results is not changed.
 */
export function planPartLists(
  { stored }: ManualEditState,
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
