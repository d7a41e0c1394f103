/**
 * Closed spellings of events that the catalogue lacks, as officials and meet managers write them, folded and without blanks
 * (`foldEventName`), and how the catalogue spells them. Whatever is in neither is unknown: a part of a name is no event.
 */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:saut|lancer|lance)(?:enla|ala|en|du|dela|dele|de|le|la)/, ''],
  [/^(\d+)mh$/, '$1h'],
  [/^(\d+)m?(?:haies|hurdles|hurdle|hs|hdls|hekk|hekker|hack|hurden|horden|aidat)$/, '$1h'],
  [/^(?:haies|hurdles)(\d+)m?$/, '$1h'],
  [/^(\d+)m?(?:haies|hurdles)(?:0[.,]?)?(55|65|68|76|84|91|99|106)$/, '$1h$2'],
  [/^(\d+)(m?)(st|steeple|sc|steeplechase|hinder|hindernis)$/, '$1sc'],
  [/^(\d+)m?(w|marche|m|walk|racewalk|kappgang)$/, '$1w'],
  [/^(\d+)km(marche|walk|racewalk)$/, '$1kmw'],
  [/^(\d+)km?(?:route|road)?$/, '$1km'],
  [/^1mile$/, 'mile'],
  // Spellings of North American meet managers and of Isonen (Norway).
  [/^(\d+)(?:meters?|metres?|metri|meter|m)(?:dash|run|plats?)?$/, '$1m'],
  [/^(\d+)(?:meters?|metres?|m)(?:hurdles|hekk|hekker|hurden)$/, '$1h'],
  [/^(\d+)(?:meters?|metres?|m)(?:steeplechase|hinder|hindernis)$/, '$1sc'],
  [/^(\d+)(?:meters?|metres?|m)(?:racewalk|kappgang)$/, '$1w'],
  [/^(\d+[x*]\d+)(?:meters?|metres?|m)?(?:relay|stafett|staffel|relais)?$/, '$1m'],
  [/^(?:relais|relay|staffel|stafett)(\d+x\d+)(?:m|metres?|meters?)?$/, '$1m'],
  [/^(\d+)m?(?:salle|indoor|hall|halle)$/, '$1(i)'],
  [/^(longueur|triplesaut|hauteur|perche|poids)(?:salle|indoor)$/, '$1ensalle'],
  [/^(javelot|disque|marteau|poids)(\d+g|\dkg)$/, '$1($2)'],
];

/** Names of one event in other languages, and shorter ones, by the catalogue's folded name; each is whole. */
const NAMES: Readonly<Record<string, string>> = {
  hauteur:
    'high hochsprung hoch hoyde hojde hojd hoogspringen saltoaltura saltodealtura altura saltoinalto alto skokwzwyz korkeus',
  perche:
    'pole vault stabhochsprung stabhoch stab stav stavhopp polsstokhoogspringen saltoconpertiga pertiga saltoconlasta asta skokotyczce skokotyczka seivas',
  longueur: 'long weitsprung weit lengde langd verspringen saltodelongitud saltoinlungo lungo skokwdal pituus',
  triplesaut: 'dreisprung tresteg hinkstapspringen triplesalto saltotriplo triplo trojskok kolmiloikka',
  poids: 'shot kugelstossen kugel kule kulstot kulastotning kula kogelstoten peso lanciodelpeso pchnieciekula kuula',
  disque:
    'discus diskuswurf diskus diskos diskkast discuswerpen disco lanciodeldisco lanzamientodedisco rzutdyskiem kiekko',
  marteau: 'hammer hammerwurf slegge slagga kogelslingeren martello lanciodelmartello martillo rzutmlotem moukari',
  javelot:
    'javelin speerwurf speer spyd spydkast spjut speerwerpen giavellotto lanciodelgiavellotto jabalina rzutoszczepem keihas',
  decathlon: 'deca zehnkampf',
  heptathlon: 'hepta siebenkampf',
  pentathlon: 'penta funfkampf',
  'cross-country': 'crosscountry',
  'semi-marathon': 'halfmarathon halbmarathon halvmarathon halvmaraton mezzamaratona mediamaraton',
};

let catalogueNames: ReadonlyMap<string, string> | undefined;

const mapNames = (): ReadonlyMap<string, string> => {
  catalogueNames ??= new Map(
    Object.entries(NAMES).flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)),
  );
  return catalogueNames;
};

/** Other spellings of a folded name of an event, as the catalogue has them; none for a name that nobody writes so. */
export function listEventSpellings(name: string): readonly string[] {
  const other = mapNames().get(name);
  return [
    ...(other === undefined ? [] : [other]),
    ...SPELLINGS.flatMap(([pattern, spelling]) => (pattern.test(name) ? [name.replace(pattern, spelling)] : [])),
  ];
}
