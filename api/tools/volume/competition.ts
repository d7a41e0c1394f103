import { REGIONS } from 'shared-domain';
import type { ChallengeBody } from 'shared-domain/contract';
import { createRandom, type Random } from '../demo/random.ts';
import { TOWNS } from './names.data.ts';

const DAY_MS = 86_400_000;
/** Days before and after today in which the competitions are. */
const PAST_DAYS = 6 * 365;
const FUTURE_DAYS = 120;
const FEDERATIONS = ['FFA', 'FFA', 'FFA', 'FFA', 'UNSS', 'FFSU', 'FSGT', 'OTHER'] as const;
const NAMES = {
  road: ['10 km de', 'Semi-marathon de', 'Corrida de', 'Foulées de', 'Marathon de'],
  cross: ['Cross de', 'Championnats de cross de', 'Cross du lycée de'],
  trail: ['Trail de', 'Course nature de'],
  outdoor: ['Meeting de', 'Interclubs de', 'Championnats départementaux à', 'Soirée athlétique de'],
  indoor: ['Meeting en salle de', 'Championnats en salle de', 'Kid indoor de'],
} as const;

type Kind = keyof typeof NAMES;

export interface Competition {
  readonly random: Random;
  /** Index of its region in `REGIONS`. */
  readonly region: number;
  readonly kind: Kind;
  readonly date: string;
  readonly isOver: boolean;
  readonly body: Omit<ChallengeBody, 'org'>;
}

/** Invents the `number`-th competition, always the same on a given day; most are on a Sunday. */
export function makeCompetition(number: number, today: Date): Competition {
  const random = createRandom(`competition ${number}`);
  const kind = random.pick([
    'road',
    'road',
    'road',
    'cross',
    'trail',
    'outdoor',
    'outdoor',
    'outdoor',
    'indoor',
  ] as const);
  const region = random.int(0, REGIONS.length - 1);
  const moment = today.getTime() + random.int(-PAST_DAYS, FUTURE_DAYS) * DAY_MS;
  const weekday = new Date(moment).getUTCDay();
  const date = new Date(moment + (random.chance(0.8) ? (7 - weekday) % 7 : 0) * DAY_MS).toISOString().slice(0, 10);
  const rtype = random.pick(FEDERATIONS);
  const town = random.pick(TOWNS);
  return {
    random,
    region,
    kind,
    date,
    isOver: date < today.toISOString().slice(0, 10),
    body: {
      name: `${random.pick(NAMES[kind])} ${town} ${date.slice(0, 4)}`,
      rtype,
      kind,
      date,
      region: REGIONS[region]?.name ?? '',
      ...(random.chance(0.1) ? { duration: 2 } : {}),
      metadata: { place: `Stade municipal de ${town}` },
    },
  };
}
