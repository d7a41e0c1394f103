import { COLUMN_NAMES_BY_LANGUAGE } from './column-names-by-language.ts';
import { foldText } from './fold.ts';
import { stripTimeUnit } from './time-unit.ts';

/**
 * Fields that a column of a file may hold, with its names in French, in English and as timing companies and federations write it, the
 * most precise first. Names are compared folded (`foldColumnName`), so that `Bib #`, `bib` and `BIB` are one. Each belongs to one
 * field only.
 *
 * Headings of other languages stand in `COLUMN_NAMES_BY_LANGUAGE`. Names are those of public descriptions and samples: ChronoTrack's General Results Upload, the RunSignUp results API, Race Roster,
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
    'overall pos',
    'overall standing',
    'ov place',
    'oall',
    'all place',
    'gesamtplatz',
    'platz gesamt',
    'gesamtrang',
    'rang gesamt',
    'rang général',
    'rang scratch',
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
    'classificação total',
    'classificação geral',
    'miejsce',
    'miejsce open',
    'posição',
    'gun place',
    'gun rank',
    'gun pos',
    'place générale',
    'rang gén',
    'clt gén',
    'position générale',
    'cl général',
    'cl scratch',
    'overall finish',
  ],
  bib: [
    'bib',
    'bib number',
    'bib no',
    'bib num',
    'bib nr',
    's nr',
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
    'numer startowy',
    'nr startowy',
    'numer',
    'número de peito',
    'num peito',
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
    'nazwisko',
    'runner’s name last',
    'runner’s last name',
    'name last',
    'participant last name',
    'last name of athlete',
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
    'imię',
    'runner’s name first',
    'runner’s first name',
    'name first',
    'participant first name',
    'first name of athlete',
  ],
  name: [
    'sort name',
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
    'runners',
    'athletes',
    'nom du coureur',
    'nom de l’athlète',
    'name of athlete',
    'name of runner',
    'nombre y apellidos',
    'apellidos y nombre',
    'imię i nazwisko',
    'nazwisko i imię',
    'navn',
    'namn',
    'surname first name',
    'surname forename',
    'last first',
    'first last',
    'name surname',
    'surname name',
    'first and last name',
    'last and first name',
    'athlete’s name',
    'runner’s name',
    'full name of athlete',
  ],
  sex: [
    'sex',
    'sexe',
    'gender',
    'gen',
    'genre',
    'sx',
    'm/f',
    'f/m',
    'h/f',
    'f/h',
    'w/m',
    'm/w',
    'm/w/d',
    'w/m/d',
    'm/v',
    'h/d',
    'male female',
    'athlete sex',
    'geschlecht',
    'sexo',
    'sesso',
    'kjønn',
    'køn',
    'kön',
    'płeć',
    'sex m/f',
    'gender m/f',
    'm or f',
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
    'division name',
    'age/division',
    'div name',
    'cat name',
    'category name',
    'bracket',
    'ac',
    'ak',
    'altersklasse',
    'klasse',
    'categoría',
    'categoria',
    'kategoria wiekowa',
    'kategoria',
  ],
  age: ['age', 'âge', 'age on race day', 'race age', 'alter', 'edad', 'ag', 'alder', 'ålder', 'wiek'],
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
    'born',
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
    'rok urodzenia',
    'data urodzenia',
    'rocznik',
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
    'team/club',
    'club/team',
    'team or club',
    'club or team',
    'équipe/club',
    'club/équipe',
    'team affiliation',
    'school',
    'team/school',
    'drużyna',
  ],
  country: [
    'country',
    'country code',
    'countrycd',
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
    'kraj',
    'narodowość',
    'country of ctz abbrev',
    'country of res abbrev',
    'country of citizenship',
    'country of residence',
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
    'gun finish',
    'clock finish',
    'official finish time',
    'gun elapsed',
    'gross time',
    'gross',
    'brutto',
    'bruttozeit',
    'czas brutto',
    'tempo bruto',
    'brutto zeit',
    'tiempo oficial',
    'tiempo bruto',
    'tempo gara',
    'oficialni cas',
    'bruttotid',
    'brutto tid',
    'gun finish time',
    'official gun time',
    'temps au pistolet',
    'temps coup de pistolet',
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
    'chip finish',
    'net finish',
    'net result',
    'chip result',
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
    'czas netto',
    'tempo líquido',
    'netto tid',
    'chip finish time',
    'net finish time',
    'temps chip',
    'temps à la puce',
    'temps net puce',
    'net chip time',
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
    'gesamtzeit',
    'overall time',
    'czas',
    'tiempo',
    'tempo',
    'tid',
    'resultat',
    'minutes',
    'seconds',
    'secondes',
    'finisher time',
    'result time',
  ],
  status: ['status', 'statut', 'état', 'race state', 'race status', 'result status', 'competitor status'],
  race: [
    'race',
    'race name',
    'contest',
    'contest name',
    'course',
    'parcours',
    'distance',
    'strecke',
    'modalidade',
    'percurso',
    'prova',
    'dystans',
  ],
  gap: ['gap', 'écart', 'difference', 'diff', 'time behind', 'behind', 'rückstand', 'abstand'],
  pace: [
    'pace',
    'allure',
    'min/km',
    'speed',
    'vitesse',
    'km/h',
    'avg pace',
    'average pace',
    'pace min/km',
    'pace per km',
    'pace min/mile',
    'pace per mile',
    'pace/mile',
    'min/mile',
    'allure moyenne',
    'vitesse moyenne',
    'average speed',
    'tempo (min/km)',
  ],
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
    'division rank',
    'div rank',
    'division pos',
    'division position',
    'division finish',
    'place division',
    'place in division',
    'category position',
    'category pos',
    'cat rank',
    'cat pos',
    'class place',
    'class rank',
    'age place',
    'age rank',
    'ag place',
    'ag rank',
    'age grp place',
    'place in age group',
    'rang catégorie',
    'category total',
    'place ac',
    'ac place',
    'platz ak',
    'ak platz',
    'rank cat',
    'ranking cat',
    'cat ranking',
    'rank over division',
  ],
  sexPlace: [
    'place gender',
    'gender place',
    'gender rank',
    'gender gun rank',
    'gender position',
    'gender pos',
    'sex place',
    'gender finish',
    'gender overall',
    'overall gender',
    'overall by gender',
    'overall gender place',
    'place by gender',
    'rank by gender',
    'place in gender',
    'place within gender',
    'gender/total',
    'gen place',
    'gen pl',
    'gplace',
    'sex rank',
    'sex pos',
    'sex position',
    'sex/tot',
    'rang sexe',
    'clt h/f',
    'place h/f',
    'rang h/f',
    'platz m/w',
    'male place',
    'female place',
    'men place',
    'women place',
    'sex pl',
    'place sex',
    'place sexe',
    'clt sexe',
    'classement sexe',
    'place m/w',
    'place m/f',
    'rank gender',
    'rank over gender',
    'rank m/f',
    'rank f/m',
    'm/f rank',
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

/** A field that a column may hold: a key of `COLUMN_NAMES`. */
export type ColumnField = keyof typeof COLUMN_NAMES;

