import type { Language } from '../text/language.ts';
import { formatCount } from './spoken-count.ts';
import { isWindAssisted, roundWindToTenths } from './wind.ts';

const WIND_WORDS = {
  fr: { behind: 'vent favorable de', against: 'vent contraire de', none: 'vent nul', unread: 'vent non mesuré' },
  en: { behind: 'following wind of', against: 'head wind of', none: 'no wind', unread: 'wind not measured' },
} as const;

const OVER_LIMIT: Readonly<Record<Language, string>> = {
  fr: 'au-delà de la limite',
  en: 'over the limit',
};

/**
 * A wind reading, m/s, in words for screen readers: rounded as it is shown, with its direction and unit.
 * @example speakWind(1.5, 'fr') // 'vent favorable de 1,5 mètre par seconde'
 */
export function speakWind(w: number | undefined, language: Language): string {
  const words = WIND_WORDS[language];
  if (w === undefined) return words.unread;
  const tenths = roundWindToTenths(w);
  if (tenths === 0) return words.none;
  const absoluteTenths = Math.abs(tenths);
  const decimal = language === 'fr' ? ',' : '.';
  const text = `${Math.floor(absoluteTenths / 10)}${decimal}${absoluteTenths % 10}`;
  const speed = formatCount(absoluteTenths / 10, 'metrePerSecond', language, text);
  const speech = `${tenths > 0 ? words.behind : words.against} ${speed}`;
  return isWindAssisted(w) ? `${speech}, ${OVER_LIMIT[language]}` : speech;
}
