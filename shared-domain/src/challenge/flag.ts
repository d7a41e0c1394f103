import { FEDERATIONS, findFederation } from './licence-choice.ts';

/** The five sub-values of a challenge's flag (Q5); 0 where one is not given. */
export interface FlagParts {
  /** 1 outdoor stadium, 2 indoor, 3 cross, 4 road, 5 trail. */
  readonly kind: number;
  /** 1 FFA, 2 UNSS, 3 FFSU, 4 FSGT, 7 other. */
  readonly federation: number;
  /** 1 departmental, 2 regional, 3 interregional, 4 national, 5 international. */
  readonly level: number;
  /** Bits of FLAG_OPTIONS. */
  readonly options: number;
  /** Points table: 1 Hungarian or WA, 2 combined, 3 youth. */
  readonly table: number;
}

/**
 * The bits of the sub-value `options`, which is bits 9 to 15 of the flag (Q5).
 * @example FLAG_OPTIONS.live | FLAG_OPTIONS.windRequired // 65
 */
export const FLAG_OPTIONS = {
  live: 1,
  registrationsOpen: 2,
  registrationsPrivate: 4,
  teamRanking: 8,
  combinedEvents: 16,
  resultsOfficial: 32,
  windRequired: 64,
} as const;

/** The sub-value `kind`, bits 0 to 2 of the flag (Q5). @example FLAG_KINDS.indoor // 2 */
export const FLAG_KINDS = { outdoor: 1, indoor: 2, cross: 3, road: 4, trail: 5 } as const;

const createMaxCheck = (max: number) => (value: number) => value <= max;

/** Lowest bit and allowed values of each sub-value, from the lowest bit up. */
const LAYOUT = [
  { name: 'kind', shift: 0, allows: createMaxCheck(5) },
  { name: 'federation', shift: 3, allows: (n: number) => n === 0 || Object.values<number>(FEDERATIONS).includes(n) },
  { name: 'level', shift: 6, allows: createMaxCheck(5) },
  { name: 'options', shift: 9, allows: createMaxCheck(127) },
  { name: 'table', shift: 16, allows: createMaxCheck(3) },
] as const satisfies readonly { name: keyof FlagParts; shift: number; allows: (n: number) => boolean }[];

/** The sub-value that is out of its range; `flag` for a number that is no flag at all. */
export interface FlagError {
  readonly error: keyof FlagParts | 'flag';
  readonly value: number;
}

/**
 * Packs a flag (P3.1, Q5); a missing sub-value is 0. One that is not allowed gives an error that names it.
 * @example packFlag({ kind: 1, federation: 1 }) // { flag: 9 }
 */
export function packFlag(parts: Partial<FlagParts>): { readonly flag: number } | FlagError {
  let flag = 0;
  for (const { name, shift, allows } of LAYOUT) {
    const value = parts[name] ?? 0;
    if (!Number.isInteger(value) || value < 0 || !allows(value)) return { error: name, value };
    flag += value * 2 ** shift;
  }
  return { flag };
}

/**
 * The exact inverse of `packFlag`; a number that `packFlag` never gives is an error that names the sub-value.
 * @example unpackFlag(9) // { kind: 1, federation: 1, level: 0, options: 0, table: 0 }
 */
export function unpackFlag(flag: number): FlagParts | FlagError {
  const parts = { kind: 0, federation: 0, level: 0, options: 0, table: 0 };
  if (!Number.isInteger(flag) || flag < 0) return { error: 'flag', value: flag };
  for (const [index, { name, shift, allows }] of LAYOUT.entries()) {
    const nextShift = LAYOUT[index + 1]?.shift;
    const shiftedFlag = Math.floor(flag / 2 ** shift);
    const value = nextShift === undefined ? shiftedFlag : shiftedFlag % 2 ** (nextShift - shift);
    if (!allows(value)) return { error: name, value };
    parts[name] = value;
  }
  return parts;
}

/**
 * The sub-value that contradicts the challenge's `kind` or `rtype` (Q5), where there is one; 0 contradicts nothing.
 * @example findFlagContradiction({ kind: 2, federation: 0, level: 0, options: 0, table: 0 }, 'outdoor', 'FFA') // 'kind'
 */
export function findFlagContradiction(
  parts: FlagParts,
  kind: string,
  rtype: string,
): 'kind' | 'federation' | undefined {
  if (parts.kind !== 0 && parts.kind !== FLAG_KINDS[kind as keyof typeof FLAG_KINDS]) return 'kind';
  const federation = findFederation(rtype);
  if (parts.federation !== 0 && federation !== undefined && parts.federation !== FEDERATIONS[federation])
    return 'federation';
  return undefined;
}
