import { createRandom, type Random } from '../demo/random.ts';
import { CLUB_KINDS, COMMON_LAST, ENDS, MEN, MIDDLES, STARTS, TOWNS, WOMEN } from './names.data.ts';

export interface Person {
  readonly last: string;
  readonly first: string;
  readonly isWoman: boolean;
  /** FFA category of somebody of that age (Q31). */
  readonly category: number;
  readonly dob: string;
  readonly clubName: string;
  readonly auid: string;
}

/** Athletes of a region, who come to its competitions every year. */
const PEOPLE_PER_REGION = 12_000;

/** Men's categories with their ages; women's are the next number. */
const CATEGORIES = [
  [47, 14, 15],
  [49, 16, 17],
  [51, 18, 19],
  [53, 20, 22],
  [55, 23, 34],
  [55, 23, 34],
  [101, 35, 39],
  [103, 40, 44],
  [105, 45, 49],
  [107, 50, 54],
] as const;

/** One last name in three is a common one, the first of these most often. */
function pickLastName(random: Random): string {
  if (random.chance(0.33)) return COMMON_LAST[Math.floor(random.next() ** 2 * COMMON_LAST.length)] as string;
  const middle = random.chance(0.7) ? random.pick(MIDDLES) : '';
  return `${random.pick(STARTS)}${middle}${random.pick(ENDS)}`.replaceAll('-', ' ');
}

/** The `number`-th athlete of a region, always the same. */
export function findPerson(region: number, number: number): Person {
  const index = number % PEOPLE_PER_REGION;
  const random = createRandom(`${region} ${index}`);
  const isWoman = random.chance(0.45);
  const [category, from, to] = random.pick(CATEGORIES);
  const clubs = 3 * TOWNS.length;
  const club = (region * 17 + Math.floor(random.next() ** 2 * 40)) % clubs;
  const day = `${String(random.int(1, 12)).padStart(2, '0')}-${String(random.int(1, 28)).padStart(2, '0')}`;
  return {
    last: pickLastName(random),
    first: random.pick(isWoman ? WOMEN : MEN),
    isWoman,
    category: isWoman ? category + 1 : category,
    dob: `${2026 - random.int(from, to)}-${day}`,
    clubName: `${CLUB_KINDS[Math.floor(club / TOWNS.length + region) % CLUB_KINDS.length]} ${TOWNS[club % TOWNS.length]}`,
    auid: String(1_000_000 + region * PEOPLE_PER_REGION + index),
  };
}