/**
 * The name of a column without accents, case, spaces and punctuation; `n°` and `№` become `numero`.
 * @example foldColumnName('N° de dossard') // 'numerodedossard'
 */
export function foldColumnName(name: string): string {
  return foldText(name)
    .replace(/n[°º]|№/g, 'numero')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Fields whose column may have a unit of time in its name. */
const TIMED_FIELDS: ReadonlySet<ColumnField> = new Set(['gun', 'net', 'mark', 'gap', 'pace', 'pb', 'sb']);

/** How the times of a column are written, behind its name. */
const TIME_FORMAT = /\s*\(hh?:mm:ss\)\s*:?\s*$/i;

let columnsByName: ColumnsByName | undefined;

/** The headings of a field in all languages, the most precise first. @example listColumnNames('bib')[0] // 'bib' */
export function listColumnNames(field: ColumnField): readonly string[] {
  const otherNames = Object.values(COLUMN_NAMES_BY_LANGUAGE).flatMap((names) => names[field]?.split(', ') ?? []);
  return [...COLUMN_NAMES[field], ...otherNames];
}

/** A sign of number before or behind a group, `#Cat`: the place in it. */
const PLACE_SIGN = /^#\s*(?=\p{L})|(?<=\p{L})\s*#$/u;
/** The field of places within the groups of a field. */
const PLACE_FIELDS: Readonly<Partial<Record<ColumnField, ColumnField>>> = {
  category: 'categoryPlace',
  sex: 'sexPlace',
};

type ColumnsByName = ReadonlyMap<string, readonly [field: ColumnField, precision: number]>;

/** Words of a heading that say whose column it is, or that it is of the whole race, and the fields that they may stand beside. */
const FILLER_WORDS: readonly (readonly [words: ReadonlySet<string>, fields: ReadonlySet<ColumnField>])[] = [
  [
    new Set(['athlete', 'runner', 'participant', 'competitor', 'entrant', 'racer', 'person']),
    new Set(['bib', 'last', 'first', 'name', 'sex', 'category', 'age', 'born', 'club', 'team', 'country', 'licence']),
  ],
  [
    new Set(['race', 'finish', 'elapsed', 'final', 'overall', 'total', 'official', 'result']),
    new Set(['place', 'gun', 'net', 'mark', 'pace', 'gap', 'categoryPlace', 'sexPlace']),
  ],
];

/** `chip_elapsed_time`, `ChipElapsedTime` and `chip elapsed time` as words. */
const splitWords = (name: string): readonly string[] =>
  foldText(name.replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' '))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The column of a heading whose words come in another order, or with words that add nothing: `time_total`, `race_place`. */
