/** Texts of the FFA codes (P11.15). */
export const ffacodesFr = {
  'ffacodes.category': 'Catégorie',
  'ffacodes.code': 'Code FFA',
  'ffacodes.copy': 'Copier',
  'ffacodes.event': 'Épreuve',
  'ffacodes.help': 'Le code FFA de chaque épreuve du programme ; celles qui n’en ont pas viennent d’abord.',
  'ffacodes.id': 'Numéro',
  'ffacodes.without': 'Aucun code',
  'ffacodes.missing_one': '1 épreuve sans code FFA : vérifiez sa discipline dans le programme.',
  'ffacodes.missing_other': '{{count}} épreuves sans code FFA : vérifiez leur discipline dans le programme.',
  'ffacodes.missing_zero': 'Toutes les épreuves ont leur code FFA.',
  'ffacodes.none': 'Aucune épreuve',
  'ffacodes.none.help': 'Les codes viennent avec le programme.',
  'ffacodes.what': 'code FFA de {{name}}',
  'screen.ffacodes': 'Codes FFA',
} as const;
