import { makeGroupUid } from 'shared-domain';
import type { UploadResult } from 'shared-domain/contract';
import { type DemoEvent, EVENTS } from './events.data.ts';
import { type Entrant, entry, isTimed, makeField } from './field.ts';
import { CATEGORY, groupName, trialNamed } from './naming.ts';
import type { People, Sex } from './people.ts';
import { createRandom } from './random.ts';
import { type Commitments, frameTime, type ScriptTrial } from './script.ts';
import { qualifyByPlace } from './simulate/race.ts';
import type { TimetableLine } from './timetable.data.ts';
import { type Played, playTrial } from './trials.ts';

const MINUTE = 60_000;
const LANES = 8;
/** Start lists come out this long before the start. */
const PUBLISH = 150 * MINUTE;
/** Minutes between two heats. */
const BETWEEN = { short: 6, long: 10 } as const;
const FIELD_SIZE = { lanes: 8, track: 13, walk: 11, horizontal: 12, throw: 12, vertical: 11, relay: 8 } as const;

export interface RoundsContext {
  readonly seed: string;
  readonly people: People;
  /** The moment of a line of the timetable. */
  momentOf(line: TimetableLine): number;
}

export interface RoundsResult {
  readonly trials: readonly ScriptTrial[];
  readonly commitments: readonly Commitments[];
}

const gapOf = (event: DemoEvent): number => (event.kind === 'lanes' ? BETWEEN.short : BETWEEN.long) * MINUTE;

/** Zigzag: the best are kept apart (TR 20.3). */
function seedHeats(entrants: readonly Entrant[], heats: number): Entrant[][] {
  const groups = Array.from({ length: heats }, (): Entrant[] => []);
  [...entrants]
    .sort((a, b) => a.sb - b.sb)
    .forEach((entrant, i) => {
      const turn = i % (2 * heats);
      groups[turn < heats ? turn : 2 * heats - 1 - turn]?.push(entrant);
    });
  return groups;
}

/** Adds what only the end of the last heat tells: `q` for the fastest of the others. */
function qualifyByTime(
  heats: readonly Played[],
  places: number,
  times: number,
): { heats: Played[]; through: Entrant[] } {
  const byPlace = heats.flatMap(({ race }) => race?.order.slice(0, places) ?? []);
  const timeOf = (entrant: Entrant): number => heats.find(({ marks }) => marks.has(entrant))?.marks.get(entrant) ?? 0;
  const byTime = heats
    .flatMap(({ race }) => race?.order.slice(places) ?? [])
    .sort((a, b) => timeOf(a) - timeOf(b))
    .slice(0, times);
  const bibs = new Set(byTime.map(({ person }) => person.bib));
  const last = heats.at(-1)?.item;
  const lastEnd = last === undefined ? 0 : Math.max(...last.frames.map((frame) => frameTime(last, frame)));
  const withQ = (rows: readonly UploadResult[]): UploadResult[] =>
    rows.map((row) => (bibs.has(String(row.bib)) ? { ...row, qualified: 'q' as const } : row));
  const done = heats.map((heat) => {
    const frames = heat.item.frames.map((frame) =>
      heat.race === undefined || frame.rows.length === 0
        ? frame
        : { ...frame, rows: qualifyByPlace({ ...heat.race, rows: frame.rows }, places) },
    );
    const official = frames.at(-1);
    const at = (lastEnd - heat.item.start) / MINUTE + 1;
    const final = official === undefined ? [] : [{ ...official, at, rows: withQ(official.rows) }];
    return { ...heat, item: { ...heat.item, frames: [...frames, ...final] } };
  });
  return { heats: done, through: [...byPlace, ...byTime].sort((a, b) => timeOf(a) - timeOf(b)) };
}

/** All rounds of one event for one sex: heats and final, or a final alone. */
export function playRounds(lines: readonly TimetableLine[], sex: Sex, context: RoundsContext): RoundsResult {
  const heatsLine = lines.find(({ round }) => round === 'h');
  const finalLine = lines.find(({ round }) => round === 'f');
  const first = heatsLine ?? finalLine;
  if (first === undefined || finalLine === undefined) return { trials: [], commitments: [] };
  const event: DemoEvent = EVENTS[first.event];
  const place = { g0: event.g0[sex], g1: event.g1[sex], category: CATEGORY[sex] };
  const group = groupName(event, sex);
  const random = createRandom(`${context.seed} ${group}`);
  const size = heatsLine === undefined ? FIELD_SIZE[event.kind] : heatsLine.heats * LANES - 1;
  const field = makeField(size, () => context.people.athlete(sex), event.level[sex], isTimed(event.kind), random);
  const firstStart = context.momentOf(first);
  const commitments = [{ groupUid: makeGroupUid(place), rows: field.map(entry), until: firstStart - PUBLISH }];
  const common = { event, combined: false, random };

  let finalists = field;
  let publish = firstStart - PUBLISH;
  let heats: Played[] = [];
  if (heatsLine !== undefined) {
    const places = heatsLine.heats === 3 ? 2 : 3;
    const times = LANES - places * heatsLine.heats;
    const played = seedHeats(field, heatsLine.heats).map((entrants, i) =>
      playTrial({
        ...common,
        trial: trialNamed(
          group,
          `Série ${i + 1}`,
          { ...place, round: 'h', heat: i + 1 },
          { qualifying: { places, times } },
        ),
        start: firstStart + i * gapOf(event),
        publish,
        entrants,
      }),
    );
    const qualified = qualifyByTime(played, places, times);
    heats = qualified.heats;
    finalists = qualified.through;
    const lastHeat = heats.at(-1)?.item;
    publish =
      lastHeat === undefined ? publish : Math.max(...lastHeat.frames.map((frame) => frameTime(lastHeat, frame)));
  }
  const final = playTrial({
    ...common,
    trial: trialNamed(group, 'Finale', { ...place, round: 'f', heat: 1 }),
    start: context.momentOf(finalLine),
    publish,
    entrants: finalists,
  });
  return { trials: [...heats, final].map(({ item }) => item), commitments };
}
