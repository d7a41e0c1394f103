import { CLUBS, MEN, NAME_ENDS, NAME_STARTS, WOMEN } from './people.data.ts';
import { createRandom, type Random } from './random.ts';

export type Sex = 'F' | 'M';

export interface Person {
  readonly bib: string;
  readonly last: string;
  readonly first: string;
  readonly sex: Sex;
  readonly category: number;
  readonly club: string;
  readonly dob: string;
}

/** Category ids of Q31 for men (women's are one higher), with the youngest and oldest age reached in the season and their frequency. */
const AGES = [
  { category: 51, from: 18, to: 19, weight: 3 },
  { category: 53, from: 20, to: 22, weight: 4 },
  { category: 55, from: 23, to: 34, weight: 7 },
  { category: 101, from: 35, to: 39, weight: 1 },
] as const;
/** Ages of road runners: also masters in classes of five years, M0 to M6. */
const ROAD_AGES = [
  ...AGES.slice(0, 3),
  ...[0, 1, 2, 3, 4, 5, 6].map((band) => ({
    category: 101 + 2 * band,
    from: 35 + 5 * band,
    to: 39 + 5 * band,
    weight: Math.max(1, 4 - band),
  })),
];

export interface People {
  /** Invents another person of that sex; runners have the ages of road races. */
  nextAthlete(sex: Sex): Person;
  nextRunner(sex: Sex): Person;
}

function pickAge(random: Random, ages: readonly { category: number; from: number; to: number; weight: number }[]) {
  const bands = ages.flatMap((age) => Array<typeof age>(age.weight).fill(age));
  const band = random.pick(bands);
  return { category: band.category, age: random.int(band.from, band.to) };
}

/** @param season the year in which the season ends, from which ages count. */
export function createPeople(seed: string, season: number): People {
  const random = createRandom(`people ${seed}`);
  const names = new Set<string>();
  let bib = 0;
  const person = (sex: Sex, ages: Parameters<typeof pickAge>[1]): Person => {
    let last: string;
    let first: string;
    do {
      const [head, tail] = [random.pick(NAME_STARTS), random.pick(NAME_ENDS)];
      // Two equal letters where the parts meet would read badly.
      last = `${head}${head.at(-1) === tail[0] ? tail.slice(1) : tail}`.toLocaleUpperCase('fr');
      first = random.pick(sex === 'F' ? WOMEN : MEN);
    } while (names.has(last + first));
    names.add(last + first);
    bib += 1;
    const { category, age } = pickAge(random, ages);
    const day = `${String(random.int(1, 12)).padStart(2, '0')}-${String(random.int(1, 28)).padStart(2, '0')}`;
    return {
      bib: String(bib),
      last,
      first,
      sex,
      category: sex === 'F' ? category + 1 : category,
      club: random.pick(CLUBS),
      dob: `${season - age}-${day}`,
    };
  };
  return { nextAthlete: (sex) => person(sex, AGES), nextRunner: (sex) => person(sex, ROAD_AGES) };
}
