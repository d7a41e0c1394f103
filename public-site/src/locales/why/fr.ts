/** Why a row has its place: loaded with the explanation. */
export const whyFr = {
  'why.ahead': 'Devant :',
  'why.alone': 'Seul résultat classé de cette liste.',
  'why.behind': 'Derrière :',
  'why.countback': '{{name}}, même meilleur essai ; {{nth}}e meilleur essai : {{other}} contre {{own}}.',
  'why.failures.all':
    '{{name}}, même hauteur, autant d’échecs à {{height}} ; échecs en tout : {{other}} contre {{own}}.',
  'why.failures.height': '{{name}}, même hauteur ; échecs à {{height}} : {{other}} contre {{own}}.',
  'why.guest': 'Invité : classé à part.',
  'why.judge': 'Place donnée par le juge. {{why}}',
  'why.jumpOff': '{{name}}, au barrage à {{height}} : {{other}} contre {{own}}.',
  'why.mark': '{{name}}, {{other}} contre {{own}}.',
  'why.notShown': 'Les coureurs classés juste devant et juste derrière ne sont pas affichés ici.',
  'why.outOfCompetition': 'Hors compétition : classé à part.',
  'why.photo': '{{name}}, même temps, départagés par la photo-finish.',
  'why.proof': '{{name}} : une performance sans preuve se classe après les autres.',
  'why.thousandths': '{{name}}, même temps affiché, départagés au millième : {{other}} contre {{own}}.',
  'why.tied': 'À égalité avec {{names}} : rien dans les règles ne les départage.',
  'why.tied.declined': 'À égalité avec {{names}} : barrage refusé, place partagée (TR 26.9).',
  'why.unit': '{{name}}, performance d’une autre nature.',
};
