/** Texts of the import of results from a file, loaded with its drawer. */
export const importsFr = {
  'results.import.after': 'Après',
  'results.import.again': 'Relire le fichier',
  'results.import.answer': 'À répondre',
  'results.import.answer.DNF': 'Abandon (DNF)',
  'results.import.answer.DNS': 'Non-partant (DNS)',
  'results.import.answer.DQ': 'Disqualifié (DQ)',
  'results.import.answer.NM': 'Sans performance (NM)',
  'results.import.answer.add': 'Ajouter {{who}} à la liste de départ',
  'results.import.answer.addNameless': 'Ajouter {{who}} aux résultats, sans nom',
  'results.import.answer.lane': 'Couloir {{lane}} : {{who}}',
  'results.import.answer.mark': 'Une performance…',
  'results.import.answer.mark.label': 'Performance',
  'results.import.answer.out': 'Laisser de côté',
  'results.import.answer.who': 'Qui est-ce ?',
  'results.import.open_one': '1 question sans réponse : sa ligne reste de côté.',
  'results.import.open_other': '{{count}} questions sans réponse : leurs lignes restent de côté.',
  'results.import.questions_one': '1 ligne pose une question',
  'results.import.questions_other': '{{count}} lignes posent une question',
  'results.import.questions_zero': 'Aucune question',
  'results.import.questions.help': 'Le reste du fichier est lu. Répondez ici, ou écrivez sans ces lignes.',
  'results.import.open_zero': 'Aucune question',
  'results.import.at': 'Ligne {{line}} : {{sentence}}',
  'results.import.at.column': 'Ligne {{line}}, colonne {{column}} ({{name}}) : {{sentence}}',
  'results.import.before': 'Avant',
  'results.import.byFile': 'Celle que le fichier nomme',
  'results.import.counts': 'Nouvelles : {{added}} · changées : {{changed}} · retirées : {{removed}}',
  'results.import.done_one': '1 ligne écrite.',
  'results.import.done_other': '{{count}} lignes écrites.',
  'results.import.done_zero': 'Rien de nouveau.',
  'results.import.file': 'Fichier .lif, .lff ou .csv',
  'results.import.help':
    'Un fichier FinishLynx (.lif), FieldLynx (.lff) ou une table de résultats (.csv). Rien n’est écrit avant votre accord.',
  'results.import.kind.added': 'nouvelle',
  'results.import.kind.changed': 'changée',
  'results.import.kind.removed': 'retirée',
  'results.import.kind.trial': 'épreuve',
  'results.import.line': 'Ligne',
  'results.import.mismatches_one': '1 ligne à vérifier',
  'results.import.mismatches_other': '{{count}} lignes à vérifier',
  'results.import.needsTrial': 'Choisissez l’épreuve : une table ne la nomme pas.',
  'results.import.preview': 'Ce que le fichier changerait',
  'results.import.read_one': '1 ligne lue.',
  'results.import.read_other': '{{count}} lignes lues.',
  'results.import.read_zero': 'Aucune ligne lue.',
  'results.import.reason': 'Motif de la correction',
  'results.import.reason.help': 'Ces résultats sont officiels : le public lit pourquoi ils changent.',
  'results.import.refused_one': '« {{file}} » : 1 ligne ne peut être rapprochée. Rien n’a été écrit.',
  'results.import.refused_other': '« {{file}} » : {{count}} lignes ne peuvent être rapprochées. Rien n’a été écrit.',
  'results.import.rows_one': '1 ligne',
  'results.import.rows_other': '{{count}} lignes',
  'results.import.rows_zero': '0 ligne',
  'results.import.same': 'Tout y est déjà.',
  'results.import.at.character': 'Ligne {{line}}, caractère {{character}} : {{sentence}}',
  'results.import.at.unnamed': 'Ligne {{line}}, colonne {{column}} : {{sentence}}',
  'results.import.person.club': 'club : {{before}} → {{after}}',
  'results.import.person.name': 'nom : {{before}} → {{after}}',
  'results.import.says.badLetter': 'un octet qui n’est pas une lettre',
  'results.import.says.codePageRead':
    'le fichier n’est pas en UTF-8 : ses lettres sont lues en {{page}}, comme celles-ci : {{cells}} (cellules : {{rows}}) ; si elles sont fausses, enregistrez-le en UTF-8 (« CSV UTF-8 » dans un tableur) et renvoyez-le',
  'results.import.says.bytesForeign':
    'des octets ne sont pas en UTF-8 comme le reste, ou sont des caractères de contrôle ; ils sont lus comme lettres de Windows-1252 ; vérifiez : {{cells}} (lignes : {{rows}})',
  'results.import.says.lettersLost':
    'une lettre s’est perdue avant l’envoi, elle est affichée � : corrigez-la dans le fichier : {{cells}} (lignes : {{rows}})',
  'results.import.says.zeroByte': 'un octet nul, qu’aucun texte n’a',
  'results.import.says.controlCharacter': 'un caractère de contrôle ({{code}}), qu’aucun fichier ne peut avoir',
  'results.import.says.directionCharacter':
    'un caractère qui retourne le sens de la suite ({{code}}), qu’aucun fichier ne peut avoir',
  'results.import.says.lineTooLong': 'plus de {{most}} lettres',
  'results.import.says.notOneEncoding': 'la suite de l’UTF-8 est dans un autre encodage',
  'results.import.says.notUtf8': 'le fichier se dit en UTF-8 et ne l’est pas',
  'results.import.says.quoteOpen': 'un guillemet s’ouvre et ne se ferme jamais',
  'results.import.says.tooManyCells': 'plus de {{most}} cellules',
  'results.import.says.tooManyLines': 'plus de {{most}} lignes',
  'results.import.says.noStarters': 'aucune ligne ne nomme un athlète',
  'results.import.says.heatEmpty': 'personne n’y est nommé : la liste de départ de {{trial}} reste telle quelle',
  'results.import.says.heatTwice': '{{trial}} est déjà à la ligne {{other}}',
  'results.import.says.personTwice': '{{who}} est déjà dans cette liste, à la ligne {{other}}',
  'results.import.says.categoryTaken':
    '{{name}} prend la catégorie {{category}} : {{taken}} est déjà celle d’une autre épreuve du fichier',
  'results.import.says.charactersOut': 'caractères de contrôle retirés : {{count}}',
  'results.import.says.noBars': 'la première ligne ne donne aucune barre',
  'results.import.says.noFieldEvent': '{{trial}} n’est pas un saut ni un lancer',
  'results.import.says.otherUnits': '« {{cell}} » : les mesures doivent être métriques',
  'results.import.says.placeAlone': 'la place {{place}} n’a pas de performance',
  'results.import.says.resultless':
    'ni performance ni statut comme DNS : rien n’est lu de ces lignes : {{cells}} (lignes : {{rows}})',
  'results.import.says.rowUnused':
    'lignes sans nom et sans résultat, de personne dans la liste de départ, laissées de côté : {{cells}} (lignes : {{rows}})',
  'results.import.says.rowLeft': 'ligne laissée de côté tant que sa question n’a pas de réponse',
  'results.import.says.unknownAnswer': '« {{cell}} » n’est ni DNS, DNF, DQ ou NM, ni une performance de cette épreuve',
  'results.import.says.unknownAttempt': '« {{cell}} » n’est pas un essai connu',
  'results.import.says.unknownStatus': '« {{cell}} » n’est pas un mot connu',
  'results.import.says.ageLeft': 'ce ne sont pas des âges, ils sont laissés : {{cells}} (lignes : {{rows}})',
  'results.import.says.birthLeft':
    'ce ne sont pas des dates de naissance, elles sont laissées : {{cells}} (lignes : {{rows}})',
  'results.import.says.categoryLeft':
    'ces catégories ne sont pas d’ici ; l’âge et le sexe donnent la catégorie : {{cells}} (lignes : {{rows}})',
  'results.import.says.columnDoubled':
    'cette colonne n’est pas lue : la colonne {{other}} est prise pour la même chose',
  'results.import.says.countryLeft': 'ce ne sont pas des pays, ils sont laissés : {{cells}} (lignes : {{rows}})',
  'results.import.says.namesUnread':
    'personne n’a de nom dans le fichier ni dans la liste de départ, et cette colonne n’est pas lue ; si elle a les noms, donnez-lui le titre « nom complet » : {{cells}}',
  'results.import.says.timesUnread':
    'cette colonne a des temps et n’est pas lue : l’ordre est celui des temps de « {{column}} » ; si ce sont les temps officiels, donnez-lui le titre « temps officiel »',
  'results.import.says.nameOrder':
    '« {{name}} » est lu : nom « {{last}} », prénom « {{first}} », et de même les {{rows}} lignes dont le nom ne dit pas ses parties ; si c’est l’inverse, écrivez les noms de famille en majuscules, ou deux colonnes, « nom » et « prénom »',
  'results.import.says.nameStatus': 'un statut collé devant le nom donne le résultat : {{cells}} (lignes : {{rows}})',
  'results.import.says.noRow':
    'ces lignes ne sont pas celles de coureurs, elles sont laissées : {{cells}} (lignes : {{rows}})',
  'results.import.says.placesAnew':
    'la place 1 revient {{rows}} fois, avec des temps différents : les places sont de plusieurs courses, sexes ou classes, et ici toutes les lignes sont classées ensemble',
  'results.import.says.rowTwice':
    'la ligne {{other}} revient, cellule par cellule ; elle n’est lue qu’une fois : {{cells}} (lignes : {{rows}})',
  'results.import.says.unplaced':
    'un temps sans place, alors que le fichier classe tous les autres : pas de place ici non plus, et le temps est laissé ; écrivez la place, ou DQ ou DNF : {{cells}} (lignes : {{rows}})',
  'results.import.says.headAgain':
    'les en-têtes reviennent et les places continuent : lu comme les pages d’une seule liste ({{rows}} fois)',
  'results.import.says.placeLeft': 'ce ne sont pas des places, elles sont laissées : {{cells}} (lignes : {{rows}})',
  'results.import.says.timeAlone': 'le temps {{cell}} n’a pas de place, alors que les autres lignes en ont une',
  'results.import.says.recordOther': 'ce record est déjà à {{mark}} : seules des performances égales le partagent',
  'results.import.says.reactionLeft':
    'ce ne sont pas des temps de réaction en secondes, ils sont laissés : {{cells}} (lignes : {{rows}})',
  'results.import.says.firstNameAlone':
    'cette colonne ne dit que le prénom : appelez « nom » la colonne des noms de famille, ou celle-ci « nom complet » si elle dit les deux',
  'results.import.says.noHeadings':
    'le fichier n’a pas d’en-têtes, sa première ligne est déjà une ligne de données ({{cells}}) : écrivez au-dessus une ligne qui nomme les colonnes',
  'results.import.says.bibNameless': '{{who}} n’est pas dans la liste de départ, et la ligne n’a pas de nom',
  'results.import.says.nameless': 'sans nom dans le fichier ni dans la liste de départ (lignes : {{rows}})',
  'results.import.says.noColumnName':
    'aucune colonne ne donne le nom : « nom », « prénom » ou « nom complet » ; le fichier a {{columns}}',
  'results.import.says.passageLeft':
    'ce ne sont pas des temps de passage, ils sont laissés : {{cells}} (lignes : {{rows}})',
  'results.import.says.placesByNet':
    'les places du fichier sont au temps net ; ici le temps officiel classe (places différentes : {{rows}})',
  'results.import.says.placeless':
    'un temps sans place, alors que les autres ont la leur ; ici le temps classe ces lignes (lignes : {{rows}}) : écrivez DQ ou DNF à la place du temps de qui n’est pas classé',
  'results.import.says.placesCounted':
    'le fichier saute des places ou les compte autrement : sa place {{place}} est la {{rank}}e en comptant depuis 1 (lignes : {{rows}})',
  'results.import.says.placesDiffer':
    'le fichier donne la place {{place}}, le temps la place {{rank}} (places différentes : {{rows}})',
  'results.import.says.raceWordLeft':
    'ni temps ni statut connu, ces lignes n’ont pas de place : {{cells}} (lignes : {{rows}})',
  'results.import.says.yearLeft':
    'ces années ne sont pas celles des naissances, mais de la course ou d’autre chose ; elles ne sont pas lues : {{cells}}',
  'results.import.says.yearRead':
    'lues comme années de naissance : {{cells}} ; si ce sont d’autres années, ôtez la colonne et renvoyez le fichier',
  'results.import.says.headLeft': '« {{cell}} » n’est pas un nombre et n’est pas lu : la série est connue autrement',
  'results.import.says.headTwice':
    'les en-têtes de la ligne {{other}} reviennent : le fichier a plusieurs tableaux, dont les lignes seraient classées ensemble ; envoyez-les un par un',
  'results.import.says.linesAbove':
    'les lignes au-dessus des en-têtes (ligne {{head}}) ne sont pas lues : {{cells}} (lignes : {{rows}})',
  'results.import.says.fileKind':
    'c’est un fichier {{kind}}, qui n’est pas lu ici : un classeur, un XML ou un JSON d’engagements se dépose dans « Importer », des résultats s’envoient en CSV ou en .lif',
  'results.import.says.rowWide':
    'la ligne a {{count}} cellules, les en-têtes {{head}} : mettez entre guillemets un texte qui contient « {{sign}} » (lignes plus longues que les en-têtes : {{rows}})',
  'results.import.says.severalRaces': 'des lignes de plusieurs courses sont classées ensemble : {{cells}}',
  'results.import.says.lettersMisread':
    'ces lettres sont mal lues : enregistrez le fichier en UTF-8 (« CSV UTF-8 » dans un tableur) et renvoyez-le : {{cells}} (lignes : {{rows}})',
  'results.import.says.sexUnknown':
    'ni la catégorie ni le sexe ne disent femme ou homme : ces lignes ne sont pas dans les classements par sexe (lignes : {{rows}}) ; ajoutez une colonne « sexe » et renvoyez le fichier',
  'results.import.says.mixedLetter':
    'M à côté de O (open) et de W ou F peut être mixte : ces lignes ne sont ni femmes ni hommes ; ajoutez une colonne « sexe » : {{cells}} (lignes : {{rows}})',
  'results.import.says.statusLeft':
    'ni un statut ni un mot pour qui est arrivé, laissé : {{cells}} (lignes : {{rows}})',
  'results.import.says.roundLeft': 'aucun tour connu ; les lignes vont à {{trial}} : {{cells}} (lignes : {{rows}})',
  'results.import.says.numberLeft': 'ce ne sont pas des nombres, ils sont laissés : {{cells}} (lignes : {{rows}})',
  'results.import.says.sexLeft': 'ni M ni F, classement général seulement : {{cells}} (lignes : {{rows}})',
  'results.import.says.sexOfCategory':
    'la catégorie est de l’autre sexe, c’est le sexe qui compte : {{cells}} (lignes : {{rows}})',
  'results.import.says.timeLeft':
    'ce ne sont pas des temps de cette épreuve, ces lignes n’ont pas de place : {{cells}} (lignes : {{rows}})',
  'results.import.says.categoryUnknown': 'la catégorie n° {{category}} n’est pas connue ici',
  'results.import.says.rowOtherSex': 'l’athlète est de l’autre sexe que l’épreuve',
  'results.import.says.rowsOtherSex': 'des athlètes sont de l’autre sexe que l’épreuve (lignes : {{rows}})',
  'results.import.says.categoryUnknownRows': 'la catégorie n° {{category}} n’est pas connue ici (lignes : {{rows}})',
  'results.import.says.groupNames':
    'deux noms pour une même épreuve, « {{name}} » et « {{other}} » : le dernier est gardé',
  'results.import.says.notBest': '{{mark}} n’est pas le meilleur de ses essais, {{best}}',
  'results.import.says.overLimit': 'engagés : {{count}}, alors que la compétition en prend {{limit}}',
  'results.import.says.partNotOffered':
    '{{trial}} fait partie d’un combiné, et la compétition n’a pas d’épreuves combinées',
  'results.import.says.reasonMissing': 'des résultats officiels sont corrigés sans motif (lignes : {{rows}})',
  'results.import.says.unitUnknown': 'l’unité « {{unit}} » n’est pas connue : elle est lue comme des millisecondes',
  'results.import.says.windUnread': '{{trial}} : une performance est sans vent, et cette compétition l’exige',
  'results.import.says.noResult': '{{who}} n’a ni place ni temps : rien n’est lu de cette ligne',
  'results.import.says.timesDated': 'les dates devant les temps comptent des jours : {{cell}} est lu {{time}}',
  'results.import.says.timesShifted':
    'ces heures et minutes sont lues comme des minutes et des secondes : « {{cell}} » donne {{time}}',
  'results.import.says.timesInDays': 'ces nombres sont lus en fractions de jour : « {{cell}} » donne {{time}}',
  'results.import.says.timesOfDay':
    'ces heures du jour sont lues comme temps depuis le départ : « {{cell}} » donne {{time}}',
  'results.import.says.timesInHours': 'ces nombres sont lus en heures : « {{cell}} » donne {{time}}',
  'results.import.says.timesInMinutes': 'ces nombres sont lus en minutes : « {{cell}} » donne {{time}}',
  'results.import.says.timesInSeconds': 'ces nombres sont lus en secondes : « {{cell}} » donne {{time}}',
  'results.import.says.timeUnitUnclear':
    '« {{cell}} » peut être des minutes, des minutes et secondes, ou des secondes : écrivez les temps comme 1:02:03, ou l’unité dans le titre de la colonne, comme « temps (min) »',
  'results.import.says.timeless': 'ni temps, ni DNS, DNF ou DQ : ces lignes n’ont pas de place (lignes : {{rows}})',
  'results.import.says.windLeft':
    '« {{cell}} » n’est pas un vent en m/s et n’est pas repris : saisissez le vent de la série à la main',
  'results.import.says.bibLeft':
    'ce dossard est celui de la ligne {{other}}, de quelqu’un d’autre ; il n’est pas repris ici : {{cells}} (lignes : {{rows}})',
  'results.import.says.bibsByRace':
    'des dossards reviennent, une fois pour chaque valeur parmi {{cells}} : le fichier contient plusieurs courses ; envoyez chacune seule',
  'results.import.says.runnerTwice':
    'le coureur de la ligne {{other}} revient avec d’autres valeurs ; cette ligne est laissée de côté, gardez la bonne : {{cells}} (lignes : {{rows}})',
  'results.import.says.bibTwice': '{{who}} est déjà à la ligne {{other}}',
  'results.import.says.columnUnnamed': 'cette colonne n’a pas de titre et n’est pas lue : {{cells}}',
  'results.import.says.columnTwice': 'cette colonne dit la même chose que la colonne {{other}}',
  'results.import.says.columnsLeft': 'colonnes qui ne sont pas lues : {{columns}}',
  'results.import.says.empty': 'il faut une ligne de titres et au moins une ligne de résultats',
  'results.import.says.guestPlace':
    'la place {{rank}} est lue comme la {{rank}}e place : dans une liste de {{most}} lignes ou plus, aucun nombre ne désigne un invité (lignes : {{rows}})',
  'results.import.says.isEmpty': 'la cellule est vide',
  'results.import.says.isGroup': '{{uid}} est un groupe ; les résultats vont à une épreuve',
  'results.import.says.laneUnlisted': 'le couloir {{lane}} n’est pas dans la liste de départ',
  'results.import.says.lapsLeft':
    'les temps de passage ({{times}}) ne font pas les tours de {{metres}} m ; ils sont laissés de côté',
  'results.import.says.noCategory': '« {{cell}} » n’est pas un code de catégorie',
  'results.import.says.noColumn': 'la colonne « {{fr}} » (ou « {{en}} ») manque',
  'results.import.says.noColumnTime':
    'aucune colonne ne donne un temps : « officiel » ou « net » ; le fichier a {{columns}}',
  'results.import.says.noColumnWho':
    'aucune colonne ne dit qui : « dossard », « nom » ou « nom complet » ; le fichier a {{columns}}',
  'results.import.says.noDate': '« {{cell}} » n’est pas une date (2001-03-04 ou 04/03/2001)',
  'results.import.says.noDateTime': '« {{cell}} » n’est pas une date avec une heure',
  'results.import.says.noEvent': '« {{cell}} » n’est pas une épreuve connue',
  'results.import.says.noGender': '« {{cell}} » n’est ni Male ni Female',
  'results.import.says.noHead': 'la première ligne doit nommer l’épreuve, le tour et la série',
  'results.import.says.noHeat':
    'aucune série ne porte les numéros du fichier : épreuve {{event}}, tour {{round}}, série {{heat}}',
  'results.import.says.noMark': '« {{cell}} » n’est pas une performance de cette épreuve',
  'results.import.says.noNumber': '« {{cell}} » n’est pas un nombre',
  'results.import.says.noPlace': '« {{cell}} » n’est pas une place',
  'results.import.says.noRace': '{{trial}} n’est pas une course',
  'results.import.says.noReaction': '« {{cell}} » n’est pas un temps de réaction en secondes',
  'results.import.says.noRosterColumn': 'la colonne {{name}} manque : est-ce bien une liste d’OpenTrack ?',
  'results.import.says.noRound': '« {{cell}} » n’est pas un tour connu',
  'results.import.says.noSex': '« {{cell}} » n’est ni M ni F',
  'results.import.says.noTime': '« {{cell}} » n’est pas un temps de cette épreuve',
  'results.import.says.noTimeAtAll': 'ni temps, ni DNS, DNF ou DQ',
  'results.import.says.noTimeWord': '« {{cell}} » n’est ni un temps, ni DNS, DNF ou DQ',
  'results.import.says.noTrial': 'l’épreuve n’est pas nommée : choisissez-la, ou ajoutez une colonne « uid »',
  'results.import.says.noUid': '« {{uid}} » n’est pas l’identifiant d’une épreuve',
  'results.import.says.noWhole': '« {{cell}} » n’est pas un nombre entier',
  'results.import.says.noWind': '« {{cell}} » n’est pas un vent en m/s',
  'results.import.says.nobody': 'ni dossard ni nom',
  'results.import.says.noneOf': '« {{cell}} » n’est pas l’un de {{words}}',
  'results.import.says.other': 'cette valeur est refusée (détail du serveur, en anglais : {{detail}})',
  'results.import.says.otherEvent': '« {{cell}} » n’est pas {{event}}',
  'results.import.says.otherRound':
    'un autre tour ou une autre série que {{trial}}, où vont ces lignes : {{cells}} (lignes : {{rows}})',
  'results.import.says.otherSex': '« {{cell}} » : l’épreuve est de l’autre sexe',
  'results.import.says.eventLeft':
    'ce n’est pas une épreuve connue, les lignes vont à {{trial}} : {{cells}} (lignes : {{rows}})',
  'results.import.says.placesLeft':
    'le fichier donne la place {{place}}, les performances la place {{rank}} (places différentes : {{rows}})',
  'results.import.says.placesShared':
    'des performances égales partagent ici leur place, sauf si une colonne « rang photo » les départage ; le fichier leur donne des places différentes (lignes : {{rows}})',
  'results.import.says.otherLane': '{{who}} est au couloir {{lane}} de la liste de départ',
  'results.import.says.otherName': '{{who}} s’y appelle {{name}}',
  'results.import.says.otherTrial': '{{uid}} n’est pas l’épreuve choisie',
  'results.import.says.statusStays': '{{trial}} reste à l’état « {{status}} » : les résultats sont montrés tels quels',
  'results.import.says.tooLong': 'plus de {{most}} lettres',
  'results.import.says.unknownTrial': 'l’épreuve {{uid}} n’est pas dans cette compétition',
  'results.import.says.unlisted': '{{who}} n’est pas dans la liste de départ',
  'results.import.step.ranking': 'Classement',
  'results.import.step.reading': 'Lecture',
  'results.import.step.writing': 'Écriture',
  'results.import.trial': 'Épreuve',
  'results.import.write_one': 'Écrire 1 ligne',
  'results.import.write_other': 'Écrire {{count}} lignes',
  'results.import.write_zero': 'Rien à écrire',
} as const;
