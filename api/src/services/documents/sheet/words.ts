import type { Language } from 'shared-domain';
import type { RowRange } from '../gather.ts';

const FR = {
  locale: 'fr-FR',
  colon: '\u00a0: ',
  startListsHeading: 'Listes de départ',
  resultsHeading: 'Résultats',
  startListCaption: 'liste de départ',
  resultListCaption: 'résultats',
  events: 'Épreuves',
  noList: 'Aucune liste.',
  noListYet: 'Aucune liste pour le moment.',
  data: 'Données (JSON)',
  asOf: 'État du',
  printed: 'Imprimé le',
  continued: 'suite',
  cancelled: 'Annulée',
  startListState: 'Liste de départ',
  entries: 'Engagés',
  official: 'Officiel',
  unofficial: 'Non officiel',
  orBetter: 'ou mieux',
  wind: 'Vent',
  noWind: 'n.c.',
  bib: 'Dos.',
  athlete: 'Athlète',
  team: 'Équipe',
  club: 'Club',
  nation: 'Nat.',
  category: 'Cat.',
  place: 'Pl.',
  categoryPlace: 'Pl. cat.',
  lane: 'Cl.',
  order: 'Ord.',
  mark: 'Perf.',
  reaction: 'Réac.',
  points: 'Pts',
  jumpOff: 'B',
  time: 'Temps',
  net: 'Réel',
  gap: 'Écart',
  confirmed: 'Confirmé',
  present: 'Présent',
  absent: 'Absent',
  scratched: 'Forfait',
  timedFinals: 'Finales directes',
} as const;

/** The fixed texts of documents in a language. */
export type SheetWords = Readonly<Record<keyof typeof FR, string>>;

const EN: SheetWords = {
  locale: 'en-GB',
  colon: ': ',
  startListsHeading: 'Start lists',
  resultsHeading: 'Results',
  startListCaption: 'start list',
  resultListCaption: 'results',
  events: 'Events',
  noList: 'No list.',
  noListYet: 'No list yet.',
  data: 'Data (JSON)',
  asOf: 'As of',
  printed: 'Printed on',
  continued: 'continued',
  cancelled: 'Cancelled',
  startListState: 'Start list',
  entries: 'Entries',
  official: 'Official',
  unofficial: 'Unofficial',
  orBetter: 'or better',
  wind: 'Wind',
  noWind: 'n/a',
  bib: 'Bib',
  athlete: 'Athlete',
  team: 'Team',
  club: 'Club',
  nation: 'Nat.',
  category: 'Cat.',
  place: 'Pl.',
  categoryPlace: 'Cat. pl.',
  lane: 'Lane',
  order: 'Ord.',
  mark: 'Mark',
  reaction: 'RT',
  points: 'Pts',
  jumpOff: 'J',
  time: 'Time',
  net: 'Chip',
  gap: 'Gap',
  confirmed: 'Confirmed',
  present: 'Present',
  absent: 'Absent',
  scratched: 'Scratched',
  timedFinals: 'Timed finals',
};

export const SHEET_WORDS: Readonly<Record<Language, SheetWords>> = { fr: FR, en: EN };

/** Singular and plural of what a document counts. */
const COUNT_WORDS = {
  entries: { fr: ['engagé', 'engagés'], en: ['entry', 'entries'] },
  results: { fr: ['participant', 'participants'], en: ['athlete', 'athletes'] },
} as const;

/** @example formatCount(2, 'entries', 'fr') // '2 engagés' */
export function formatCount(count: number, kind: keyof typeof COUNT_WORDS, language: Language): string {
  const isSingular = count === 1 || (count === 0 && language === 'fr');
  return `${count} ${COUNT_WORDS[kind][language][isSingular ? 0 : 1]}`;
}

/** @example formatRange({ from: 1, to: 10_000, total: 31_984 }, 'en') // 'rows 1 to 10,000' */
export function formatRange({ from, to }: RowRange, language: Language): string {
  const [first, last] = [from, to].map((row) => row.toLocaleString(language));
  return language === 'fr' ? `lignes ${first} à ${last}` : `rows ${first} to ${last}`;
}

/** Who qualifies by place, by time or by mark; the rest: by mark, beside those who reached the standard. */
const QUALIFYING_WORDS = {
  places: {
    fr: (n: number) => (n > 1 ? `les ${n} premiers` : 'le premier'),
    en: (n: number) => (n > 1 ? `the first ${n}` : 'the first'),
  },
  times: {
    fr: (n: number) => (n > 1 ? `les ${n} meilleurs temps` : 'le meilleur temps'),
    en: (n: number) => (n > 1 ? `the ${n} fastest times` : 'the fastest time'),
  },
  marks: {
    fr: (n: number) => (n > 1 ? `les ${n} meilleures performances` : 'la meilleure performance'),
    en: (n: number) => (n > 1 ? `the ${n} best marks` : 'the best mark'),
  },
  rest: {
    fr: (n: number) => `pour compléter à ${n}`,
    en: (n: number) => `best marks, up to ${n} in all`,
  },
} as const;

/** @example formatQualifying('places', 3, 'en') // 'the first 3' */
export const formatQualifying = (by: keyof typeof QUALIFYING_WORDS, count: number, language: Language): string =>
  QUALIFYING_WORDS[by][language](count);
