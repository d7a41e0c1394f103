/** What the next attempt takes, on the consoles of field events. */
export const WATCH_FR = {
  'watch.lead': '{{mark}} pour mener',
  'watch.podium': '{{mark}} pour le podium',
  'watch.final': '{{mark}} pour se qualifier',
  'watch.attempt.1': 'au 1er essai',
  'watch.attempt.2': 'au 2e essai au plus tard',
  'watch.record': '{{mark}} = {{record}}',
  'watch.bar': 'cette barre = {{record}}',
  'doubt.named': 'À relire : {{record}}.',
} as const;
