/** Words of the athletes of a competition and of their entries. */
export const registerFr = {
  'entry.age_one': 'La catégorie de l’athlète n’est pas de celles de « {{name}} ».',
  'entry.age_other': 'Un athlète au moins n’est pas d’une catégorie de « {{name}} ».',
  'entry.athletes_one': '1 athlète',
  'entry.athletes_other': '{{count}} athlètes',
  'entry.event': 'Épreuve',
  'entry.event.age': '{{name}} (autre catégorie)',
  'entry.list': 'Liste',
  'entry.move': 'Passer vers une autre épreuve…',
  'entry.move.act': 'Passer',
  'entry.move.none': 'Aucune autre épreuve du programme n’est ouverte à son sexe.',
  'entry.move.title': 'Passer vers une autre épreuve : {{who}}',
} as const;
