import { foldText } from './fold.ts';

/**
 * What a column of a file may say, and the names it goes by in French, in English and as timing companies and federations write
 * it; the more precise a name, the earlier it stands. Names are compared folded (`foldColumnName`), so that `Bib #`, `bib` and
 * `BIB` are one. A name belongs to one field only.
 *
 * Names are those of public descriptions and samples: ChronoTrack's General Results Upload, the RunSignUp results API, Race Roster,
 * Athlinks, Webscorer, RACE RESULT, MikaTiming, Zone4, RunScore, Sporthive, SPORTident and German club software, STS Timing, the
 * Czech CTS, Sportmaniacs, the entry and result tables of French organisers (Njuko, Klikego, Chrono-start, KMS, ProTiming),
 * OpenTrack's roster, Isonen and Nordic federations, and our own files.
 */
export const COLUMN_NAMES = {
  place: [
    'place overall',
    'overall place',
    'overall rank',
    'rank overall',
    'place total',
    'rank all',
    'place all',
    'overall gun rank',
    'overall gun place',
    'oa place',
    'position overall',
    'overall',
    'classement général',
    'clt général',
    'clt scratch',
    'classement scratch',
    'place scratch',
    'scratch',
    'classement',
    'place',
    'rank',
    'ranking',
    'position',
    'pos',
    'rang',
    'clt',
    'clst',
    'platz',
    'puesto',
    'posición',
    'posizione',
    'finish place',
    'race placement',
    'pl',
    'plassering',
    'placering',
    'plass',
    'plats',
  ],
  bib: [
    'bib',
    'bib number',
    'bib no',
    'bib num',
    'bib nr',
    'race bib',
    'dossard',
    'n° dossard',
    'num dossard',
    'n° de dossard',
    'dos',
    'doss',
    'race number',
    'race no',
    'start number',
    'start no',
    'start nr',
    'startnummer',
    'stnr',
    'runner no',
    'runner number',
    'numéro',
    'number',
    'dorsal',
    'pettorale',
    'pett',
    'num',
    'no',
    'nr',
    'startnr',
    'start nummer',
  ],
  id: ['id'],
  last: [
    'last name',
    'nom de famille',
    'surname',
    'family name',
    'last',
    'lname',
    'surnames',
    'athlete last name',
    'runner last name',
    'nom',
    'nachname',
    'familienname',
    'apellido',
    'apellidos',
    'cognome',
    'etternavn',
    'efternavn',
    'efternamn',
  ],
  first: [
    'first name',
    'prénom',
    'prénoms',
    'given name',
    'forename',
    'first',
    'fname',
    'forenames',
    'athlete first name',
    'runner first name',
    'vorname',
    'nombre',
    'nome',
    'fornavn',
    'förnamn',
  ],
  name: [
    'full name',
    'nom complet',
    'nom prénom',
    'nom et prénom',
    'nom & prénom',
    'prénom nom',
    'prénom et nom',
    'first name last name',
    'last name first name',
    'runner name',
    'athlete name',
    'athlete full name',
    'participant name',
    'display name',
    'competitor name',
    'name',
    'athlete',
    'athlète',
    'athlètes',
    'runner',
    'coureur',
    'competitor',
    'participant',
    'concurrent',
    'park runner',
    'nachname vorname',
    'vorname nachname',
    'nombre y apellidos',
    'apellidos y nombre',
    'navn',
    'namn',
  ],
  sex: [
    'sex',
    'sexe',
    'gender',
    'genre',
    'sx',
    'm/f',
    'f/m',
    'h/f',
    'f/h',
    'male female',
    'athlete sex',
    'geschlecht',
    'sexo',
    'sesso',
    'kjønn',
    'køn',
    'kön',
  ],
  category: [
    'category',
    'catégorie',
    'cat',
    'categ',
    'catg',
    'age group',
    'age class',
    'age category',
    'age cat',
    'age division',
    'catégorie d’âge',
    'division',
    'div',
    'bracket',
    'class',
    'ac',
    'ak',
    'altersklasse',
    'klasse',
    'categoría',
    'categoria',
  ],
  age: ['age', 'âge', 'age on race day', 'race age', 'alter', 'edad', 'ag', 'alder', 'ålder'],
  born: [
    'date of birth',
    'birth date',
    'date de naissance',
    'date naissance',
    'naissance',
    'né(e) le',
    'né le',
    'né',
    'dob',
    'birthday',
    'birth',
    'year of birth',
    'birth year',
    'année de naissance',
    'année naissance',
    'an naissance',
    'yob',
    'ddn',
    'année',
    'an',
    'year',
    'geburtsdatum',
    'geburtsjahr',
    'jahrgang',
    'jg',
    'fecha de nacimiento',
    'anno',
    'fødselsdato',
    'født',
    'fødselsår',
    'födelsedatum',
    'födelseår',
    'född',
    'birth day',
  ],
  club: [
    'club',
    'club name',
    'nom du club',
    'club ou association',
    'club/société',
    'running club',
    'structure',
    'association',
    'établissement',
    'affiliation',
    'verein',
    'società',
    'klubb',
    'klub',
    'förening',
    'forening',
  ],
  team: [
    'team',
    'équipe',
    'team name',
    'relay team name',
    'nom équipe',
    'nom de l’équipe',
    'relais',
    'relay',
    'equipo',
    'squadra',
  ],
  country: [
    'country',
    'country code',
    'nation',
    'nationality',
    'nationalité',
    'pays',
    'nat',
    'noc',
    'ctz',
    'citizenship',
    'país',
    'nazione',
    'landskode',
    'land',
  ],
  gun: [
    'gun time',
    'time gun',
    'gun',
    'finish gun',
    'clock time',
    'clock',
    'official time',
    'temps officiel',
    'tps officiel',
    'officiel',
    'official',
    'temps brut',
    'tps brut',
    'brut',
    'temps pistolet',
    'gun elapsed',
    'gross time',
    'gross',
    'brutto',
    'bruttozeit',
    'brutto zeit',
    'tiempo oficial',
    'tiempo bruto',
    'tempo gara',
    'oficialni cas',
    'bruttotid',
    'brutto tid',
  ],
  net: [
    'chip time',
    'net time',
    'time net',
    'time chip',
    'temps réel',
    'tps réel',
    'temps net',
    'tps net',
    'temps puce',
    'chip elapsed',
    'finish net',
    'chip',
    'net',
    'réel',
    'real time',
    'netto',
    'nettozeit',
    'netto zeit',
    'netto time',
    'tiempo neto',
    'tiempo real',
    'real',
    'tempo reale',
    'nettotid',
    'netto tid',
  ],
  mark: [
    'finish time',
    'full time',
    'time full',
    'final time',
    'total time',
    'race time',
    'elapsed time',
    'time',
    'temps',
    'tps',
    'temps final',
    'temps total',
    'chrono',
    'performance',
    'perf',
    'mark',
    'result',
    'résultat',
    'finish',
    'zeit',
    'endzeit',
    'tiempo',
    'tempo',
    'tid',
    'resultat',
  ],
  status: ['status', 'statut', 'état', 'race state', 'race status', 'result status', 'competitor status'],
  race: ['race', 'race name', 'contest', 'contest name', 'course', 'parcours', 'distance', 'strecke'],
  gap: ['gap', 'écart', 'difference', 'diff', 'time behind', 'behind', 'rückstand', 'abstand'],
  pace: ['pace', 'allure', 'min/km', 'speed', 'vitesse', 'km/h', 'avg pace', 'average speed', 'tempo (min/km)'],
  categoryPlace: [
    'place category',
    'category place',
    'category rank',
    'rank category',
    'rank age group',
    'age group gun rank',
    'place in category',
    'clt catégorie',
    'classement catégorie',
    'place catégorie',
    'clt cat',
    'place cat',
    'rang cat',
    'cat place',
    'age group place',
    'age group rank',
    'division place',
    'div place',
    'div pl',
    'div tot',
    'div/total',
    'group place',
    'place ac',
    'ac place',
    'platz ak',
    'ak platz',
  ],
  sexPlace: [
    'place gender',
    'gender place',
    'gender rank',
    'gender gun rank',
    'gender position',
    'gender pos',
    'sex place',
    'sex pl',
    'place sex',
    'place sexe',
    'clt sexe',
    'classement sexe',
    'place m/w',
    'place m/f',
    'rank gender',
  ],
  event: [
    'event',
    'épreuve',
    'épreuves',
    'events',
    'event name',
    'event code',
    'discipline',
    'disziplin',
    'wettbewerb',
    'øvelse',
    'øvelser',
    'gren',
    'grenar',
  ],
  uid: ['uid'],
  round: ['round', 'tour', 'event stage', 'phase', 'stage'],
  heat: ['heat', 'série', 'poule', 'pool', 'numéro série', 'heat number', 'flight', 'heat nr'],
  list: ['start list id'],
  group: ['event group'],
  title: ['title', 'titre', 'intitulé'],
  ages: ['oldest age group'],
  relayId: ['relay id'],
  lane: ['lane', 'couloir', 'coul', 'cl', 'clr', 'bahn'],
  order: ['order', 'ordre'],
  start: ['event start', 'start time', 'start', 'heure', 'horaire', 'début', 'heure de départ'],
  licence: [
    'licence',
    'license',
    'num licence',
    'n° licence',
    'n° de licence',
    'licence number',
    'license number',
    'n° licence ffa',
    'licence ffa',
    'lizenz',
    'helårslisens',
  ],
  account: ['auid', 'identifiant'],
  pb: ['pb', 'rp', 'personal best', 'record', 'record personnel', 'record perso', 'best'],
  sb: [
    'sb',
    'mps',
    'season best',
    'season’s best',
    'saison',
    'meilleure saison',
    'meilleure performance',
    'perf engagement',
    'perf d’engagement',
    'performance engagement',
    'performance d’engagement',
    'temps engagement',
    'temps d’engagement',
    'marque d’engagement',
    'entry mark',
    'entry time',
    'seed mark',
    'seed time',
    'engagement',
  ],
  wind: ['wind', 'vent'],
  reaction: ['reaction', 'réaction', 'reaction time', 'temps de réaction'],
  photoPlace: ['photo rank', 'rang photo'],
  qualified: ['qualified', 'qualifié'],
  standing: ['standing'],
  comment: ['comment', 'remarque', 'comments', 'observation', 'observations', 'note'],
  points: ['points', 'pts'],
  level: ['level', 'niveau'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A thing that a column of a file may say. */
export type ColumnField = keyof typeof COLUMN_NAMES;

/**
 * The name of a column without accents, case, spaces and signs; `n°` and `№` are the number.
 * @example foldColumnName('N° de dossard') // 'numerodedossard'
 */
export function foldColumnName(name: string): string {
  return foldText(name)
    .replace(/n[°º]|№/g, 'numero')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

let byName: ReadonlyMap<string, readonly [field: ColumnField, precision: number]> | undefined;

function lookUp(name: string) {
  byName ??= new Map(
    (Object.entries(COLUMN_NAMES) as [ColumnField, readonly string[]][]).flatMap(([field, names]) =>
      names.map((one, index) => [foldColumnName(one), [field, index]] as const).toReversed(),
    ),
  );
  return byName.get(foldColumnName(name));
}

/** What a column says by its name; undefined for an unknown one. @example findColumnField('Bib #') // 'bib' */
export function findColumnField(name: string): ColumnField | undefined {
  return lookUp(name)?.[0];
}

/** Heads of first names that are also the word for a name, in Spanish, Italian and Portuguese. */
const NAMES_OR_FIRST = new Set(['nombre', 'nome']);

/**
 * Whether a column of first names without one of last names beside it may hold whole names, by its head.
 * @example canHoldWholeNames('Forename') // false
 */
export function canHoldWholeNames(head: string): boolean {
  return NAMES_OR_FIRST.has(foldColumnName(head));
}

/** Heads of years of birth that any other year goes by too. */
const ANY_YEAR = new Set(['year', 'an', 'annee', 'anno']);

/**
 * Whether a column of years of birth may hold those of something else, by its head.
 * @example canBeAnyYear('Année') // true
 */
export function canBeAnyYear(head: string): boolean {
  return ANY_YEAR.has(foldColumnName(head));
}

/** Columns found by the heads of a table, by their index from 0. */
export interface ColumnMatch<Key extends string> {
  readonly at: Readonly<Partial<Record<Key, number>>>;
  /** Columns that say once more what another one says: the less precise name, and of equal ones the later. */
  readonly doubled: readonly { readonly key: Key; readonly index: number; readonly of: number }[];
  /** Columns that nothing is read from. */
  readonly unread: readonly number[];
}

/**
 * Which column says what. For each thing wanted the fields that may say it are named, the best first: a table with a column of gun times
 * and one of times has its gun times in the former, a table with the latter alone has them there.
 * @example matchColumns(['Bib #', 'Chip Time', 'City'], { bib: ['bib'], net: ['net'] }) // { at: { bib: 0, net: 1 }, doubled: [], unread: [2] }
 */
export function matchColumns<Key extends string>(
  heads: readonly string[],
  wanted: Readonly<Record<Key, readonly ColumnField[]>>,
): ColumnMatch<Key> {
  const found = heads.map(lookUp);
  const at: Partial<Record<Key, number>> = {};
  const doubled: { key: Key; index: number; of: number }[] = [];
  const read = new Set<number>();
  for (const [key, fields] of Object.entries(wanted) as [Key, readonly ColumnField[]][]) {
    const field = fields.find((one) => found.some((head, index) => head?.[0] === one && !read.has(index)));
    const columns = [...found.entries()].filter(([index, head]) => head?.[0] === field && !read.has(index));
    const [first, ...others] = columns
      .toSorted(([, a], [, b]) => (a?.[1] ?? 0) - (b?.[1] ?? 0))
      .map(([index]) => index);
    if (field === undefined || first === undefined) continue;
    at[key] = first;
    read.add(first);
    for (const index of others) doubled.push({ key, index, of: first });
  }
  const rest = new Set([...read, ...doubled.map(({ index }) => index)]);
  return { at, doubled, unread: heads.flatMap((_, index) => (rest.has(index) ? [] : [index])) };
}
