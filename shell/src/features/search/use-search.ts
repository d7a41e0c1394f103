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
  readonly label: 'recent' | 'competitions' | 'athletes' | 'clubs' | 'nations' | 'events';
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
 * pages its own athletes, clubs, nations and events come first.
 */
export function useSearch(typed: string): SearchState {
  const { t, i18n } = useTranslation('shell');
  const near = findChallengeId(useLocation().pathname);
  const recent = useRecentPages();
  const text = typed.trim();
  const q = useTypingPause(isSearchable(text) ? text : '');
  const results = useSearchResults({ q, near }, q === '');
  const { answer } = results;
  const retry = () => {
    if (results.isError) results.refetch();
  };

  if (!isSearchable(text)) {
    const options = text === '' ? recent.map(createRecentOption) : [];
    return { step: 'short', groups: removeEmptyGroups([{ label: 'recent', options }]), total: options.length, retry };
  }
  const language = i18n.language === 'en' ? 'en' : 'fr';
  const format = makeDateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const formatDay = (date: string) => format.format(new Date(`${date}T12:00:00Z`));
  const addMoreOption = (group: SearchGroupName, options: readonly SearchOption[]) =>
    answer.next[group] === undefined
      ? options
      : [...options, { key: `more ${group}`, title: t('search.more'), sub: '', act: () => results.readMore(group) }];
  // What is found in the reader's competition does not name it.
  const isNear = ({ challenge }: { readonly challenge: { readonly oid: string } }) => challenge.oid === near;
  const lists = {
    competitions: listCompetitionOptions(answer, formatDay),
    athletes: [
      ...listAthleteOptions({ athletes: answer.athletes.filter(isNear) }, formatDay, true, language),
      ...listAthleteOptions({ athletes: answer.athletes.filter((one) => !isNear(one)) }, formatDay, false, language),
    ],
    clubs: listClubOptions(answer, formatDay),
    nations: listNationOptions(answer, formatDay, language),
    events: [
      ...listEventOptions({ events: answer.events.filter(isNear) }, formatDay, true, language),
      ...listEventOptions({ events: answer.events.filter((one) => !isNear(one)) }, formatDay, false, language),
    ],
  };
  const total = Object.values(lists).reduce((sum, options) => sum + options.length, 0);
  const groups = removeEmptyGroups([
    { label: 'competitions', options: addMoreOption('challenges', lists.competitions) },
    { label: 'athletes', options: addMoreOption('athletes', lists.athletes) },
    { label: 'clubs', options: addMoreOption('clubs', lists.clubs) },
    { label: 'nations', options: addMoreOption('nations', lists.nations) },
    { label: 'events', options: addMoreOption('events', lists.events) },
  ]);
  const { error } = results;
  if (error !== undefined && total === 0)
    return { step: 'failed', groups: [], total, error: error as CallError, retry };
  const isWaiting = results.isFetching || q !== text;
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
