import { formatCategoryCode, type Language } from 'shared-domain';
import type { StartRow } from 'shared-domain/contract';
import { center, type Field, left, right, used } from './columns.ts';
import { SHEET_WORDS } from './words.ts';

type Person = Omit<StartRow, 'pe' | 'presence'>;

const formatName = ({ last, first }: Pick<Person, 'last' | 'first'>): string => `${last} ${first}`.trim();

/** The club of a row, unless it repeats the country or the team's name. */
const formatClub = (row: Person): string => {
  const club = row.club ?? '';
  return club === row.country || club === row.last ? '' : club;
};

const runners = ({ members = [] }: Person): string =>
  members
    .toSorted((a, b) => (a.leg ?? 99) - (b.leg ?? 99))
    .map(({ last, first = '' }) => formatName({ last, first }))
    .join(' · ');

/** Name, with the team of a relay under it; `under` puts the club there, where a list has no room for a column of it. */
export function personFields<Row extends Person>(
  rows: readonly Row[],
  language: Language,
  under = false,
): Field<Row>[] {
  const words = SHEET_WORDS[language];
  const categories = new Set(rows.map(({ category }) => category));
  const sub = (row: Row): string => runners(row) || (under ? formatClub(row) : '');
  const name = (row: Row) => (sub(row) === '' ? formatName(row) : { main: formatName(row), sub: sub(row) });
  const rest: Field<Row>[] = [
    { column: left(words.club, 60, under ? 0 : 3), cell: (row) => (under ? '' : formatClub(row)) },
    { column: center(words.nation, 30), cell: ({ country = '' }) => country },
    { column: center(words.category, 30), cell: (row) => (categories.size > 1 ? formatCategory(row, language) : '') },
  ];
  return [
    ...used<Row>(rows, [{ column: right(words.bib, 32), cell: ({ bib = '' }) => bib }]),
    {
      column: {
        ...left(rows.some(({ relay }) => relay !== undefined) ? words.team : words.athlete, 90, 4),
        isName: true,
      },
      cell: name,
    },
    ...used(rows, rest),
  ];
}

export const formatCategory = ({ category }: Pick<Person, 'category'>, language: Language): string =>
  formatCategoryCode(category, language) ?? '';