function findReworded(name: string, columns: ColumnsByName): readonly [ColumnField, number] | undefined {
  const words = splitWords(name);
  const [first, second] = words;
  if (first !== undefined && second !== undefined && words.length === 2) {
    const turned = columns.get(`${second}${first}`);
    if (turned !== undefined) return turned;
  }
  for (const [fillers, fields] of FILLER_WORDS) {
    const others = words.filter((word) => !fillers.has(word));
    const column = others.length === words.length ? undefined : columns.get(others.join(''));
    if (column !== undefined && fields.has(column[0])) return [column[0], Number.MAX_SAFE_INTEGER];
  }
  return undefined;
}

function findNamedColumn(name: string) {
  columnsByName ??= new Map(
    (Object.keys(COLUMN_NAMES) as ColumnField[]).flatMap((field) =>
      listColumnNames(field)
        .map((one, index) => [foldColumnName(one), [field, index]] as const)
        .toReversed(),
    ),
  );
  const namedColumn = columnsByName.get(foldColumnName(name));
  const placeField = PLACE_SIGN.test(name.trim()) ? PLACE_FIELDS[namedColumn?.[0] ?? 'id'] : undefined;
  if (placeField !== undefined) return [placeField, Number.MAX_SAFE_INTEGER] as const;
  if (namedColumn !== undefined) return namedColumn;
  const rewordedColumn = findReworded(name, columnsByName);
  if (rewordedColumn !== undefined) return rewordedColumn;
  const nameWithoutUnit = stripTimeUnit(name.replace(TIME_FORMAT, ''));
  const timedColumn = nameWithoutUnit === name ? undefined : columnsByName.get(foldColumnName(nameWithoutUnit));
  return timedColumn !== undefined && TIMED_FIELDS.has(timedColumn[0]) ? timedColumn : undefined;
}

/** The field of a column by its name; undefined for an unknown name. @example findColumnField('Bib #') // 'bib' */
export function findColumnField(name: string): ColumnField | undefined {
  return findNamedColumn(name)?.[0];
}

