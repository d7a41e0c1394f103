import { useEffect, useMemo, useState } from 'react';
import { isSearchable } from 'shared-domain';
import { type CallError, useLocation, useRecentPages, useTranslation } from 'shared-domain/platform';
import { useCompetitionsQuery, useFoundQuery } from './search-api.ts';
import { athleteOptions, clubOptions, competitionOptions, recentOption, type SearchOption } from './search-options.ts';
import { searchPlaces } from './search-places.ts';

/** The reader is typing: what is typed is asked for when they pause, ms. */
const PAUSE = 180;

export interface SearchGroup {
  readonly label: 'recent' | 'competitions' | 'athletes' | 'clubs';
  readonly options: readonly SearchOption[];
}

export interface Searched {
  /** `short`: fewer than 3 letters. */
  readonly step: 'short' | 'waiting' | 'done' | 'failed';
  readonly groups: readonly SearchGroup[];
  readonly error?: CallError;
  readonly retry: () => void;
}

const filled = (groups: readonly SearchGroup[]): readonly SearchGroup[] =>
  groups.filter(({ options }) => options.length > 0);

/** What is found for a text: competitions, athletes and clubs from 3 letters on, the pages last seen before that. */
export function useSearch(typed: string): Searched {
  const { i18n } = useTranslation('shell');
  const { pathname } = useLocation();
  const recent = useRecentPages();
  const [now] = useState(() => new Date());
  const text = typed.trim();
  const q = usePaused(isSearchable(text) ? text : '');
  const competitions = useCompetitionsQuery();
  const challenges = competitions.data?.challenges;
  const places = useMemo(
    () => searchPlaces(challenges ?? [], { pathname, recent, now }),
    [challenges, pathname, recent, now],
  );
  const asked = { chOIDs: places.map(({ oid }) => oid), q };
  const found = useFoundQuery(asked, { skip: q === '' || places.length === 0 });
  const retry = () => {
    if (competitions.isError) competitions.refetch();
    if (found.isError) found.refetch();
  };

  if (!isSearchable(typed))
    return {
      step: 'short',
      groups: filled([{ label: 'recent', options: text === '' ? recent.map(recentOption) : [] }]),
      retry,
    };
  const day = (date: string) => new Date(`${date}T12:00:00`).toLocaleDateString(i18n.language, { dateStyle: 'medium' });
  const names = new Map(challenges?.map(({ oid, name }) => [oid, name]));
  const lists = found.data ?? [];
  const groups = filled([
    { label: 'competitions', options: competitionOptions(challenges ?? [], text, day) },
    { label: 'athletes', options: athleteOptions(lists, names, text) },
    { label: 'clubs', options: clubOptions(lists, names, text) },
  ]);
  const error = competitions.error ?? found.error;
  if (error !== undefined && groups.length === 0) return { step: 'failed', groups, error: error as CallError, retry };
  const waiting = competitions.isFetching || found.isFetching || q !== typed.trim();
  return { step: waiting ? 'waiting' : 'done', groups, retry };
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
