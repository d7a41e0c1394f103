import { SPOKEN_STATUSES } from '../performance/spoken-mark.ts';
import type { Language } from '../text/language.ts';

/** Kinds of codes in start and result lists. */
export const RESULT_CODE_KINDS = ['status', 'qualification', 'card', 'attempt', 'walk', 'note', 'best'] as const;

/** Kind of a code: one of `RESULT_CODE_KINDS`. */
export type ResultCodeKind = (typeof RESULT_CODE_KINDS)[number];

/** A code and its meaning. */
export interface ResultCodeEntry {
  readonly code: string;
  readonly kind: ResultCodeKind;
  readonly fr: string;
  readonly en: string;
  /** Whether the code is in use without being in the rule. */
  readonly isCustomary?: true;
}

/** Rule and edition of the codes without `isCustomary`. */
export const RESULT_CODES_EDITION = 'World Athletics CR 25.4, text of 2023';

/** Status and result codes. `DQ`, `DNF` and the cards may carry the rule: `DQ TR24.7`. */
export const RESULT_CODES = [
  { code: 'DNS', kind: 'status', fr: SPOKEN_STATUSES.fr[2], en: 'did not start' },
  { code: 'DNF', kind: 'status', fr: SPOKEN_STATUSES.fr[3], en: 'did not finish' },
  { code: 'NM', kind: 'status', fr: SPOKEN_STATUSES.fr[5], en: 'no valid trial' },
  { code: 'NH', kind: 'status', fr: 'aucune hauteur franchie', en: 'no height', isCustomary: true },
  { code: 'DQ', kind: 'status', fr: SPOKEN_STATUSES.fr[4], en: 'disqualified' },
  { code: 'r', kind: 'status', fr: SPOKEN_STATUSES.fr[7], en: 'retired from the event' },
  { code: 'Q', kind: 'qualification', fr: 'qualifié à la place ou au minimum', en: 'qualified by place or standard' },
  {
    code: 'q',
    kind: 'qualification',
    fr: 'qualifié au temps ou à la performance',
    en: 'qualified by time or performance',
  },
  { code: 'qR', kind: 'qualification', fr: 'qualifié par le juge-arbitre', en: 'advanced by the referee' },
  { code: 'qJ', kind: 'qualification', fr: 'qualifié par le jury d’appel', en: 'advanced by the jury of appeal' },
  { code: 'qD', kind: 'qualification', fr: 'qualifié par tirage au sort', en: 'advanced by draw' },
  { code: 'YC', kind: 'card', fr: 'carton jaune', en: 'yellow card' },
  { code: 'YRC', kind: 'card', fr: 'second carton jaune, rouge', en: 'second yellow card, red' },
  { code: 'RC', kind: 'card', fr: 'carton rouge', en: 'red card' },
  { code: 'O', kind: 'attempt', fr: 'réussi', en: 'cleared or valid' },
  { code: 'X', kind: 'attempt', fr: 'manqué', en: 'failed' },
  { code: '–', kind: 'attempt', fr: 'impasse', en: 'passed' },
  { code: '~', kind: 'walk', fr: 'perte de contact', en: 'loss of contact' },
  { code: '>', kind: 'walk', fr: 'genou fléchi', en: 'bent knee' },
  { code: 'L', kind: 'note', fr: 'pied posé sur la ligne du couloir', en: 'step on the lane line' },
  { code: 'P', kind: 'note', fr: 'participe sous réserve', en: 'competing under protest' },
  { code: 'h', kind: 'note', fr: 'chronométrage manuel', en: 'hand timing', isCustomary: true },
  { code: 'w', kind: 'note', fr: 'vent favorable de plus de 2,0 m/s', en: 'wind over 2.0 m/s', isCustomary: true },
  { code: 'A', kind: 'note', fr: 'en altitude', en: 'at altitude', isCustomary: true },
  { code: 'i', kind: 'note', fr: 'en salle', en: 'indoors', isCustomary: true },
  { code: '=', kind: 'note', fr: 'égale', en: 'equals', isCustomary: true },
  { code: 'PB', kind: 'best', fr: 'record personnel', en: 'personal best' },
  { code: 'SB', kind: 'best', fr: 'meilleure performance de la saison', en: 'season’s best' },
  { code: 'WL', kind: 'best', fr: 'meilleure performance mondiale de l’année', en: 'world lead' },
] as const satisfies readonly ResultCodeEntry[];

/** A code of `RESULT_CODES`. */
export type ResultCode = (typeof RESULT_CODES)[number]['code'];

/** Looks up a code; case matters (`Q`, `q`). @example findResultCode('qR')?.en // 'advanced by the referee' */
export function findResultCode(code: string): ResultCodeEntry | undefined {
  return RESULT_CODES.find((entry) => entry.code === code);
}

/** Meaning of a code; undefined for an unknown one. @example findCodeMeaning('DNS', 'fr') // 'non-partant' */
export function findCodeMeaning(code: string, language: Language): string | undefined {
  return findResultCode(code)?.[language];
}
