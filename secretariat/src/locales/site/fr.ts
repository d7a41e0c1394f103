/** Texts of the stadium's page. */
export const siteFr = {
  'site.before': 'Fichier d’avant {{holder}} ({{when}})',
  'site.choose': 'Compétition du serveur public',
  'site.choose.none': 'Aucune compétition de ce compte sur le serveur public.',
  'site.different_one': '1 épreuve diffère, elle est renvoyée.',
  'site.different_other': '{{count}} épreuves diffèrent, elles sont renvoyées.',
  'site.different.records': 'Les records diffèrent, ils sont renvoyés.',
  'site.file': 'Fichier rendu par {{holder}} ({{when}})',
  'site.files': 'Fichiers du stade',
  'site.files.help':
    'Ce que le stade a rendu, avec saisies et photos, et les listes de ce serveur qu’il a remplacées. Ils restent avec la compétition : les 8 derniers de chaque sorte, 256 Mo en tout.',
  'site.goOn': 'Continuer ici',
  'site.goOn.sub':
    'Le serveur public redevient une copie : ce qui y a été changé depuis est remplacé par ce qui est ici.',
  'site.handBack': 'Rendre au serveur public',
  'site.handBack.sub':
    'Tout est envoyé une dernière fois et comparé, puis ce portable ne fait plus que lire. Rien n’est effacé.',
  'site.holder': 'Nom de ce portable',
  'site.holder.first': 'Stade',
  'site.keep': 'Garder au stade',
  'site.keep.sub': 'Rien n’est encore rendu : la compétition peut continuer ici.',
  'site.link': 'Relier la copie publique',
  'site.link.help': 'Ce portable tient alors la compétition : le serveur public la suit et ne s’écrit plus que d’ici.',
  'site.open_one': 'Encore en cours : {{names}}. Son juge ne pourra plus rien écrire ici.',
  'site.open_other': '{{count}} épreuves encore en cours : {{names}}. Leurs juges ne pourront plus rien écrire ici.',
  'site.refused': 'Refusées par le serveur public',
  'site.photosLeft.get': 'Prendre le fichier avec les photos',
  'site.photosLeft_one':
    'Une photo de rapport est restée sur ce portable : le fichier avec elle était trop gros pour le chemin du serveur public. Prenez-le avant d’effacer la compétition ici.',
  'site.photosLeft_other':
    '{{count}} photos de rapports sont restées sur ce portable : le fichier avec elles était trop gros pour le chemin du serveur public. Prenez-le avant d’effacer la compétition ici.',
  'site.replace': 'Remplacer',
  'site.replace.title': 'Remplacer les listes du serveur public ?',
  'site.replace.sub':
    'Des listes, des réglages ou des records y ont changé depuis que le fichier en a été pris, ou ont changé ici. Ce qui est ici les remplace ; le serveur public en garde un fichier.',
  'site.returned':
    'Rendue au serveur public ({{url}}) le {{when}}. Elle se modifie là-bas ; ce portable ne fait plus que lire.',
  'site.returned.home': 'Le stade a rendu la compétition le {{when}}.',
  'site.session.closed':
    'La session de ce portable est fermée : le serveur public ne la connaît plus. Sur le serveur public, dans la compétition, « Stade » : « Faire la session du portable », puis relancez ce serveur avec la nouvelle ligne. Rien n’est perdu.',
  'site.link.again': 'La tenir de nouveau au stade',
  'site.link.again.help':
    'Seulement si la compétition continue ici : ce portable tient de nouveau la compétition, et le serveur public la suit.',
  'site.held.since': 'Tenue par {{holder}} depuis le {{since}}, copie de {{time}}.',
  'site.returning': 'Comparaison avec le serveur public en cours.',
  'site.session': 'Faire la session du portable',
  'site.session.what': 'réglages du portable',
  'site.session.once':
    'Elle n’est montrée qu’une fois. Elle se termine dans « Mes organisations », « Mon compte », avec les autres sessions.',
  'site.step.file':
    'Prenez le fichier de la compétition (noms masqués compris) et mettez-le sur le portable, par une clé USB par exemple.',
  'site.step.file.get': 'Prendre le fichier',
  'site.step.link':
    'Sur le portable : « Nouvelle compétition », « Ouvrir un fichier de compétition » ; puis, dans cette compétition, « Stade » : reliez-la à la copie publique, et créez les codes.',
  'site.step.session': 'Faites la session du portable, et lancez-y npm start avec ces deux réglages.',
  'site.steps': 'Partir au stade',
  'site.steps.help':
    'Un portable sans Internet tient la compétition ; ce serveur en garde la copie publique, qui suit.',
  'site.take': 'Reprendre la main',
  'site.take.sub':
    'Si le stade n’envoie plus rien, ou que son portable est perdu : la compétition continue sur ce serveur, à partir de sa copie. Le stade garde tout ce qu’il a, et son équipe choisit qui continue.',
  'site.take.owner': 'Un propriétaire de l’organisation peut reprendre la main ici.',
  'site.taken': 'Reprise le {{when}} par {{by}}.',
  'site.unsent_one': 'Un appareil d’officiel a encore 1 saisie qui n’est pas ici : voir « Appareils ».',
  'site.unsent_other':
    'Des appareils d’officiels ont encore {{count}} saisies qui ne sont pas ici : voir « Appareils ».',
} as const;
