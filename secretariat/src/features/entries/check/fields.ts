import type { ColumnField } from 'shared-domain';

/** What a column of a table of entries may say. */
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

/** The column of each field, by its index in the head. */
export type Mapping = Partial<Readonly<Record<Field, number>>>;

/** What a column of each field is called in the one table of names; the best of several goes first. */
export const COLUMNS: Readonly<Record<Field, readonly ColumnField[]>> = {
  event: ['uid', 'event'],
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
