import { LANGUAGES, type Language } from '../../text/language.ts';
import { formatDiscipline } from '../discipline-name.ts';
import { formatDisciplineShort } from '../discipline-short.ts';
import { formatEquipment } from '../equipment-label.ts';
import { CROSS, type EventRef, isCombined, isFieldEvent } from '../event-ref.ts';
import { findFamily } from '../family.ts';
import { findRaceDistance } from '../relays.ts';
import { findTimedMinutes, isTimedRace } from '../timed-race.ts';
import { findTypeClass } from '../type-class.ts';
import type { Unit } from '../unit.ts';
import type { CatalogueRow } from './catalogue-row.ts';
import type { Discipline } from './discipline.ts';
import { parseTechnicalCode } from './technical-code.ts';

const INDOORS: Readonly<Record<Language, string>> = { fr: ' en salle', en: ' indoor' };
const ON_ROAD: Readonly<Record<Language, string>> = { fr: ' sur route', en: ' road' };

type Names = Discipline['label'];
const buildNames = (writeName: (language: Language) => string): Names =>
  Object.fromEntries(LANGUAGES.map((language) => [language, writeName(language)])) as Record<Language, string>;

/** Whether a road race has the name of a track race, so that `sur route` is added: `Mile sur route`. */
function isNamedAsOnTrack(event: EventRef, language: Language): boolean {
  const trackEvent = { g0: event.g0, g1: event.g1.slice(0, -1) || '0' };
  return (
    (event.g0 === 1609 || isTimedRace(event.g0)) &&
    formatDiscipline(trackEvent, language) === formatDiscipline(event, language)
  );
}

function formatSurface(event: EventRef, language: Language): string {
  if (event.g1.endsWith('I')) return INDOORS[language];
  return event.g1.endsWith('R') && isNamedAsOnTrack(event, language) ? ON_ROAD[language] : '';
}

function formatLabel(event: EventRef, language: Language): string {
  const implement = formatEquipment(event, language);
  const name = formatDiscipline(event, language);
  return `${name}${implement === undefined ? '' : ` (${implement})`}${formatSurface(event, language)}`;
}

function formatShort(event: EventRef, language: Language): string {
  const number = /P(\d+)/.exec(event.g1)?.[1];
  const amount = number === undefined ? '' : ` ${isFieldEvent(event.g0) ? formatEquipment(event, language) : number}`;
  const surface = formatSurface(event, language) === '' ? '' : ` (${event.g1.slice(-1).toLowerCase()})`;
  return `${formatDisciplineShort(event, language)}${amount}${surface}`;
}

function findDisciplineUnit(g0: number): Unit {
  if (isCombined(g0)) return 'pts';
  return isFieldEvent(g0) || isTimedRace(g0) ? 'mm' : 'ms';
}

function findBase(g0: number): Pick<Discipline, 'base' | 'baseUnit'> {
  const minutes = findTimedMinutes(g0);
  if (minutes !== undefined) return { base: minutes, baseUnit: 'min' };
  if (isCombined(g0)) return { base: g0 % 100, baseUnit: 'number' };
  return isFieldEvent(g0) || g0 === CROSS
    ? { base: g0, baseUnit: 'number' }
    : { base: findRaceDistance(g0), baseUnit: 'm' };
}

/** Builds an entry from its row; undefined for a bad technical code. */
export function makeDiscipline([id, code, source]: CatalogueRow): Discipline | undefined {
  const event = parseTechnicalCode(code);
  return (
    event && {
      id,
      code,
      ...event,
      short: buildNames((language) => formatShort(event, language)),
      label: buildNames((language) => formatLabel(event, language)),
      ...findBase(event.g0),
      family: findFamily(event),
      class: findTypeClass(event),
      unit: findDisciplineUnit(event.g0),
      ...(source === 'ffa' || source === 'swiss' ? { source } : { completed: true, reason: source }),
    }
  );
}
