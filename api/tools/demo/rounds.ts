import { makeGroupUid } from 'shared-domain';
import type { UploadResult } from 'shared-domain/contract';
import { type DemoEvent, EVENTS } from './events.data.ts';
import { buildEntry, type Entrant, isTimed, makeField } from './field.ts';
import { CATEGORY, createTrial, formatGroupName } from './naming.ts';
import type { People, Sex } from './people.ts';
import { createRandom } from './random.ts';
import { type Commitments, findFrameTime, type ScriptTrial } from './script.ts';
import { qualifyByPlace } from './simulate/race.ts';
import type { TimetableLine } from './timetable.data.ts';
import { type PlayedTrial, playTrial } from './trials.ts';

const MINUTE = 60_000;
const LANES = 8;
/** ms before the start at which start lists are published. */
const PUBLISH_BEFORE = 150 * MINUTE;
/** Minutes between two heats. */
const HEAT_INTERVAL_MINUTES = { short: 6, long: 10 } as const;
const FIELD_SIZE = { lanes: 8, track: 13, walk: 11, horizontal: 12, throw: 12, vertical: 11, relay: 8 } as const;

export interface RoundsContext {
  readonly seed: string;
  readonly people: People;
  /** The moment of a line of the timetable, ms since 1970. */
  findMoment(line: TimetableLine): number;
}

export interface RoundsResult {
  readonly trials: readonly ScriptTrial[];
  readonly commitments: readonly Commitments[];
}

const findHeatInterval = (event: DemoEvent): number =>
  (event.kind === 'lanes' ? HEAT_INTERVAL_MINUTES.short : HEAT_INTERVAL_MINUTES.long) * MINUTE;

/** Distributes athletes in zigzag, so that the best are in different heats (TR 20.3). */
function seedHeats(entrants: readonly Entrant[], heats: number): Entrant[][] {
  const groups = Array.from({ length: heats }, (): Entrant[] => []);
  [...entrants]
    .sort((a, b) => a.sb - b.sb)
    .forEach((entrant, i) => {
      const position = i % (2 * heats);
      groups[position < heats ? position : 2 * heats - 1 - position]?.push(entrant);
    });
  return groups;
}

/** Adds `q` for the fastest of those not qualified by place, which is known only after the last heat. */
function qualifyByTime(
  heats: readonly PlayedTrial[],
  places: number,
  times: number,
): { heats: PlayedTrial[]; qualified: Entrant[] } {
  const byPlace = heats.flatMap(({ race }) => race?.order.slice(0, places) ?? []);
  const findTime = (entrant: Entrant): number => heats.find(({ marks }) => marks.has(entrant))?.marks.get(entrant) ?? 0;
  const byTime = heats
    .flatMap(({ race }) => race?.order.slice(places) ?? [])
    .sort((a, b) => findTime(a) - findTime(b))
    .slice(0, times);
  const bibs = new Set(byTime.map(({ person }) => person.bib));
  const last = heats.at(-1)?.item;
  const lastEnd = last === undefined ? 0 : Math.max(...last.frames.map((frame) => findFrameTime(last, frame)));
  const markQualified = (rows: readonly UploadResult[]): UploadResult[] =>
    rows.map((row) => (bibs.has(String(row.bib)) ? { ...row, qualified: 'q' as const } : row));
  const finishedHeats = heats.map((heat) => {
    const frames = heat.item.frames.map((frame) =>
      heat.race === undefined || frame.rows.length === 0
        ? frame
        : { ...frame, rows: qualifyByPlace({ ...heat.race, rows: frame.rows }, places) },
    );
    const official = frames.at(-1);
    const minutes = (lastEnd - heat.item.start) / MINUTE + 1;
    const final = official === undefined ? [] : [{ ...official, at: minutes, rows: markQualified(official.rows) }];
    return { ...heat, item: { ...heat.item, frames: [...frames, ...final] } };
  });
  return { heats: finishedHeats, qualified: [...byPlace, ...byTime].sort((a, b) => findTime(a) - findTime(b)) };
}

/** All rounds of one event for one sex: heats and final, or a final alone. */
export function playRounds(lines: readonly TimetableLine[], sex: Sex, context: RoundsContext): RoundsResult {
  const heatsLine = lines.find(({ round }) => round === 'h');
  const finalLine = lines.find(({ round }) => round === 'f');
  const first = heatsLine ?? finalLine;
  if (first === undefined || finalLine === undefined) return { trials: [], commitments: [] };
  const event: DemoEvent = EVENTS[first.event];
  const trialKey = { g0: event.g0[sex], g1: event.g1[sex], category: CATEGORY[sex] };
  const group = formatGroupName(event, sex);
  const random = createRandom(`${context.seed} ${group}`);
  const size = heatsLine === undefined ? FIELD_SIZE[event.kind] : heatsLine.heats * LANES - 1;
  const field = makeField(size, () => context.people.nextAthlete(sex), event.level[sex], isTimed(event.kind), random);
  const firstStart = context.findMoment(first);
  const commitments = [
    { groupUid: makeGroupUid(trialKey), rows: field.map(buildEntry), until: firstStart - PUBLISH_BEFORE },
  ];
  const commonOptions = { event, isCombined: false, random };

  let finalists = field;
  let publish = firstStart - PUBLISH_BEFORE;
  let heats: PlayedTrial[] = [];
  if (heatsLine !== undefined) {
    const places = heatsLine.heats === 3 ? 2 : 3;
    const times = LANES - places * heatsLine.heats;
    const played = seedHeats(field, heatsLine.heats).map((entrants, i) =>
      playTrial({
        ...commonOptions,
        trial: createTrial(
          group,
          `Série ${i + 1}`,
          { ...trialKey, round: 'h', heat: i + 1 },
          { qualifying: { places, times } },
        ),
        start: firstStart + i * findHeatInterval(event),
        publish,
        entrants,
      }),
    );
    const qualified = qualifyByTime(played, places, times);
    heats = qualified.heats;
    finalists = qualified.qualified;
    const lastHeat = heats.at(-1)?.item;
    publish =
      lastHeat === undefined ? publish : Math.max(...lastHeat.frames.map((frame) => findFrameTime(lastHeat, frame)));
  }
  const final = playTrial({
    ...commonOptions,
    trial: createTrial(group, 'Finale', { ...trialKey, round: 'f', heat: 1 }),
    start: context.findMoment(finalLine),
    publish,
    entrants: finalists,
  });
  return { trials: [...heats, final].map(({ item }) => item), commitments };
}
