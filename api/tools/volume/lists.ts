import { TRIAL_STATUS } from 'shared-domain';
import type { UploadResult, UploadStart, UploadTrial } from 'shared-domain/contract';
import type { Competition } from './competition.ts';
import { findPerson, type Person } from './people.ts';

interface Lists {
  readonly trialsData: UploadTrial[];
  readonly startlists: Record<string, UploadStart[]>;
  readonly resultlists: Record<string, UploadResult[]>;
}

type TrialKey = Pick<UploadTrial, 'g0' | 'g1' | 'category' | 'round' | 'heat'>;

interface TrialEvent {
  readonly g0: number;
  readonly name: string;
  /** Best mark of the field in ms or mm, and athletes in a list. */
  readonly best: number;
  readonly fieldSize: number;
  readonly series?: 'jump' | 'bar';
}

const STADIUM_EVENTS: readonly TrialEvent[] = [
  { g0: 100, name: '100 m', best: 10_900, fieldSize: 8 },
  { g0: 200, name: '200 m', best: 22_000, fieldSize: 8 },
  { g0: 400, name: '400 m', best: 49_000, fieldSize: 8 },
  { g0: 800, name: '800 m', best: 112_000, fieldSize: 10 },
  { g0: 1500, name: '1500 m', best: 232_000, fieldSize: 14 },
  { g0: 5000, name: '5000 m', best: 880_000, fieldSize: 18 },
  { g0: 900_003, name: 'Longueur', best: 7100, fieldSize: 14, series: 'jump' },
  { g0: 900_001, name: 'Hauteur', best: 2000, fieldSize: 10, series: 'bar' },
];
const ROAD_RACES = [
  { g0: 10_000, name: '10 km', best: 1_820_000 },
  { g0: 5000, name: '5 km', best: 880_000 },
  { g0: 21_097, name: 'Semi-marathon', best: 3_960_000 },
] as const;

const formatUid = ({ g0, g1, category, round, heat }: TrialKey): string =>
  `${String(g0).padStart(6, '0')}-${g1}-${category}-${round}${heat}`;

