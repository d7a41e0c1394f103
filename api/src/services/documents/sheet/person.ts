import { formatCategory } from 'shared-domain';
import type { StartRow } from 'shared-domain/contract';
import type { Words } from '../words/words.ts';
import { center, type Field, left, right, used } from './columns.ts';

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
export function personFields<Row extends Person>(rows: readonly Row[], words: Words, under = false): Field<Row>[] {
  const { say } = words;
  const categories = new Set(rows.map(({ category }) => category));
  const sub = (row: Row): string => runners(row) || (under ? formatClub(row) : '');
  const name = (row: Row) => (sub(row) === '' ? formatName(row) : { main: formatName(row), sub: sub(row) });
  const rest: Field<Row>[] = [
    { column: left(say('club'), 60, under ? 0 : 3), cell: (row) => (under ? '' : formatClub(row)) },
    { column: center(say('nation'), 30), cell: ({ country = '' }) => country },
    { column: center(say('category'), 30), cell: (row) => (categories.size > 1 ? formatRowCategory(row, words) : '') },
  ];
  return [
    ...used<Row>(rows, [{ column: right(say('bib'), 32), cell: ({ bib = '' }) => bib }]),
    { column: left(rows.some(({ relay }) => relay !== undefined) ? say('team') : say('athlete'), 90, 4), cell: name },
    ...used(rows, rest),
  ];
}

/** The code of a row's category with its sex, as the language has it. */
export const formatRowCategory = ({ category }: Pick<Person, 'category'>, { language }: Words): string =>
  formatCategory(category, language) ?? '';
