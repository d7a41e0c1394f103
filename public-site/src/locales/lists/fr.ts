/** Lists of competitions: the home page and the regions. */
export const listsFr = {
  'challenges.col.date': 'Date',
  'challenges.col.federation': 'Féd.',
  'challenges.col.federation.long': 'Fédération',
  'challenges.col.kind': 'Type',
  'challenges.col.name': 'Compétition',
  'challenges.col.place': 'Lieu',
  'challenges.col.state': 'État',
  'day.choose': 'Choisir un jour',
  'home.live_one': '{{count}} compétition en direct',
  'home.live_other': '{{count}} compétitions en direct',
  'home.search': 'Athlète, club, compétition',
  'week.last': 'La semaine dernière',
  'week.next': 'La semaine prochaine',
  'week.of': 'Semaine du {{day}}',
  'week.this': 'Cette semaine',
} as const;
