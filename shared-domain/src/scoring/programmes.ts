import {
  DISCUS,
  type EventRef,
  HAMMER,
  HEAVY_HAMMER,
  HIGH_JUMP,
  JAVELIN,
  LONG_JUMP,
  POLE_VAULT,
  SHOT,
} from '../discipline/event-ref.ts';

/** A combined event: sex, event number, variant and parts. */
export interface ProgrammeRow {
  /** Undefined: for both. */
  readonly sex: 1 | 2 | undefined;
  readonly g0: number;
  readonly g1: string;
  /** Event numbers in their order, hurdles with an H. */
  readonly parts: readonly (number | `${number}H`)[];
}

/** Combined events of the tables of 2001, with their parts in order (TR 39). */
export const COMBINED_PROGRAMMES = {
  decathlon: {
    sex: 1,
    g0: 800_010,
    g1: '0',
    parts: [100, LONG_JUMP, SHOT, HIGH_JUMP, 400, '110H', DISCUS, POLE_VAULT, JAVELIN, 1500],
  },
  heptathlon: { sex: 2, g0: 800_007, g1: '0', parts: ['100H', HIGH_JUMP, SHOT, 200, LONG_JUMP, JAVELIN, 800] },
  indoorHeptathlon: { sex: 1, g0: 800_007, g1: 'I', parts: [60, LONG_JUMP, SHOT, HIGH_JUMP, '60H', POLE_VAULT, 1000] },
  indoorPentathlon: { sex: 2, g0: 800_005, g1: 'I', parts: ['60H', HIGH_JUMP, SHOT, LONG_JUMP, 800] },
  womensDecathlon: {
    sex: 2,
    g0: 800_010,
    g1: '0',
    parts: [100, DISCUS, POLE_VAULT, JAVELIN, 400, '100H', LONG_JUMP, SHOT, HIGH_JUMP, 1500],
  },
  pentathlon: { sex: 1, g0: 800_005, g1: '0', parts: [LONG_JUMP, JAVELIN, 200, DISCUS, 1500] },
  octathlon: { sex: 1, g0: 800_008, g1: '0', parts: [100, LONG_JUMP, SHOT, 400, '110H', HIGH_JUMP, JAVELIN, 1000] },
  throwsPentathlon: {
    sex: undefined,
    g0: 800_005,
    g1: 'L',
    parts: [HAMMER, SHOT, DISCUS, JAVELIN, HEAVY_HAMMER],
  },
} as const satisfies Readonly<Record<string, ProgrammeRow>>;

/** A key of `COMBINED_PROGRAMMES`. */
export type CombinedProgramme = keyof typeof COMBINED_PROGRAMMES;

const PROGRAMME_NAMES = /* @__PURE__ */ Object.keys(COMBINED_PROGRAMMES) as readonly CombinedProgramme[];

/**
 * The programme of a combined event; undefined for one that is not in the table, such as a youth triathlon.
 * @example findCombinedProgramme({ g0: 800_007, g1: '0' }, 2) // 'heptathlon'
 */
export function findCombinedProgramme({ g0, g1, indoor }: EventRef, sex: 1 | 2): CombinedProgramme | undefined {
  const variant = indoor === true && g1 === '0' ? 'I' : g1;
  return PROGRAMME_NAMES.find((name) => {
    const row: ProgrammeRow = COMBINED_PROGRAMMES[name];
    return row.g0 === g0 && row.g1 === variant && (row.sex === undefined || row.sex === sex);
  });
}

/** Events of a programme in their order. @example listProgrammeEvents('indoorPentathlon')[0] // { g0: 60, g1: 'H' } */
export function listProgrammeEvents(name: CombinedProgramme): readonly EventRef[] {
  const { parts }: ProgrammeRow = COMBINED_PROGRAMMES[name];
  return parts.map((part) => ({ g0: Number.parseInt(String(part), 10), g1: typeof part === 'string' ? 'H' : '0' }));
}

/**
 * Events of a programme day by day (TR 39.1): all on one, else half on each of two, the longer half first.
 * @example splitProgramme('heptathlon', 2).map(({ length }) => length) // [4, 3]
 */
export function splitProgramme(name: CombinedProgramme, days: number): readonly (readonly EventRef[])[] {
  const events = listProgrammeEvents(name);
  const first = Math.ceil(events.length / 2);
  return days < 2 ? [events] : [events.slice(0, first), events.slice(first)];
}
