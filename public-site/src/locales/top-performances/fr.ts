export const topFr = {
  'top.count_one': '{{count}} performance',
  'top.count_other': '{{count, number}} performances',
  'top.family': 'Toutes les familles',
  'top.nobody': 'Aucune performance pour ce choix.',
  'top.note': 'Classées par points. La meilleure performance de chacun par épreuve.',
} as const;
