import { useEffect, useState } from 'react';
import { makeDateFormat, parseSearch } from 'shared-domain';
import { type CallError, useLocation, useRecentPages, useTranslation } from 'shared-domain/platform';
import type { SearchGroupName } from './search-api.ts';
import {
  createRecentOption,
  findChallengeId,
  listAthleteOptions,
  listClubOptions,
  listCompetitionOptions,
  listEventOptions,
  listNationOptions,
  type SearchOption,
} from './search-options.ts';
import { useSearchResults } from './use-search-results.ts';

/** The search starts when the reader has not typed for this long. */
const TYPING_PAUSE_MS = 180;

interface SearchGroup {
  readonly label: 'recent' | 'competitions' | 'athletes' | 'clubs' | 'nations' | 'events' | 'further';
  readonly options: readonly SearchOption[];
}

export interface SearchState {
  /** `short`: fewer than 3 letters. */
  readonly step: 'short' | 'waiting' | 'done' | 'failed';
  readonly groups: readonly SearchGroup[];
  /** Number of results, without the options that show more. */
  readonly total: number;
  readonly error?: CallError;
  readonly retry: () => void;
}

const removeEmptyGroups = (groups: readonly SearchGroup[]): readonly SearchGroup[] =>
  groups.filter(({ options }) => options.length > 0);

const isSearchable = (text: string): boolean => parseSearch(text).length > 0;

/**
 * Searches competitions, athletes, clubs, nations and events from 3 letters on; an empty field lists the pages last visited. On a competition's
 * pages only its athletes, clubs, nations and events are searched, until the reader asks for all competitions.
 */
export function useSearch(typed: string): SearchState {
  const { t, i18n } = useTranslation('shell');
  const currentChallengeId = findChallengeId(useLocation().pathname);
  const [isEverywhere, setIsEverywhere] = useState(false);
  const recent = useRecentPages();
  const text = typed.trim();
  const q = useTypingPause(isSearchable(text) ? text : '');
  const chOID = isEverywhere ? undefined : currentChallengeId;
  const results = useSearchResults({ q, chOID }, q === '');
  const competitionResults = useSearchResults({ q, group: 'challenges' }, q === '' || chOID === undefined);
  const retry = () => {
    if (results.isError) results.refetch();
    if (competitionResults.isError) competitionResults.refetch();
  };

  if (!isSearchable(text)) {
    const options = text === '' ? recent.map(createRecentOption) : [];
    return { step: 'short', groups: removeEmptyGroups([{ label: 'recent', options }]), total: options.length, retry };
  }
  const language = i18n.language === 'en' ? 'en' : 'fr';
  const format = makeDateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const formatDay = (date: string) => format.format(new Date(`${date}T12:00:00Z`));
  const addMoreOption = (source: typeof results, group: SearchGroupName, options: readonly SearchOption[]) =>
    source.answer.next[group] === undefined
      ? options
      : [...options, { key: `more ${group}`, title: t('search.more'), sub: '', act: () => source.readMore(group) }];
  const isOneCompetition = chOID !== undefined;
  const competitionSource = isOneCompetition ? competitionResults : results;
  const lists = {
    competitions: listCompetitionOptions(competitionSource.answer, formatDay),
    athletes: listAthleteOptions(results.answer, formatDay, isOneCompetition, language),
    clubs: listClubOptions(results.answer, formatDay),
    nations: listNationOptions(results.answer, formatDay, language),
    events: listEventOptions(results.answer, formatDay, isOneCompetition, language),
  };
  const total = Object.values(lists).reduce((sum, options) => sum + options.length, 0);
  const everywhereOption = {
    key: 'everywhere',
    title: t('search.everywhere'),
    sub: '',
    act: () => setIsEverywhere(true),
  };
  const groups = removeEmptyGroups([
    { label: 'competitions', options: addMoreOption(competitionSource, 'challenges', lists.competitions) },
    { label: 'athletes', options: addMoreOption(results, 'athletes', lists.athletes) },
    { label: 'clubs', options: addMoreOption(results, 'clubs', lists.clubs) },
    { label: 'nations', options: addMoreOption(results, 'nations', lists.nations) },
    { label: 'events', options: addMoreOption(results, 'events', lists.events) },
    { label: 'further', options: isOneCompetition ? [everywhereOption] : [] },
  ]);
  const error = results.error ?? competitionResults.error;
  if (error !== undefined && total === 0)
    return { step: 'failed', groups: [], total, error: error as CallError, retry };
  const isWaiting = results.isFetching || competitionResults.isFetching || q !== text;
  return { step: isWaiting ? 'waiting' : 'done', groups, total, retry };
}

function useTypingPause(text: string): string {
  const [pausedText, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return pausedText;
}
