/** Texts of the officials' reports of a competition. */
export const reportsFr = {
  'reports.about.all': 'Toute l’épreuve',
  'reports.card.paddle': 'Palette {{symbol}}',
  'reports.card.red': 'Carton rouge {{symbol}}',
  'reports.decided': '{{decision}} ({{time}})',
  'reports.filter': 'Rapports montrés',
  'reports.filter.all': 'Tous',
  'reports.filter.open': 'À décider',
  'reports.from': 'Vu par',
  'reports.from.judge': 'Juge {{number}}',
  'reports.none': 'Aucun rapport',
  'reports.none.help':
    'Ce que notent les consoles des commissaires, des juges de marche et du juge-arbitre s’affiche ici.',
  'reports.none.open': 'Aucun rapport n’attend le juge-arbitre',
  'reports.ruling': 'Décision',
  'reports.time': 'Heure',
  'reports.trial': 'Épreuve',
  'reports.waiting': 'Attend le juge-arbitre',
  'reports.what': 'Rapport',
  'reports.who': 'Athlète',
} as const;
