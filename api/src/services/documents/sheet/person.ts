import { formatCategoryCode, formatGrams, type Language } from 'shared-domain';
import type { ResultRow, StartRow } from 'shared-domain/contract';
import { listRunnerNames } from '../../../presenters/relay-runners.ts';
import { alignCenter, alignLeft, alignRight, omitEmptyFields, type TableField } from './columns.ts';
import { SHEET_WORDS } from './words.ts';

type Person = Omit<StartRow, 'pe' | 'presence'> & Pick<ResultRow, 'implement'>;

const formatName = ({ last, first }: Pick<Person, 'last' | 'first'>): string => `${last} ${first}`.trim();

/** The club of a row, unless it repeats the country or the team's name. */
const formatClub = (row: Person): string => {
  const club = row.club ?? '';
  return club === row.country || club === row.last ? '' : club;
};

/**
 * Bib, name, club, nation and category; `below`: what stands below the name where the list has no room for its column, the club or all three,
 * the nation then below the bib.
 */
export function createPersonFields<Row extends Person>(
  rows: readonly Row[],
  language: Language,
  below: 'nothing' | 'club' | 'all' = 'nothing',
): TableField<Row>[] {
  const words = SHEET_WORDS[language];
  const hasBibs = rows.some(({ bib = '' }) => bib !== '');
  const categories = new Set(rows.map(({ category }) => category));
  const formatCategoryOfMany = (row: Row): string => (categories.size > 1 ? formatRowCategory(row, language) : '');
  // The weight first: a long club's name is cut.
  const formatLineBelow = (row: Row): string =>
    [
      row.implement === undefined ? '' : formatGrams(row.implement, language),
      ...(below === 'all' ? [hasBibs ? '' : row.country, formatCategoryOfMany(row)] : []),
      below === 'nothing' ? '' : formatClub(row),
    ]
      .filter(Boolean)
      .join(' · ');
  const findSubText = (row: Row): string => listRunnerNames(row).join(' · ') || formatLineBelow(row);
  const formatNameCell = (row: Row) =>
    findSubText(row) === '' ? formatName(row) : { main: formatName(row), sub: findSubText(row) };
  const otherFields: TableField<Row>[] = [
    {
      column: alignLeft(words.club, 60, below === 'nothing' ? 3 : 0),
      cell: (row) => (below === 'nothing' ? formatClub(row) : ''),
    },
    { column: alignCenter(words.nation, 30), cell: ({ country = '' }) => (below === 'all' ? '' : country) },
    {
      column: alignCenter(words.category, 30),
      cell: (row) => (below === 'all' ? '' : formatCategoryOfMany(row)),
    },
  ];
  return [
    ...omitEmptyFields<Row>(rows, [
      {
        column: alignRight(words.bib, 32),
        cell: ({ bib = '', country = '' }) => (below === 'all' && country !== '' ? { main: bib, sub: country } : bib),
      },
    ]),
    {
      column: {
        ...alignLeft(rows.some(({ relay }) => relay !== undefined) ? words.team : words.athlete, 90, 4),
        isName: true,
      },
      cell: formatNameCell,
    },
    ...omitEmptyFields(rows, otherFields),
  ];
}

export const formatRowCategory = ({ category }: Pick<Person, 'category'>, language: Language): string =>
  formatCategoryCode(category, language) ?? '';
