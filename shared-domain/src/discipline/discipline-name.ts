import { formatDecimal } from '../text/decimal-sign.ts';
import type { Language } from '../text/language.ts';
import { CROSS, type EventRef, HEAVY_HAMMER, isCombined, isFieldEvent } from './event-ref.ts';
import { EKIDEN, findMedley, findRelay, isRelayEvent } from './relays.ts';
import { findTimedMinutes, formatTimedRace } from './timed-race.ts';
import { parseVariant, type Variant } from './variant.ts';

type Names = Readonly<Record<Language, string>>;

/** French labels of the FFA's tables, English ones of World Athletics. */
const FIELD_NAMES: Readonly<Record<number, Names>> = {
  900001: { fr: 'Hauteur', en: 'High jump' },
  900002: { fr: 'Perche', en: 'Pole vault' },
  900003: { fr: 'Longueur', en: 'Long jump' },
  900004: { fr: 'Triple saut', en: 'Triple jump' },
  900005: { fr: 'Poids', en: 'Shot put' },
  900006: { fr: 'Disque', en: 'Discus throw' },
  900007: { fr: 'Marteau', en: 'Hammer throw' },
  900008: { fr: 'Javelot', en: 'Javelin throw' },
  900009: { fr: 'Marteau lourd', en: 'Weight throw' },
  900010: { fr: 'Balle', en: 'Ball throw' },
};

const MEDICINE_BALL_NAME: Names = { fr: 'Médecine-ball', en: 'Medicine ball' };

const COMBINED_NAMES: Readonly<Record<number, Names>> = {
  800003: { fr: 'Triathlon', en: 'Triathlon' },
  800004: { fr: 'Tétrathlon', en: 'Tetrathlon' },
  800005: { fr: 'Pentathlon', en: 'Pentathlon' },
  800006: { fr: 'Hexathlon', en: 'Hexathlon' },
  800007: { fr: 'Heptathlon', en: 'Heptathlon' },
  800008: { fr: 'Octathlon', en: 'Octathlon' },
  800009: { fr: 'Ennéathlon', en: 'Enneathlon' },
  800010: { fr: 'Décathlon', en: 'Decathlon' },
};

/** Combined events of throws only, by their event number. */
const THROWS_EVENT_NAMES: Readonly<Record<number, Names>> = { 800005: { fr: 'Pentalancer', en: 'Throws pentathlon' } };

const NAMED_DISTANCES: Readonly<Record<number, Names>> = {
  1609: { fr: 'Mile', en: 'Mile' },
  3219: { fr: '2 miles', en: '2 miles' },
  16093: { fr: '10 miles', en: '10 miles' },
  21097: { fr: 'Semi-marathon', en: 'Half marathon' },
  21098: { fr: 'Semi-marathon', en: 'Half marathon' },
  21100: { fr: 'Semi-marathon', en: 'Half marathon' },
  42195: { fr: 'Marathon', en: 'Marathon' },
  160934: { fr: '100 miles', en: '100 miles' },
};

const KIND_NAMES: Readonly<Record<Exclude<NonNullable<Variant['kind']>, 'throws'>, Names>> = {
  hurdles: { fr: 'haies', en: 'hurdles' },
  steeple: { fr: 'steeple', en: 'steeplechase' },
  walk: { fr: 'marche', en: 'race walk' },
  wheelchair: { fr: 'fauteuil', en: 'wheelchair' },
};

const MEDLEY_NAME: Names = { fr: 'Relais medley', en: 'Medley relay' };
const CROSS_COUNTRY_NAME: Names = { fr: 'Cross', en: 'Cross-country' };

/** In French, numbers of five digits and more have a no-break space before the thousands. */
const MIN_SEPARATED_NUMBER = 10_000;
const separateThousands = (metres: number): string => String(metres).replace(/(?=\d{3}$)/, '\u00a0');

/** A distance: outside a stadium in kilometres where it is a multiple of 100 m, else in metres. */
function formatDistanceName(metres: number, isOnRoad: boolean, language: Language): string {
  if (isOnRoad && metres >= 1000 && metres % 100 === 0) return `${formatDecimal(metres / 1000, language)} km`;
  return language === 'fr' && metres >= MIN_SEPARATED_NUMBER ? `${separateThousands(metres)}\u00a0m` : `${metres} m`;
}

function formatRaceName(event: EventRef, language: Language): string {
  const { g0 } = event;
  const variant = parseVariant(event.g1);
  const kindName =
    variant?.kind === undefined || variant.kind === 'throws' ? undefined : KIND_NAMES[variant.kind][language];
  const kind = kindName === undefined ? '' : ` ${kindName}`;
  const isOnRoad = event.road === true || variant?.place === 'road' || variant?.place === 'trail';
  const minutes = findTimedMinutes(g0);
  const length = minutes === undefined ? NAMED_DISTANCES[g0]?.[language] : formatTimedRace(minutes, language);
  return `${length ?? formatDistanceName(g0, isOnRoad, language)}${kind}`;
}

function formatRelayName(g0: number, language: Language): string | undefined {
  if (g0 === EKIDEN) return 'Ekiden';
  const relay = findRelay(g0);
  if (relay) return `${relay.legs} × ${relay.leg} m`;
  const medley = findMedley(g0);
  return medley && `${MEDLEY_NAME[language]} ${medley.join('-')} m`;
}

/**
 * Whether an event is the medicine ball, which shares a number with the heavy hammer (P3.12): a weight of 2 or 3 kg, or of 4 kg
 * indoors, as in the FFA's list; outdoors 4 kg is the heavy hammer of the oldest women.
 * @example isMedicineBall({ g0: 900009, g1: 'P3000I' }) // true
 */
export function isMedicineBall({ g0, g1 }: EventRef): boolean {
  return g0 === HEAVY_HAMMER && /^P[23]000[IRT]?$|^P4000I$/.test(g1);
}

/**
 * The name of a discipline, without category, implement or hurdle height.
 * @example formatDiscipline({ g0: 110, g1: 'HP106' }, 'fr') // '110 m haies'
 */
export function formatDiscipline(event: EventRef, language: Language): string {
  const { g0, g1 } = event;
  const names =
    (isMedicineBall(event) && MEDICINE_BALL_NAME) ||
    (g1.startsWith('L') && THROWS_EVENT_NAMES[g0]) ||
    FIELD_NAMES[g0] ||
    COMBINED_NAMES[g0];
  if (names) return names[language];
  if (g0 === CROSS) return CROSS_COUNTRY_NAME[language];
  if (isCombined(g0)) return `${language === 'fr' ? 'Épreuves combinées' : 'Combined events'} ${g0 - 800_000}`;
  if (isFieldEvent(g0)) return `${language === 'fr' ? 'Concours' : 'Field event'} ${g0 - 900_000}`;
  return (isRelayEvent(event) && formatRelayName(g0, language)) || formatRaceName(event, language);
}
