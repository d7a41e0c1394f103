import { EVENT_COLUMNS } from './column-names/event-columns.ts';
import { MARK_COLUMNS } from './column-names/mark-columns.ts';
import { NAME_COLUMNS } from './column-names/name-columns.ts';
import { PERSON_COLUMNS } from './column-names/person-columns.ts';
import { PLACE_COLUMNS } from './column-names/place-columns.ts';
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
  ...PLACE_COLUMNS,
  ...NAME_COLUMNS,
  ...PERSON_COLUMNS,
  ...MARK_COLUMNS,
  ...EVENT_COLUMNS,
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

/** Characters of a heading; a longer cell names no column. */
const MAX_HEADING = 200;
/** Columns of a table whose headings are read; those beyond are of a file that is no table. */
export const MAX_COLUMNS = 1000;

function findNamedColumn(name: string) {
  if (name.length > MAX_HEADING) return undefined;
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

/** Headings of last names that people put over whole names too. */
const LOOSE_LAST_HEADS = new Set(['nom', 'noms', 'last', 'surnames']);

/**
 * Whether a column of last names may hold whole names, by its heading, where there is no column of first names: «Nom» may, «Nom de
 * famille» does not.
 * @example canLastHoldWholeNames('Nom de famille') // false
 */
export function canLastHoldWholeNames(head: string): boolean {
  return LOOSE_LAST_HEADS.has(foldColumnName(head));
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
  const readHeads = heads.slice(0, MAX_COLUMNS);
  const isTempoPace = readHeads.some((head) => TIME_BESIDE_TEMPO.test(foldColumnName(head)));
  return readHeads.map((head) =>
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
