import { foldText } from 'shared-domain';
import { saying } from 'shared-domain/contract';
import type { Record } from '../csv/read-records.ts';
import type { FileErrors } from '../file-errors.ts';

/** What a column of a road race's results may say; names as organisers' programs write them, folded. */
const NAMES = {
  place: ['place', 'rank', 'overall', 'classement', 'clt', 'clt general', 'rang', 'scratch'],
  bib: ['bib', 'dossard', 'dos', 'numero', 'number', 'startno'],
  last: ['last', 'lastname', 'last name', 'nom', 'nom de famille'],
  first: ['first', 'firstname', 'first name', 'prenom'],
  name: ['name', 'nom complet', 'nom prenom', 'nom et prenom', 'athlete', 'coureur', 'fullname', 'full name'],
  sex: ['sex', 'sexe', 'gender', 'genre'],
  category: ['category', 'categorie', 'cat', 'agegroup', 'age group'],
  age: ['age'],
  born: ['dob', 'naissance', 'date de naissance', 'birth date', 'yob', 'annee', 'annee de naissance', 'year'],
  club: ['club', 'clubname', 'team', 'equipe'],
  country: ['country', 'pays', 'nat', 'nation', 'nationalite'],
  gun: [
    'gun',
    'gun time',
    'guntime',
    'temps officiel',
    'official',
    'officiel',
    'brut',
    'temps brut',
    'time',
    'temps',
    'performance',
  ],
  net: ['net', 'net time', 'nettime', 'chip', 'chip time', 'temps net', 'temps reel', 'reel'],
  status: ['status', 'statut', 'etat'],
} as const satisfies globalThis.Record<string, readonly string[]>;

export type RoadField = keyof typeof NAMES;

const BY_NAME = new Map<string, RoadField>(
  Object.entries(NAMES).flatMap(([field, names]) => names.map((name) => [name, field as RoadField] as const)),
);

const HALF_MARATHON_M = 21_097.5;

/** Metres of a passage that a column names: `k5`, `5 km`, `10k`, `half`, `semi`. */
function parsePassage(name: string): number | undefined {
  if (/^(half|semi|semi marathon|half marathon)$/.test(name)) return HALF_MARATHON_M;
  const [, before, after] = /^(?:km? ?(\d{1,3}(?:\.\d+)?)|(\d{1,3}(?:\.\d+)?) ?km?)$/.exec(name) ?? [];
  const km = before ?? after;
  return km === undefined || Number(km) === 0 ? undefined : Number(km) * 1000;
}

export interface RoadHead {
  readonly line: number;
  readonly at: Readonly<Partial<globalThis.Record<RoadField, { readonly index: number; readonly name: string }>>>;
  /** Passages in the order of the way. */
  readonly passages: readonly { readonly index: number; readonly name: string; readonly d: number }[];
}

/** Finds the columns of a race by their names; what cannot be done without is asked for. */
export function readRoadHead({ cells, line }: Record, errors: FileErrors): RoadHead {
  const at: Partial<globalThis.Record<RoadField, { index: number; name: string }>> = {};
  const passages: RoadHead['passages'][number][] = [];
  const ignored: string[] = [];
  for (const [index, name] of cells.entries()) {
    const key = foldText(name).replaceAll('_', ' ').trim();
    const field = BY_NAME.get(key);
    const d = parsePassage(key);
    if (field !== undefined && at[field] !== undefined)
      errors.refuse({ line, column: index + 1, name }, saying('columnTwice', { other: at[field].index + 1 }));
    else if (field !== undefined) at[field] = { index, name };
    else if (d !== undefined) passages.push({ index, name, d });
    else if (name !== '') ignored.push(name);
  }
  // Beside a first name, what is called a name is the last one.
  if (at.last === undefined && at.first !== undefined && at.name !== undefined) {
    at.last = at.name;
    delete at.name;
  }
  if (ignored.length > 0) errors.warn({ line }, saying('columnsLeft', { columns: ignored.slice(0, 20).join(', ') }));
  if (at.bib === undefined && at.last === undefined && at.name === undefined)
    errors.refuse({ line }, saying('noColumnWho'));
  if (at.gun === undefined && at.net === undefined) errors.refuse({ line }, saying('noColumnTime'));
  return { line, at, passages: passages.sort((a, b) => a.d - b.d) };
}
