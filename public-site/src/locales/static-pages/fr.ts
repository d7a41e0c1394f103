export const staticFr = {
  'endUser.languages': 'Langue',
  'demo.none': 'Aucune compétition de démonstration sur ce site.',
  'demo.play': 'La personne qui exploite ce serveur lance une démonstration en direct avec la commande',
  'demo.text':
    'Des compétitions inventées, pour essayer le site sans attendre une vraie compétition : noms, clubs et performances n’existent pas.',
  'demo.title': 'Tests et démonstration',
  'downloads.all': 'Tous systèmes',
  'downloads.get': 'Télécharger, {{size}}',
  'downloads.none': 'Aucun logiciel à télécharger : tout se fait dans le navigateur.',
  'downloads.versions': 'Versions de ce site',
} as const;