/** Headings that mean first name or whole name, in Spanish, Italian and Portuguese. */
const AMBIGUOUS_NAME_HEADS = new Set(['nombre', 'nome']);

/**
 * Whether a column of first names may hold whole names, by its heading, where there is no column of last names.
 * @example canHoldWholeNames('Forename') // false
 */
export function canHoldWholeNames(head: string): boolean {
  return AMBIGUOUS_NAME_HEADS.has(foldColumnName(head));
}

/** Headings for years of birth that other years may have too. */
const AMBIGUOUS_YEAR_HEADS = new Set(['year', 'an', 'annee', 'anno', 'ano', 'jahr', 'rok']);

/**
 * Whether a column of years of birth may hold other years, by its heading.
 * @example canBeAnyYear('Année') // true
 */
export function canBeAnyYear(head: string): boolean {
  return AMBIGUOUS_YEAR_HEADS.has(foldColumnName(head));
}

/** Columns of a table found by their headings; `at`: index, from 0, of each wanted column. */
export interface ColumnMatch<Key extends string> {
  readonly at: Readonly<Partial<Record<Key, number>>>;
  /** Columns for a key that another column (`of`) has with a more precise name, or earlier with the same one. */
  readonly doubled: readonly { readonly key: Key; readonly index: number; readonly of: number }[];
  /** Indexes of the other columns. */
  readonly unread: readonly number[];
}

/** The end or beginning of headings of times in languages in which `Tempo` is a pace: German, Dutch, Polish, Czech and Nordic ones. */
const TIME_BESIDE_TEMPO = /(?:zeit|tijd|tid|aika|ido)$|^(?:czas|cas)|^(?:brutto|netto)$/;

/** The columns as their headings name them: `Tempo` is a pace beside German times, and a time in Italian. */
function nameColumns(heads: readonly string[]) {
  const isTempoPace = heads.some((head) => TIME_BESIDE_TEMPO.test(foldColumnName(head)));
  return heads.map((head) =>
    isTempoPace && foldColumnName(head) === 'tempo' ? (['pace', 0] as const) : findNamedColumn(head),
  );
}

/**
 * Finds the wanted columns of a table. `wanted` lists for each key the fields that may provide it, the best first: `gun: ['gun', 'mark']`
 * takes a column of gun times, or else one of plain times.
 * @example matchColumns(['Bib #', 'Chip Time', 'City'], { bib: ['bib'], net: ['net'] }) // { at: { bib: 0, net: 1 }, doubled: [], unread: [2] }
 */
export function matchColumns<Key extends string>(
  heads: readonly string[],
  wanted: Readonly<Record<Key, readonly ColumnField[]>>,
): ColumnMatch<Key> {
  const namedColumns = nameColumns(heads);
  const at: Partial<Record<Key, number>> = {};
  const doubled: { key: Key; index: number; of: number }[] = [];
  const readIndexes = new Set<number>();
  for (const [key, fields] of Object.entries(wanted) as [Key, readonly ColumnField[]][]) {
    const field = fields.find((one) =>
      namedColumns.some((head, index) => head?.[0] === one && !readIndexes.has(index)),
    );
    const columns = [...namedColumns.entries()].filter(
      ([index, head]) => head?.[0] === field && !readIndexes.has(index),
    );
    const [first, ...others] = columns
      .toSorted(([, a], [, b]) => (a?.[1] ?? 0) - (b?.[1] ?? 0))
      .map(([index]) => index);
    if (field === undefined || first === undefined) continue;
    at[key] = first;
    readIndexes.add(first);
    for (const index of others) doubled.push({ key, index, of: first });
  }
  const usedIndexes = new Set([...readIndexes, ...doubled.map(({ index }) => index)]);
  return { at, doubled, unread: heads.flatMap((_, index) => (usedIndexes.has(index) ? [] : [index])) };
}
