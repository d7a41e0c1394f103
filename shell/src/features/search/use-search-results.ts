import { useState } from 'react';
import type { SearchAnswer } from 'shared-domain/contract';
import { type Asked, type SearchGroupName, useFoundQuery, useLazyFoundQuery } from './search-api.ts';

const NOTHING: SearchAnswer = { athletes: [], clubs: [], challenges: [], next: {} };

/** The pages of one group that were asked for after the first, and the cursor of the next one. */
interface Followed {
  readonly of: SearchAnswer;
  readonly answer: SearchAnswer;
}

function append(answer: SearchAnswer, page: SearchAnswer, group: SearchGroupName): SearchAnswer {
  const { [group]: _, ...others } = answer.next;
  return {
    athletes: [...answer.athletes, ...page.athletes],
    clubs: [...answer.clubs, ...page.clubs],
    challenges: [...answer.challenges, ...page.challenges],
    next: { ...others, ...page.next },
  };
}

/** What is found, with the pages that the reader asked for; another question begins anew. */
export function useSearchResults(asked: Asked, skip: boolean) {
  const first = useFoundQuery(asked, { skip });
  const [ask, more] = useLazyFoundQuery();
  const [followed, setFollowed] = useState<Followed>();
  const known = skip ? undefined : first.currentData;
  const answer = followed !== undefined && followed.of === known ? followed.answer : (known ?? NOTHING);

  async function readMore(group: SearchGroupName): Promise<void> {
    const cursor = answer.next[group];
    if (known === undefined || cursor === undefined || more.isFetching) return;
    const page = await ask({ ...asked, group, cursor }).unwrap();
    setFollowed({ of: known, answer: append(answer, page, group) });
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
