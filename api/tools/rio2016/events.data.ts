import type { Gender } from './source.ts';

/** How the marks of an event are written and ranked. */
export type RioKind = 'race' | 'relay' | 'horizontal' | 'throw' | 'vertical' | 'combined';

export interface RioEvent {
  readonly kind: RioKind;
  /** Event number, the first six digits of the uid (Q3). */
  readonly g0: Readonly<Record<Gender, number>>;
  /** Variant: hurdles, steeple, walk, implement in grams, `R` for the road (Q3). */
  readonly g1: Readonly<Record<Gender, string>>;
  readonly name: string;
  /** Code of the event in the file's schedule and entries, where it is another one. */
  readonly short?: string;
}

const both = <T>(value: T): Record<Gender, T> => ({ M: value, W: value });
const race = (g0: number, g1: Record<Gender, string>, name: string, short?: string): RioEvent =>
  short === undefined ? { kind: 'race', g0: both(g0), g1, name } : { kind: 'race', g0: both(g0), g1, name, short };
const field = (kind: RioKind, g0: number, name: string, g1 = both('0')): RioEvent => ({
  kind,
  g0: both(g0),
  g1,
  name,
});

/** The file's event codes. Hurdle heights (cm) and implements (g) are those of senior men and women. */
export const RIO_EVENTS: Readonly<Record<string, RioEvent>> = {
  '100': race(100, both('0'), '100 m'),
  '200': race(200, both('0'), '200 m'),
  '400': race(400, both('0'), '400 m'),
  '800': race(800, both('0'), '800 m'),
  '1500': race(1500, both('0'), '1500 m'),
  '5000': race(5000, both('0'), '5000 m'),
  '10000': race(10000, both('0'), '10 000 m'),
  MAR: race(42195, both('R'), 'Marathon', 'Mar'),
  '100H': race(100, both('HP84'), '100 m haies'),
  '110H': race(110, both('HP106'), '110 m haies'),
  '400H': race(400, { M: 'HP91', W: 'HP76' }, '400 m haies'),
  '3000SC': race(3000, { M: 'SP91', W: 'SP76' }, '3000 m steeple', '3000S'),
  '20KW': race(20000, both('WR'), '20 km marche', '20W'),
  '50KW': race(50000, both('WR'), '50 km marche', '50W'),
  '4x100': { kind: 'relay', g0: both(4100), g1: both('0'), name: '4 × 100 m', short: '4x1' },
  '4x400': { kind: 'relay', g0: both(4400), g1: both('0'), name: '4 × 400 m', short: '4x4' },
  HJ: field('vertical', 900001, 'Hauteur'),
  PV: field('vertical', 900002, 'Perche'),
  LJ: field('horizontal', 900003, 'Longueur'),
  TJ: field('horizontal', 900004, 'Triple saut'),
  SP: field('throw', 900005, 'Poids', { M: 'P7260', W: 'P4000' }),
  DT: field('throw', 900006, 'Disque', { M: 'P2000', W: 'P1000' }),
  HT: field('throw', 900007, 'Marteau', { M: 'P7260', W: 'P4000' }),
  JT: field('throw', 900008, 'Javelot', { M: 'P800', W: 'P600' }),
  DEC: field('combined', 800010, 'Décathlon'),
  HEP: field('combined', 800007, 'Heptathlon'),
};

export const RIO_SEX: Readonly<Record<Gender, { readonly category: number; readonly name: string }>> = {
  M: { category: 55, name: 'Hommes' },
  W: { category: 56, name: 'Femmes' },
};

/** The combined event to which a part belongs. */
export const RIO_ATHLON = { Decathlon: 'DEC', Heptathlon: 'HEP' } as const;