function addTrial(lists: Lists, competition: Competition, group: string, place: TrialKey, minutes: number): string {
  const uid = formatUid(place);
  const hour = `${String(9 + Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  lists.trialsData.push({
    uid,
    group,
    name: place.round === 'h' ? `${group} – Série ${place.heat}` : group,
    ...place,
    date: `${competition.date}T${hour}:00Z`,
    status: competition.isOver ? TRIAL_STATUS.official : TRIAL_STATUS.planned,
  });
  return uid;
}

const buildEntry = ({ last, first, category, clubName, dob, auid }: Person, bib: number): UploadStart => ({
  bib: String(bib),
  last,
  first,
  category,
  clubName,
  country: 'FRA',
  dob,
  auid,
});

const BARS = [1600, 1650, 1700, 1750, 1800, 1850, 1900, 1950, 2000];

/** The mark of the athlete at `position` of the field, with the attempts of a field event. */
function createMark({ series, best }: TrialEvent, position: number, { random }: Competition): Partial<UploadResult> {
  if (random.chance(0.03)) return { prf: { st: 3 } };
  if (series === 'bar') {
    const cleared = Math.max(1, BARS.length - Math.floor(position / 2) - random.int(0, 2));
    const attempts = BARS.slice(0, cleared).map((h) => ({
      h,
      r: random.chance(0.7) ? ('o' as const) : ('xo' as const),
    }));
    const next = BARS[cleared];
    if (next !== undefined) attempts.push({ h: next, r: 'xxx' as 'o' });
    return { prf: { v: BARS[cleared - 1] ?? 0, u: 'mm', st: 1 }, attempts };
  }
  if (series === 'jump') {
    const bestJump = best - position * 90;
    const attempts = [1, 2, 3].map((turn) =>
      random.chance(0.25) && turn > 1
        ? { r: 'x' as const }
        : { v: turn === 1 ? bestJump : bestJump - random.int(10, 400), r: 'o' as const, w: random.int(-15, 25) / 10 },
    );
    return { prf: { v: bestJump, u: 'mm', st: 1 }, attempts };
  }
  const v = Math.round(best * (1 + position * 0.008)) + random.int(0, 90);
  return { prf: { v, u: 'ms', st: 1 } };
}

/** Adds heats of stadium events; result rows have no names, but bibs of the start lists. */
function addStadiumLists(lists: Lists, competition: Competition): void {
  const { random, region, isOver } = competition;
  const first = random.int(0, 12_000);
  const events = competition.kind === 'indoor' ? STADIUM_EVENTS.slice(0, 5) : STADIUM_EVENTS;
  const size = random.int(1, 3);
  let bib = 0;
  let minutes = 0;
  for (const event of events) {
    for (const category of [55, 56]) {
      const heats = event.series === undefined ? size : 1;
      for (let heat = 1; heat <= heats; heat += 1) {
        const group = `${event.name} ${category === 55 ? 'Hommes' : 'Femmes'}`;
        const uid = addTrial(lists, competition, group, { g0: event.g0, g1: '0', category, round: 'h', heat }, minutes);
        minutes = (minutes + 5) % 600;
        const entries = Array.from({ length: event.fieldSize }, () => {
          bib += 1;
          return buildEntry(findPerson(region, first + bib), bib);
        });
        const isLaned = event.g0 <= 400;
        lists.startlists[uid] = entries.map((entry, index) => (isLaned ? { ...entry, lane: index + 1 } : entry));
        if (!isOver) continue;
        lists.resultlists[uid] = entries.map((entry, position) => ({
          bib: entry.bib,
          ...createMark(event, position, competition),
          ...(isLaned ? { lane: position + 1, reaction: random.int(120, 260) } : {}),
        })) as UploadResult[];
      }
    }
  }
}

/** Adds road races, whose result rows have all fields of the runners. */
function addMassRaces(lists: Lists, competition: Competition, races: number, chooseSize: () => number): void {
  const { random, region, isOver } = competition;
  const first = random.int(0, 12_000);
  let bib = 0;
  for (const race of ROAD_RACES.slice(0, races)) {
    const g1 = 'R';
    const uid = addTrial(
      lists,
      competition,
      race.name,
      { g0: race.g0, g1, category: 1057, round: 'f', heat: 1 },
      bib % 300,
    );
    const rows = Array.from({ length: chooseSize() }, (_row, position) => {
      bib += 1;
      const { prf } = createMark({ ...race, fieldSize: 0 }, position * 0.2, competition);
      const person = findPerson(random.chance(0.8) ? region : bib % 18, first + bib * 7);
      const { auid, dob, ...entry } = buildEntry(person, bib);
      const birthField = random.chance(0.5) ? { dob } : {};
      return { ...entry, ...birthField, prf: { ...prf, ...(prf?.v !== undefined && { z: prf.v - 900 }) } };
    });
    if (isOver) lists.resultlists[uid] = rows as UploadResult[];
    else lists.startlists[uid] = rows.map(({ prf, ...entry }) => entry);
  }
}

/** A realistic number of runners: near the median for most races, thousands for a few. */
const chooseRaceSize = ({ random }: Competition, medianSize: number): number =>
  Math.min(12_000, Math.max(20, Math.round(medianSize * Math.exp(random.normal() * 0.9))));

/** All lists of a competition, as timing software sends them. */
export function makeLists(competition: Competition): Lists {
  const lists: Lists = { trialsData: [], startlists: {}, resultlists: {} };
  const { random, kind } = competition;
  if (kind === 'outdoor' || kind === 'indoor') addStadiumLists(lists, competition);
  else if (kind === 'cross') addMassRaces(lists, competition, 3, () => chooseRaceSize(competition, 60));
  else addMassRaces(lists, competition, random.int(1, 2), () => chooseRaceSize(competition, 210));
  return lists;
}
