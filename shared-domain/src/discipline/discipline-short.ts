import { formatDecimal } from '../text/decimal-sign.ts';
import type { Language } from '../text/language.ts';
import { formatDiscipline, isMedicineBall } from './discipline-name.ts';
import { CROSS, type EventRef, isOutsideStadium } from './event-ref.ts';
import { EKIDEN, findRelay, isRelayEvent } from './relays.ts';
import { findTimedMinutes, formatTimedRaceShort } from './timed-race.ts';

type Names = Readonly<Record<Language, string>>;

const SHORT_FIELD: Readonly<Record<number, Names>> = {
  900001: { fr: 'Haut.', en: 'HJ' },
  900002: { fr: 'Perche', en: 'PV' },
  900003: { fr: 'Long.', en: 'LJ' },
  900004: { fr: 'Triple', en: 'TJ' },
  900005: { fr: 'Poids', en: 'SP' },
  900006: { fr: 'Disque', en: 'DT' },
  900007: { fr: 'Marteau', en: 'HT' },
  900008: { fr: 'Jav.', en: 'JT' },
  900009: { fr: 'M. lourd', en: 'WT' },
};

const MEDICINE_BALL: Names = { fr: 'MB', en: 'MB' };

const SHORT_DISTANCE: Readonly<Record<number, Names>> = {
  1609: { fr: 'Mile', en: 'Mile' },
  3219: { fr: '2 miles', en: '2 miles' },
  16093: { fr: '10 miles', en: '10 miles' },
  21097: { fr: 'Semi', en: 'Half' },
  42195: { fr: 'Marathon', en: 'Marathon' },
  160934: { fr: '100 miles', en: '100 miles' },
};

const SHORT_MEDLEY: Readonly<Record<number, string>> = { 4250: 'Medley', 4000: 'DMR' };

const SHORT_KIND: Readonly<Record<string, Names>> = {
  H: { fr: ' H', en: ' H' },
  S: { fr: ' St.', en: ' SC' },
  W: { fr: ' M.', en: ' W' },
  F: { fr: ' F.', en: ' WC' },
};

function formatLength(event: EventRef, language: Language): string {
  const { g0 } = event;
  const minutes = findTimedMinutes(g0);
  if (minutes !== undefined) return formatTimedRaceShort(minutes, language);
  const relay = isRelayEvent(event) ? findRelay(g0) : undefined;
  if (relay) return `${relay.legs}×${relay.leg}`;
  const isInKilometres = isOutsideStadium(event) && g0 >= 1000 && g0 % 100 === 0;
  return SHORT_DISTANCE[g0]?.[language] ?? (isInKilometres ? `${formatDecimal(g0 / 1000, language)} km` : String(g0));
}

/**
 * The short name of a discipline, as for a column of a combined event.
 * @example formatDisciplineShort({ g0: 100, g1: 'H' }, 'fr') // '100 H'
 */
export function formatDisciplineShort(event: EventRef, language: Language): string {
  const { g0, g1 } = event;
  const fieldNames = isMedicineBall(event) ? MEDICINE_BALL : SHORT_FIELD[g0];
  if (fieldNames) return fieldNames[language];
  const medley = isRelayEvent(event) ? SHORT_MEDLEY[g0] : undefined;
  if (medley) return medley;
  if (g0 >= 800_000 || g0 === CROSS || g0 === EKIDEN) return formatDiscipline(event, language);
  return `${formatLength(event, language)}${SHORT_KIND[g1.charAt(0)]?.[language] ?? ''}`;
}
