import { findRelay } from '../discipline/relays.ts';
import { makeVariant, parseVariant, type Variant, variantFits } from '../discipline/variant.ts';
import { foldText } from '../text/fold.ts';

/** Age group that some of the FFA's labels end in: its rows are for these categories only. */
export const FFA_LABEL_AGES = {
  cadets: ['CA'],
  juniors_masters: ['JU', 'MA'],
  mi: ['MI'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** An event as the FFA writes it: the two parts of a uid, codes of the categories it is for, and whether it is mixed. */
export interface FfaEvent {
  readonly g0: number;
  readonly g1: string;
  readonly categories?: readonly string[];
  readonly mixed?: true;
}

/** Labels of the FFA's tables that are no event of ours, with the reason. */
export const FFA_LABELS_WITHOUT_EVENT: Readonly<Record<string, string>> = {
  'Grand Fond Marche': 'any long walk, 24 hours or 200 km: the label does not say which',
};

const FIELD: Readonly<Record<string, number>> = {
  hauteur: 900_001,
  perche: 900_002,
  longueur: 900_003,
  'triple saut': 900_004,
  poids: 900_005,
  disque: 900_006,
  marteau: 900_007,
  javelot: 900_008,
  'medecine ball': 900_009,
};
const COMBINED: Readonly<Record<string, number>> = {
  triathlon: 800_003,
  tetrathlon: 800_004,
  pentathlon: 800_005,
  heptathlon: 800_007,
  octathlon: 800_008,
  decathlon: 800_010,
};
const TIMED: Readonly<Record<string, number>> = { '30 minutes': 100_030, heure: 100_060, '24 heures': 101_440 };
const NAMED: Readonly<Record<string, number>> = {
  mile: 1609,
  '2 miles': 3219,
  '10 miles': 16_093,
  'semi-marathon': 21_097,
  '1/2 marathon': 21_097,
  marathon: 42_195,
};
const ON_ROAD = new Set([21_097, 42_195, 16_093]);

const RELAY = /^(\d+) ?[×x] ?([\d ]+) ?m$/;
const RACE = /^(\d[\d ]*?) ?(km|m)?( haies?| steeple| marche)?( route)?$/;
const KINDS = { haie: 'hurdles', haies: 'hurdles', steeple: 'steeple', marche: 'walk' } as const;
const AMOUNT = /\(([\d.]+) ?(kg|g)? ?\)/;

interface Base {
  readonly g0: number;
  readonly kind?: NonNullable<Variant['kind']>;
  readonly road?: boolean;
}

function raceOf(text: string): Base | undefined {
  const [, digits, unit, word, onRoad] = RACE.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const kind = word && KINDS[word.trim() as keyof typeof KINDS];
  if (unit === undefined && kind === undefined) return undefined;
  const metres = Number(digits.replaceAll(' ', '')) * (unit === 'km' ? 1000 : 1);
  return { g0: metres, ...(kind && { kind }), road: unit === 'km' || onRoad !== undefined };
}

function baseOf(text: string): Base | undefined {
  const [, legs, leg] = RELAY.exec(text) ?? [];
  if (legs !== undefined && leg !== undefined) {
    const g0 = Number(legs + leg.replaceAll(' ', ''));
    return findRelay(g0) && { g0 };
  }
  const combined = COMBINED[text.replace(/ (longueur|disque)$/, '')];
  const field = FIELD[text] ?? combined;
  if (field !== undefined) return { g0: field };
  const timed = TIMED[text.replace(/ marche$/, '')];
  if (timed !== undefined) return { g0: timed, ...(text.endsWith(' marche') && { kind: 'walk' as const }) };
  const named = NAMED[text.replace(/ (road|route)$/, '')];
  if (named !== undefined) return { g0: named, road: ON_ROAD.has(named) || / (road|route)$/.test(text) };
  return raceOf(text);
}

/** Height 65, 1.06 by its number in centimetres; weight 7.26 kg, 800 g in grams. */
function amountOf(base: Base, number: string, unit: string | undefined): Pick<Variant, 'height' | 'grams'> {
  if (base.kind !== undefined) return { height: Number(number.replace('.', '')) };
  return { grams: Math.round(Number(number) * (unit === 'kg' ? 1000 : 1)) };
}

/**
 * Reads an event as the FFA's tables and results write it. `(i)` and `- Salle` are indoors; a wind after `|` is cut off.
 * What the combined event is made of (`Pentathlon Longueur`) has no place in a uid and is dropped. Undefined when the
 * label is no event of ours.
 * @example parseFfaLabel('110 m Haies (1.06)') // { g0: 110, g1: 'HP106' }
 */
export function parseFfaLabel(label: string): FfaEvent | undefined {
  let text = foldText(label.replace(/\|.*$/, ''));
  const indoor = /\(i\)|- ?salle$/.test(text);
  text = foldText(text.replace('(i)', '').replace(/ ?- ?salle$/, ''));
  const age = Object.keys(FFA_LABEL_AGES).find((word) => text.endsWith(` ${word}`));
  if (age !== undefined) text = text.slice(0, -age.length - 1);
  const mixed = text.endsWith(' mixte');
  if (mixed) text = text.slice(0, -' mixte'.length);
  const [bracket, number, unit] = AMOUNT.exec(text) ?? [];
  const base = baseOf(bracket === undefined ? text : foldText(text.replace(bracket, '')));
  if (base === undefined) return undefined;
  const variant: Variant = {
    ...(base.kind && { kind: base.kind }),
    ...(number !== undefined && amountOf(base, number, unit)),
    ...((indoor && { place: 'indoor' as const }) || (base.road && { place: 'road' as const })),
  };
  const g1 = makeVariant(variant);
  const read = parseVariant(g1);
  if (read === undefined || !variantFits(base.g0, read)) return undefined;
  const categories = age === undefined ? undefined : FFA_LABEL_AGES[age as keyof typeof FFA_LABEL_AGES];
  return { g0: base.g0, g1, ...(categories && { categories }), ...(mixed && { mixed }) };
}
