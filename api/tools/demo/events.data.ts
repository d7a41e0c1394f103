import type { Sex } from './people.ts';

type DemoKind = 'lanes' | 'track' | 'horizontal' | 'throw' | 'vertical' | 'relay' | 'walk';

/** Best mark of the field in ms or mm, and how far behind (as a share) its last athlete stands. */
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
  readonly wind?: true;
}

type Variant = string | readonly [string, string];
type Best = readonly [women: number, men: number, spread: number];

function event(
  kind: DemoKind,
  g0: number | readonly [number, number],
  variant: Variant,
  name: string,
  [women, men, spread]: Best,
): DemoEvent {
  const [gF, gM] = typeof g0 === 'number' ? [g0, g0] : g0;
  const [vF, vM] = typeof variant === 'string' ? [variant, variant] : variant;
  const windy = (kind === 'lanes' && gM <= 200) || (kind === 'horizontal' && gM <= 900004);
  return {
    kind,
    g0: { F: gF, M: gM },
    g1: { F: vF, M: vM },
    name,
    level: { F: { best: women, spread }, M: { best: men, spread } },
    ...(windy ? { wind: true as const } : {}),
  };
}

/** The programme's events, women's value first in every pair. Names, numbers and variants follow Q3. */
export const EVENTS = {
  '100': event('lanes', 100, '0', '100 m', [11_450, 10_350, 0.08]),
  '200': event('lanes', 200, '0', '200 m', [23_300, 20_900, 0.07]),
  '400': event('lanes', 400, '0', '400 m', [53_000, 46_800, 0.08]),
  '800': event('track', 800, '0', '800 m', [124_000, 108_500, 0.08]),
  '1500': event('track', 1500, '0', '1500 m', [255_000, 222_000, 0.09]),
  steeple: event('track', 3000, ['SP76', 'SP91'], '3000 m steeple', [610_000, 530_000, 0.12]),
  hurdles: event('lanes', [100, 110], ['HP84', 'HP106'], 'haies', [13_250, 13_800, 0.1]),
  '400H': event('lanes', 400, ['HP76', 'HP91'], '400 m haies', [57_500, 51_200, 0.1]),
  walk: event('walk', 3000, 'W', '3000 m marche', [800_000, 730_000, 0.22]),
  high: event('vertical', 900001, '0', 'Hauteur', [1870, 2160, 0.11]),
  pole: event('vertical', 900002, '0', 'Perche', [4350, 5350, 0.18]),
  long: event('horizontal', 900003, '0', 'Longueur', [6350, 7700, 0.12]),
  triple: event('horizontal', 900004, '0', 'Triple saut', [13_500, 15_900, 0.11]),
  shot: event('throw', 900005, ['P4000', 'P7260'], 'Poids', [15_000, 17_500, 0.26]),
  discus: event('throw', 900006, ['P1000', 'P2000'], 'Disque', [52_000, 54_000, 0.28]),
  hammer: event('throw', 900007, ['P4000', 'P7260'], 'Marteau', [62_000, 66_000, 0.28]),
  javelin: event('throw', 900008, ['P600', 'P800'], 'Javelot', [53_000, 72_000, 0.26]),
  '4x100': event('relay', 4100, '0', '4 × 100 m', [46_200, 40_900, 0.07]),
  '4x400': event('relay', 4400, '0', '4 × 400 m', [222_000, 192_000, 0.07]),
} as const satisfies Record<string, DemoEvent>;

export type EventKey = keyof typeof EVENTS;

/** Levels of the mixed relay, which has no sex of its own. */
export const MIXED_RELAY: Level = { best: 206_000, spread: 0.07 };

export const COMBINED = {
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
