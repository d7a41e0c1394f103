import {
  DISCUS,
  HAMMER,
  HIGH_JUMP,
  JAVELIN,
  LONG_JUMP,
  POLE_VAULT,
  type RoundLetter,
  SHOT,
  TRIPLE_JUMP,
} from 'shared-domain';

/** A round of an event in a template; without `codes` and `sex` it is for all chosen categories and sexes. */
export interface TemplateEvent {
  readonly g0: number;
  readonly g1?: string;
  readonly round?: RoundLetter;
  readonly heats?: number;
  /** French codes of the categories that it is for. */
  readonly codes?: readonly string[];
  readonly sex?: 1 | 2;
}

/** A programme to start from: the events of each day, in the order in which each venue holds them. */
export interface Template {
  readonly id: 'club' | 'youth' | 'championship';
  readonly codes: readonly string[];
  readonly days: readonly (readonly TemplateEvent[])[];
}

const FIELD_EVENTS: readonly TemplateEvent[] = [
  LONG_JUMP,
  HIGH_JUMP,
  SHOT,
  DISCUS,
  JAVELIN,
  TRIPLE_JUMP,
  POLE_VAULT,
  HAMMER,
].map((g0) => ({ g0 }));

/** One day, every event once, straight finals. */
const club: Template = {
  id: 'club',
  codes: ['TC'],
  days: [
    [
      { g0: 110, g1: 'H', sex: 1 },
      { g0: 100, g1: 'H', sex: 2 },
      ...[100, 400, 1500, 200, 800, 3000].map((g0) => ({ g0 })),
      { g0: 4100 },
      ...FIELD_EVENTS,
    ],
  ],
};

const UP_TO_U14 = ['EA', 'PO', 'BE'];
const UP_TO_U16 = [...UP_TO_U14, 'MI'];

/** Two days for U14 and U16: heats and a final in the sprints of the first day, one round elsewhere. */
const youth: Template = {
  id: 'youth',
  codes: ['BE', 'MI'],
  days: [
    [
      { g0: 50, codes: UP_TO_U14, round: 'h', heats: 3 },
      { g0: 80, codes: ['MI'], round: 'h', heats: 3 },
      { g0: 1000, codes: UP_TO_U16 },
      { g0: 50, codes: UP_TO_U14 },
      { g0: 80, codes: ['MI'] },
      { g0: 460, codes: UP_TO_U16 },
      { g0: LONG_JUMP },
      { g0: HIGH_JUMP },
      { g0: SHOT },
      { g0: JAVELIN },
    ],
    [
      { g0: 50, g1: 'H', codes: UP_TO_U14, heats: 2 },
      { g0: 80, g1: 'H', codes: ['MI'], sex: 2, heats: 2 },
      { g0: 100, g1: 'H', codes: ['MI'], sex: 1, heats: 2 },
      { g0: 120, codes: ['MI'], heats: 2 },
      { g0: 2000, g1: 'W', codes: ['BE'] },
      { g0: 3000, g1: 'W', codes: ['MI'] },
      { g0: TRIPLE_JUMP },
      { g0: POLE_VAULT },
      { g0: DISCUS },
      { g0: HAMMER, codes: ['MI'] },
    ],
  ],
};

/** Two days with heats, semi-finals and finals; the secretariat adds qualifications of field events. */
const championship: Template = {
  id: 'championship',
  codes: ['SE'],
  days: [
    [
      { g0: 110, g1: 'H', sex: 1, round: 'h', heats: 2 },
      { g0: 100, g1: 'H', sex: 2, round: 'h', heats: 2 },
      { g0: 100, round: 'h', heats: 4 },
      { g0: 400, round: 'h', heats: 3 },
      { g0: 800, round: 'h', heats: 2 },
      { g0: 100, round: 's', heats: 2 },
      { g0: 5000 },
      { g0: 110, g1: 'H', sex: 1 },
      { g0: 100, g1: 'H', sex: 2 },
      { g0: 400 },
      { g0: 100 },
      { g0: LONG_JUMP },
      { g0: HIGH_JUMP },
      { g0: SHOT },
      { g0: HAMMER },
    ],
    [
      { g0: 400, g1: 'H', round: 'h', heats: 2 },
      { g0: 200, round: 'h', heats: 4 },
      { g0: 3000, g1: 'S' },
      { g0: 400, g1: 'H' },
      { g0: 800 },
      { g0: 1500 },
      { g0: 200 },
      { g0: 4100 },
      { g0: 4400 },
      { g0: TRIPLE_JUMP },
      { g0: POLE_VAULT },
      { g0: DISCUS },
      { g0: JAVELIN },
    ],
  ],
};

export const TEMPLATES: readonly Template[] = [club, youth, championship];
