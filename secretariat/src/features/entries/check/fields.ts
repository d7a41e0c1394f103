import type { ColumnField } from 'shared-domain';

/** The fields that a column of an entries file can hold. */
export const FIELDS = [
  'event',
  'last',
  'first',
  'name',
  'sex',
  'birth',
  'age',
  'category',
  'club',
  'country',
  'bib',
  'licence',
  'pb',
  'sb',
  'surface',
  'round',
  'heat',
  'list',
  'title',
  'ages',
  'lane',
  'team',
  'start',
  'standing',
] as const;

export type Field = (typeof FIELDS)[number];

/** The index of each field's column in the head. */
export type Mapping = Partial<Readonly<Record<Field, number>>>;

/** Corrections by the user, by line and field; also of fields that have no column. */
export type Fixes = Readonly<Record<number, Partial<Readonly<Record<Field, string>>>>>;

/** The column names of shared-domain that each field accepts, the preferred one first. */
export const COLUMNS: Readonly<Record<Field, readonly ColumnField[]>> = {
  event: ['uid', 'event', 'race'],
  last: ['last'],
  first: ['first'],
  name: ['name'],
  sex: ['sex'],
  birth: ['born'],
  age: ['age'],
  category: ['category'],
  club: ['club'],
  country: ['country'],
  bib: ['bib'],
  licence: ['licence', 'account'],
  pb: ['pb'],
  sb: ['sb', 'mark'],
  surface: ['bestSurface'],
  round: ['round'],
  heat: ['heat', 'group'],
  list: ['list'],
  title: ['title'],
  ages: ['ages'],
  lane: ['lane'],
  team: ['team'],
  start: ['start'],
  standing: ['standing'],
};
