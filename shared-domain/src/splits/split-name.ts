import { type EventRef, isOutsideStadium } from '../discipline/event-ref.ts';
import { foldText } from '../text/fold.ts';
import type { Language } from '../text/language.ts';
import type { Split } from './split.ts';

/** Metres of half a marathon, to the half metre. */
export const HALF_MARATHON_METRES = 21_097.5;

const HALF = /^(?:half|semi|halb|hm|semi marathon|half marathon|halbmarathon|halfway)$/;

/**
 * The distance in metres that the name of a passage says: `k5`, `5 km`, `10k`, `Split 5 km`, `time_half`, `semi`; undefined for any other name.
 * @example parseSplitName('Split 5 km') // 5000
 */
export function parseSplitName(name: string): number | undefined {
  const plain = foldText(name)
    .replaceAll('_', ' ')
    .replace(/^(?:split|passage|inter|time|temps|tps) (?=.)|(?<=.) (?:split|time|temps|czas)$/g, '')
    .trim();
  if (HALF.test(plain)) return HALF_MARATHON_METRES;
  const [, before, after] = /^(?:km? ?(\d{1,3}(?:[.,]\d+)?)|(\d{1,3}(?:[.,]\d+)?) ?k(?:ms?)?)$/.exec(plain) ?? [];
  const km = Number((before ?? after ?? '0').replace(',', '.'));
  return km === 0 ? undefined : Math.round(km * 10_000) / 10;
}

/** Names that only say a distance in metres, `1200` or `1200 m`. */
const METRES = /^\d+(?:[.,]\d+)? ?(?:m|metres|meters)?$/;

const HALF_NAMES: Readonly<Record<Language, string>> = { fr: 'Semi', en: 'Half' };

const formatNumber = (value: number, language: Language): string =>
  language === 'fr' ? `${value}`.replace('.', ',') : `${value}`;

/**
 * The name of a point of the course: as it was sent where it says more than a distance («Pont Neuf»), else its distance, in kilometres outside a
 * stadium and in metres on the track.
 * @example formatSplitName({ d: 5000, label: 'k5' }, { g0: 42_195, g1: 'R' }, 'fr') // '5 km'
 */
export function formatSplitName(
  { d, label = '' }: Pick<Split, 'd' | 'label'>,
  event: EventRef,
  language: Language,
): string {
  const name = label.trim();
  if (name !== '' && parseSplitName(name) === undefined && !METRES.test(foldText(name))) return name;
  if (Math.abs(d - HALF_MARATHON_METRES) < 1) return HALF_NAMES[language];
  const isShort = d < 1000 || !isOutsideStadium(event);
  return isShort ? `${formatNumber(d, language)} m` : `${formatNumber(Math.round(d / 10) / 100, language)} km`;
}
