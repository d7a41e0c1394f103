import type { Sex } from './people.ts';

/** `lanes`: a race run entirely in lanes; `track`: any other race on the track. */
type DemoKind = 'lanes' | 'track' | 'horizontal' | 'throw' | 'vertical' | 'relay' | 'walk';

/** Best mark of the field in ms or mm; `spread`: share of it by which the last athlete's mark is worse. */
export interface Level {
  readonly best: number;
  readonly spread: number;
}

export interface DemoEvent {
  readonly kind: DemoKind;
  readonly g0: Readonly<Record<Sex, number>>;
  readonly g1: Readonly<Record<Sex, string>>;
  readonly name: string;
  readonly level: Readonly<Record<Sex, Level>>;
  /** Wind is read: races to 200 m, long and triple jump (TR 17, 29). */
  readonly hasWind?: true;
}

type Variant = string | readonly [string, string];
/** Best marks of both fields in ms or mm, and their spread. */
type Levels = readonly [women: number, men: number, spread: number];

function makeEvent(
  kind: DemoKind,
  g0: number | readonly [number, number],
  variant: Variant,
  name: string,
  [women, men, spread]: Levels,
): DemoEvent {
  const [gF, gM] = typeof g0 === 'number' ? [g0, g0] : g0;
  const [vF, vM] = typeof variant === 'string' ? [variant, variant] : variant;
  const hasWind = (kind === 'lanes' && gM <= 200) || kind === 'horizontal';
  return {
    kind,
    g0: { F: gF, M: gM },
    g1: { F: vF, M: vM },
    name,
    level: { F: { best: women, spread }, M: { best: men, spread } },
    ...(hasWind ? { hasWind: true as const } : {}),
  };
}

/**
 * The programme's events, women's value first in every pair. Numbers and variants are those of Q3; « haies » gets its distance in
 * naming.ts.
 */
export const EVENTS = {
  '100': makeEvent('lanes', 100, '0', '100 m', [11_450, 10_350, 0.08]),
  '200': makeEvent('lanes', 200, '0', '200 m', [23_300, 20_900, 0.07]),
  '400': makeEvent('lanes', 400, '0', '400 m', [53_000, 46_800, 0.08]),
  '800': makeEvent('track', 800, '0', '800 m', [124_000, 108_500, 0.08]),
  '1500': makeEvent('track', 1500, '0', '1500 m', [255_000, 222_000, 0.09]),
  steeple: makeEvent('track', 3000, ['SP76', 'SP91'], '3000 m steeple', [610_000, 530_000, 0.12]),
  hurdles: makeEvent('lanes', [100, 110], ['HP84', 'HP106'], 'haies', [13_250, 13_800, 0.1]),
  '400H': makeEvent('lanes', 400, ['HP76', 'HP91'], '400 m haies', [57_500, 51_200, 0.1]),
  walk: makeEvent('walk', 3000, 'W', '3000 m marche', [800_000, 730_000, 0.22]),
  high: makeEvent('vertical', 900001, '0', 'Hauteur', [1870, 2160, 0.11]),
  pole: makeEvent('vertical', 900002, '0', 'Perche', [4350, 5350, 0.18]),
  long: makeEvent('horizontal', 900003, '0', 'Longueur', [6350, 7700, 0.12]),
  triple: makeEvent('horizontal', 900004, '0', 'Triple saut', [13_500, 15_900, 0.11]),
  shot: makeEvent('throw', 900005, ['P4000', 'P7260'], 'Poids', [15_000, 17_500, 0.26]),
  discus: makeEvent('throw', 900006, ['P1000', 'P2000'], 'Disque', [52_000, 54_000, 0.28]),
  hammer: makeEvent('throw', 900007, ['P4000', 'P7260'], 'Marteau', [62_000, 66_000, 0.28]),
  javelin: makeEvent('throw', 900008, ['P600', 'P800'], 'Javelot', [53_000, 72_000, 0.26]),
  '4x100': makeEvent('relay', 4100, '0', '4 × 100 m', [46_200, 40_900, 0.07]),
  '4x400': makeEvent('relay', 4400, '0', '4 × 400 m', [222_000, 192_000, 0.07]),
} as const satisfies Record<string, DemoEvent>;

export type EventKey = keyof typeof EVENTS;

/** The mixed relay is of no sex. */
export const MIXED_RELAY_LEVEL: Level = { best: 206_000, spread: 0.07 };

/** Combined events: the marks of their parts are lower than those of EVENTS, in the same units. */
export const COMBINED_EVENTS = {
  F: {
    name: 'Heptathlon',
    g0: 800007,
    parts: {
      hurdles: [13_800, 0.08],
      high: [1790, 0.1],
      shot: [13_400, 0.2],
      '200': [24_700, 0.05],
      long: [6050, 0.1],
      javelin: [44_000, 0.24],
      '800': [133_000, 0.08],
    },
  },
  M: {
    name: 'Décathlon',
    g0: 800010,
    parts: {
      '100': [10_900, 0.05],
      long: [7300, 0.1],
      shot: [14_300, 0.2],
      high: [2030, 0.1],
      '400': [48_700, 0.06],
      hurdles: [14_500, 0.08],
      discus: [43_500, 0.22],
      pole: [4800, 0.16],
      javelin: [59_000, 0.24],
      '1500': [266_000, 0.09],
    },
  },
} as const satisfies Record<
  Sex,
  { name: string; g0: number; parts: Partial<Record<EventKey, readonly [best: number, spread: number]>> }
>;
