/** The page of an athlete in a competition. */
export const athleteFr = {
  'athlete.before': 'avant {{mark}}',
  'athlete.bib': 'dossard {{bib}}',
  'athlete.elsewhere': 'Autres compétitions',
  'athlete.inHours': 'dans {{hours}} h {{minutes}}',
  'athlete.inMinutes': 'dans {{minutes}} min',
  'athlete.later': 'Ensuite',
  'athlete.next': 'Prochain départ',
  'athlete.noneLeft': 'Aucun autre départ annoncé.',
  'athlete.nothing': 'Ni départ ni résultat pour l’instant.',
  'athlete.points_one': '{{count}} point',
  'athlete.points_other': '{{count}} points',
  'athlete.results': 'Résultats',
  'athlete.roundRank': '{{place}} toutes séries confondues',
  'athlete.running': 'Départ donné, résultat à venir.',
  'athlete.running.field': 'Concours commencé, résultat à venir.',
  'athlete.team': 'avec {{team}}',
} as const;
