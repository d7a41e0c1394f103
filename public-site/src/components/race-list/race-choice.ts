import { isSearchable, RACE_PAGE_ROWS } from 'shared-domain';
import type { RaceQuery } from 'shared-domain/contract';
import { useLocation, useNavigate } from 'shared-domain/platform';
import { setParam } from '../page/SegmentedLinks.tsx';
import { type RankingChoice, SEX_BY_LETTER, useRankingChoice } from '../rankings/ranking-choice.ts';
import { POINT_PARAM } from '../splits/course.ts';

/** The reader's choice in a long race, as query parameters: ranking, point of the course, searched text, number of rows. */
export interface RaceChoice extends RankingChoice {
  readonly pt: string;
  readonly q: string;
  readonly n: string;
}

/** Longer texts are refused by the server. */
const MAX_BIB_LETTERS = 20;
const MAX_SEARCH_LETTERS = 120;
const MAX_CLUB_LETTERS = 120;

/** Most rows that a URL can ask for. */
const MAX_ROWS = 5000;

/** A text with a digit is a bib: names have none. */
export const readBib = (text: string): string | undefined => (/\d/.test(text) ? text.trim() : undefined);

/** The number of rows to show, from the URL: whole pages, at least one. */
export function readRowCount(n: string): number {
  const rows = Number.parseInt(n, 10);
  if (!(rows > RACE_PAGE_ROWS)) return RACE_PAGE_ROWS;
  return Math.min(MAX_ROWS, Math.ceil(rows / RACE_PAGE_ROWS) * RACE_PAGE_ROWS);
}

/**
 * The query to the server, without what was not chosen.
 * @example buildRaceQuery({ cat: '', sx: 'F', club: '', pt: '', q: '12', n: '' }) // { sex: 2, bib: '12', limit: 100 }
 */
export function buildRaceQuery({ cat, sx, club, pt, q, n }: RaceChoice): RaceQuery & { readonly limit: number } {
  const sex = SEX_BY_LETTER[sx];
  const bib = readBib(q);
  return {
    ...(/^\d+$/.test(cat) && { category: Number(cat) }),
    ...(sex !== undefined && { sex }),
    ...(club !== '' && { club: club.slice(0, MAX_CLUB_LETTERS) }),
    ...(Number(pt) > 0 && { at: Number(pt) }),
    ...(bib !== undefined && { bib: bib.slice(0, MAX_BIB_LETTERS) }),
    ...(bib === undefined && isSearchable(q) && { search: q.trim().slice(0, MAX_SEARCH_LETTERS) }),
    limit: readRowCount(n),
  };
}

/** The choice in the URL, and the function that changes it; a new choice starts at the first page. */
export function useRaceChoice(): readonly [RaceChoice, (next: Partial<RaceChoice>) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const choice: RaceChoice = {
    ...useRankingChoice(),
    pt: params.get(POINT_PARAM) ?? '',
    q: params.get('q') ?? '',
    n: params.get('n') ?? '',
  };
  const choose = (next: Partial<RaceChoice>) => {
    const query = Object.entries({ n: '', ...next }).reduce(
      (text, [name, value]) => setParam(text, name, value),
      search,
    );
    navigate(pathname + query, { replace: true, preventScrollReset: true });
  };
  return [choice, choose];
}
