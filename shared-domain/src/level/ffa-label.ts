import { findRelay } from '../discipline/relays.ts';
import { canHaveVariant, makeVariant, parseVariant, type Variant } from '../discipline/variant.ts';
import { foldText } from '../text/fold.ts';

/** Age groups at the end of some of the FFA's labels, with the categories that they stand for. */
export const FFA_LABEL_AGES = {
  cadets: ['CA'],
  juniors_masters: ['JU', 'MA'],
  mi: ['MI'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** An event of the FFA's labels: event number and variant, codes of the categories that it is for, and whether it is mixed. */
export interface FfaEvent {
  readonly g0: number;
  readonly g1: string;
  readonly categories?: readonly string[];
  readonly isMixed?: true;
}

/** Labels of the FFA's tables that cannot be an event here, with the reason. */
export const FFA_LABELS_WITHOUT_EVENT: Readonly<Record<string, string>> = {
  'Grand Fond Marche': 'any long walk, 24 hours or 200 km: the label does not say which',
};

const FIELD_NUMBERS: Readonly<Record<string, number>> = {
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
const COMBINED_NUMBERS: Readonly<Record<string, number>> = {
  triathlon: 800_003,
  tetrathlon: 800_004,
  pentathlon: 800_005,
  heptathlon: 800_007,
  octathlon: 800_008,
  decathlon: 800_010,
};
const TIMED_NUMBERS: Readonly<Record<string, number>> = { '30 minutes': 100_030, heure: 100_060, '24 heures': 101_440 };
const NAMED_DISTANCES: Readonly<Record<string, number>> = {
  mile: 1609,
  '2 miles': 3219,
  '10 miles': 16_093,
  'semi-marathon': 21_097,
  '1/2 marathon': 21_097,
  marathon: 42_195,
};
const ROAD_DISTANCES = new Set([21_097, 42_195, 16_093]);

const RELAY = /^(\d+) ?[×x] ?([\d ]+) ?m$/;
const RACE = /^(\d[\d ]*?) ?(km|m)?( haies?| steeple| marche)?( route)?$/;
const KINDS = { haie: 'hurdles', haies: 'hurdles', steeple: 'steeple', marche: 'walk' } as const;
const AMOUNT = /\(([\d.]+) ?(kg|g)? ?\)/;

interface BaseEvent {
  readonly g0: number;
  readonly kind?: NonNullable<Variant['kind']>;
  readonly isOnRoad?: boolean;
}

function parseRace(text: string): BaseEvent | undefined {
  const [, digits, unit, word, roadWord] = RACE.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const kind = word && KINDS[word.trim() as keyof typeof KINDS];
  if (unit === undefined && kind === undefined) return undefined;
  const metres = Number(digits.replaceAll(' ', '')) * (unit === 'km' ? 1000 : 1);
  return { g0: metres, ...(kind && { kind }), isOnRoad: unit === 'km' || roadWord !== undefined };
}

function parseBaseEvent(text: string): BaseEvent | undefined {
  const [, legs, leg] = RELAY.exec(text) ?? [];
  if (legs !== undefined && leg !== undefined) {
    const g0 = Number(legs + leg.replaceAll(' ', ''));
    return findRelay(g0) && { g0 };
  }
  const combined = COMBINED_NUMBERS[text.replace(/ (longueur|disque)$/, '')];
  const field = FIELD_NUMBERS[text] ?? combined;
  if (field !== undefined) return { g0: field };
  const timed = TIMED_NUMBERS[text.replace(/ marche$/, '')];
  if (timed !== undefined) return { g0: timed, ...(text.endsWith(' marche') && { kind: 'walk' as const }) };
  const namedDistance = NAMED_DISTANCES[text.replace(/ (road|route)$/, '')];
  if (namedDistance !== undefined)
    return { g0: namedDistance, isOnRoad: ROAD_DISTANCES.has(namedDistance) || / (road|route)$/.test(text) };
  return parseRace(text);
}

/** The number of a height, `65` or `1.06`, or the grams of a weight, `7.26 kg` or `800 g`. */
function parseAmount(base: BaseEvent, number: string, unit: string | undefined): Pick<Variant, 'height' | 'grams'> {
  if (base.kind !== undefined) return { height: Number(number.replace('.', '')) };
  return { grams: Math.round(Number(number) * (unit === 'kg' ? 1000 : 1)) };
}

/**
 * Reads an event as the FFA's tables and results write it. `(i)` and `- Salle` mean indoors; a wind after `|` and the parts of a
 * combined event (`Pentathlon Longueur`) are ignored. Undefined for any other label.
 * @example parseFfaLabel('110 m Haies (1.06)') // { g0: 110, g1: 'HP106' }
 */
export function parseFfaLabel(label: string): FfaEvent | undefined {
  let text = foldText(label.replace(/\|.*$/, ''));
  const isIndoor = /\(i\)|- ?salle$/.test(text);
  text = foldText(text.replace('(i)', '').replace(/ ?- ?salle$/, ''));
  const age = Object.keys(FFA_LABEL_AGES).find((word) => text.endsWith(` ${word}`));
  if (age !== undefined) text = text.slice(0, -age.length - 1);
  const isMixed = text.endsWith(' mixte');
  if (isMixed) text = text.slice(0, -' mixte'.length);
  const [bracket, number, unit] = AMOUNT.exec(text) ?? [];
  const base = parseBaseEvent(bracket === undefined ? text : foldText(text.replace(bracket, '')));
  if (base === undefined) return undefined;
  const variant: Variant = {
    ...(base.kind && { kind: base.kind }),
    ...(number !== undefined && parseAmount(base, number, unit)),
    ...((isIndoor && { place: 'indoor' as const }) || (base.isOnRoad && { place: 'road' as const })),
  };
  const g1 = makeVariant(variant);
  const parsedVariant = parseVariant(g1);
  if (parsedVariant === undefined || !canHaveVariant(base.g0, parsedVariant)) return undefined;
  const categories = age === undefined ? undefined : FFA_LABEL_AGES[age as keyof typeof FFA_LABEL_AGES];
  return { g0: base.g0, g1, ...(categories && { categories }), ...(isMixed && { isMixed }) };
}
