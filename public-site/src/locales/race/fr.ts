/** A race of thousands, read by pages. */
export const raceFr = {
  'race.bib.none': 'Aucun dossard {{bib}} dans cette course.',
  'race.count_one': '{{count}} coureur',
  'race.count_other': '{{count, number}} coureurs',
  'race.none': 'Aucun coureur ne correspond.',
  'race.own': 'dossard cherché',
  'race.printed': 'Lignes imprimées : {{shown, number}} sur {{total, number}}. La liste complète :',
  'race.search': 'Nom, club ou dossard',
} as const;
