/** Texts of the stadium's page. */
export const siteFr = {
  'site.choose': 'Compétition du serveur public',
  'site.choose.none': 'Aucune compétition de ce compte sur le serveur public.',
  'site.different_one': '1 épreuve diffère, elle est renvoyée.',
  'site.different_other': '{{count}} épreuves diffèrent, elles sont renvoyées.',
  'site.file': 'Fichier rendu par le stade',
  'site.goOn': 'Continuer ici',
  'site.goOn.sub':
    'Le serveur public redevient une copie : ce qui y a été changé depuis est remplacé par ce qui est ici.',
  'site.handBack': 'Rendre au serveur public',
  'site.handBack.sub':
    'Tout est envoyé une dernière fois et comparé, puis ce portable ne fait plus que lire. Rien n’est effacé.',
  'site.holder': 'Nom de ce portable',
  'site.holder.first': 'Stade',
  'site.link': 'Relier la copie publique',
  'site.link.help': 'Ce portable tient alors la compétition : le serveur public la suit et ne s’écrit plus que d’ici.',
  'site.refused': 'Refusées par le serveur public',
  'site.returned': 'Rendue au serveur public le {{when}}. Elle se modifie là-bas.',
  'site.returned.home': 'Le stade a rendu la compétition le {{when}}.',
  'site.returning': 'Comparaison avec le serveur public en cours.',
  'site.session': 'Faire la session du portable',
  'site.session.what': 'réglages du portable',
  'site.session.once': 'Elle n’est montrée qu’une fois. Elle se termine dans « Compte », avec les autres sessions.',
  'site.step.file': 'Prenez le fichier de la compétition (noms masqués compris) et mettez-le sur le portable.',
  'site.step.link':
    'Sur le portable : importez le fichier, créez les codes, puis reliez la compétition sur cette même page.',
  'site.step.session': 'Faites la session du portable, et lancez-y npm start avec ces deux réglages.',
  'site.steps': 'Partir au stade',
  'site.steps.help':
    'Un portable sans Internet tient la compétition ; ce serveur en garde la copie publique, qui suit.',
  'site.take': 'Reprendre la main',
  'site.take.sub': 'Le stade n’envoie plus rien. Il garde tout ce qu’il a, et son équipe choisit qui continue.',
  'site.taken': 'Reprise le {{when}} par {{by}}.',
} as const;
