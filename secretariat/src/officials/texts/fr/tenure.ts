export const TENURE_FR = {
  'takeOver.ask': 'Reprendre cette épreuve…',
  'aside.strip_one': '{{count}} note mise à part attend votre avis : {{who}}.',
  'aside.strip_other': '{{count}} notes mises à part attendent votre avis : {{who}}.',
  'aside.show': 'Voir',
  'aside.show.all': 'Notes mises à part…',
} as const;
