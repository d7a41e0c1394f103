import { useEffect, useState } from 'react';
import { makeDateFormat, searchWords } from 'shared-domain';
import { type CallError, useLocation, useRecentPages, useTranslation } from 'shared-domain/platform';
import type { SearchGroupName } from './search-api.ts';
import {
  athleteOptions,
  clubOptions,
  competitionAt,
  competitionOptions,
  recentOption,
  type SearchOption,
} from './search-options.ts';
import { useSearchResults } from './use-search-results.ts';

/** The reader is typing: what is typed is asked for when they pause, ms. */
const PAUSE = 180;

interface SearchGroup {
  readonly label: 'recent' | 'competitions' | 'athletes' | 'clubs' | 'further';
  readonly options: readonly SearchOption[];
}

export interface SearchState {
  /** `short`: fewer than 3 letters. */
  readonly step: 'short' | 'waiting' | 'done' | 'failed';
  readonly groups: readonly SearchGroup[];
  /** What was found, besides what leads further. */
  readonly total: number;
  readonly error?: CallError;
  readonly retry: () => void;
}

const filled = (groups: readonly SearchGroup[]): readonly SearchGroup[] =>
  groups.filter(({ options }) => options.length > 0);

const isSearchable = (text: string): boolean => searchWords(text).length > 0;

/**
 * What is found for a text: competitions, athletes and clubs from 3 letters on, the pages last seen before that. On the pages of a
 * competition its athletes and clubs are searched, and all the others when the reader says so.
 */
export function useSearch(typed: string): SearchState {
  const { t, i18n } = useTranslation('shell');
  const here = competitionAt(useLocation().pathname);
  const [isWide, setWide] = useState(false);
  const recent = useRecentPages();
  const text = typed.trim();
  const q = usePaused(isSearchable(text) ? text : '');
  const chOID = isWide ? undefined : here;
  const found = useSearchResults({ q, chOID }, q === '');
  const competitions = useSearchResults({ q, group: 'challenges' }, q === '' || chOID === undefined);
  const retry = () => {
    if (found.isError) found.refetch();
    if (competitions.isError) competitions.refetch();
  };

  if (!isSearchable(text)) {
    const options = text === '' ? recent.map(recentOption) : [];
    return { step: 'short', groups: filled([{ label: 'recent', options }]), total: options.length, retry };
  }
  const format = makeDateFormat(i18n.language === 'en' ? 'en' : 'fr', { dateStyle: 'medium', timeZone: 'UTC' });
  const day = (date: string) => format.format(new Date(`${date}T12:00:00Z`));
  const further = (source: typeof found, group: SearchGroupName, options: readonly SearchOption[]) =>
    source.answer.next[group] === undefined
      ? options
      : [...options, { key: `more ${group}`, title: t('search.more'), sub: '', act: () => source.readMore(group) }];
  const isOne = chOID !== undefined;
  const wide = isOne ? competitions : found;
  const lists = {
    competitions: competitionOptions(wide.answer, day),
    athletes: athleteOptions(found.answer, day, isOne),
    clubs: clubOptions(found.answer, day),
  };
  const total = Object.values(lists).reduce((sum, options) => sum + options.length, 0);
  const everywhere = { key: 'everywhere', title: t('search.everywhere'), sub: '', act: () => setWide(true) };
  const groups = filled([
    { label: 'competitions', options: further(wide, 'challenges', lists.competitions) },
    { label: 'athletes', options: further(found, 'athletes', lists.athletes) },
    { label: 'clubs', options: further(found, 'clubs', lists.clubs) },
    { label: 'further', options: isOne ? [everywhere] : [] },
  ]);
  const error = found.error ?? competitions.error;
  if (error !== undefined && total === 0)
    return { step: 'failed', groups: [], total, error: error as CallError, retry };
  const isWaiting = found.isFetching || competitions.isFetching || q !== text;
  return { step: isWaiting ? 'waiting' : 'done', groups, total, retry };
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
