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

const forBoth = <T>(value: T): Record<Gender, T> => ({ M: value, W: value });
const createRace = (g0: number, g1: Record<Gender, string>, name: string, short?: string): RioEvent =>
  short === undefined
    ? { kind: 'race', g0: forBoth(g0), g1, name }
    : { kind: 'race', g0: forBoth(g0), g1, name, short };
const createFieldEvent = (kind: RioKind, g0: number, name: string, g1 = forBoth('0')): RioEvent => ({
  kind,
  g0: forBoth(g0),
  g1,
  name,
});

/** The file's event codes. Hurdle heights (cm) and implements (g) are those of senior men and women. */
export const RIO_EVENTS: Readonly<Record<string, RioEvent>> = {
  '100': createRace(100, forBoth('0'), '100 m'),
  '200': createRace(200, forBoth('0'), '200 m'),
  '400': createRace(400, forBoth('0'), '400 m'),
  '800': createRace(800, forBoth('0'), '800 m'),
  '1500': createRace(1500, forBoth('0'), '1500 m'),
  '5000': createRace(5000, forBoth('0'), '5000 m'),
  '10000': createRace(10000, forBoth('0'), '10 000 m'),
  MAR: createRace(42195, forBoth('R'), 'Marathon', 'Mar'),
  '100H': createRace(100, forBoth('HP84'), '100 m haies'),
  '110H': createRace(110, forBoth('HP106'), '110 m haies'),
  '400H': createRace(400, { M: 'HP91', W: 'HP76' }, '400 m haies'),
  '3000SC': createRace(3000, { M: 'SP91', W: 'SP76' }, '3000 m steeple', '3000S'),
  '20KW': createRace(20000, forBoth('WR'), '20 km marche', '20W'),
  '50KW': createRace(50000, forBoth('WR'), '50 km marche', '50W'),
  '4x100': { kind: 'relay', g0: forBoth(4100), g1: forBoth('0'), name: '4 × 100 m', short: '4x1' },
  '4x400': { kind: 'relay', g0: forBoth(4400), g1: forBoth('0'), name: '4 × 400 m', short: '4x4' },
  HJ: createFieldEvent('vertical', 900001, 'Hauteur'),
  PV: createFieldEvent('vertical', 900002, 'Perche'),
  LJ: createFieldEvent('horizontal', 900003, 'Longueur'),
  TJ: createFieldEvent('horizontal', 900004, 'Triple saut'),
  SP: createFieldEvent('throw', 900005, 'Poids', { M: 'P7260', W: 'P4000' }),
  DT: createFieldEvent('throw', 900006, 'Disque', { M: 'P2000', W: 'P1000' }),
  HT: createFieldEvent('throw', 900007, 'Marteau', { M: 'P7260', W: 'P4000' }),
  JT: createFieldEvent('throw', 900008, 'Javelot', { M: 'P800', W: 'P600' }),
  DEC: createFieldEvent('combined', 800010, 'Décathlon'),
  HEP: createFieldEvent('combined', 800007, 'Heptathlon'),
};

export const RIO_SEX: Readonly<Record<Gender, { readonly category: number; readonly name: string }>> = {
  M: { category: 55, name: 'Hommes' },
  W: { category: 56, name: 'Femmes' },
};

/** The combined event to which a part belongs. */
export const RIO_ATHLON = { Decathlon: 'DEC', Heptathlon: 'HEP' } as const;
