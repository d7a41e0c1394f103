import { useState } from 'react';
import type { SearchAnswer } from 'shared-domain/contract';
import { type SearchGroupName, type SearchQuery, useLazySearchQuery, useSearchQuery } from './search-api.ts';

const EMPTY_ANSWER: SearchAnswer = { athletes: [], clubs: [], nations: [], events: [], challenges: [], next: {} };

/** `answer` is the first page with the further pages that were loaded, and the cursors of the next ones. */
interface ExtendedAnswer {
  readonly firstPage: SearchAnswer;
  readonly answer: SearchAnswer;
}

function appendPage(answer: SearchAnswer, page: SearchAnswer, group: SearchGroupName): SearchAnswer {
  const { [group]: _, ...others } = answer.next;
  return {
    athletes: [...answer.athletes, ...page.athletes],
    clubs: [...answer.clubs, ...page.clubs],
    nations: [...(answer.nations ?? []), ...(page.nations ?? [])],
    events: [...answer.events, ...page.events],
    challenges: [...answer.challenges, ...page.challenges],
    next: { ...others, ...page.next },
  };
}

/** The results of a search, with the further pages that the reader loaded; another query starts again. */
export function useSearchResults(query: SearchQuery, skip: boolean) {
  const first = useSearchQuery(query, { skip });
  const [fetchPage, nextPage] = useLazySearchQuery();
  const [extended, setExtended] = useState<ExtendedAnswer>();
  const firstPage = skip ? undefined : first.currentData;
  const answer =
    extended !== undefined && extended.firstPage === firstPage ? extended.answer : (firstPage ?? EMPTY_ANSWER);

  async function readMore(group: SearchGroupName): Promise<void> {
    const cursor = answer.next[group];
    if (firstPage === undefined || cursor === undefined || nextPage.isFetching) return;
    const page = await fetchPage({ ...query, group, cursor }).unwrap();
    setExtended({ firstPage, answer: appendPage(answer, page, group) });
  }

  return {
    answer,
    error: first.error,
    isFetching: first.isFetching,
    refetch: first.refetch,
    isError: first.isError,
    readMore: (group: SearchGroupName) => void readMore(group).catch(() => undefined),
  };
}
