import { formatGroupByUid } from 'shared-domain';
import type { AthleteAnswer } from 'shared-domain/contract';
import { calls, makeUrl, type SearchAnswer } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { publicApi } from '../../api/public-api.ts';
import { isSamePerson } from '../../components/follow/followed.ts';
import { buildAthletePath } from '../../components/page/challenge-paths.ts';
import { formatFullDay } from '../../components/page/dates.ts';
import { useText } from '../../locales/use-text.ts';
import { useAthleteText } from './use-athlete-text.ts';

/** The API takes searches of at most this many characters. */
const MAX_QUERY_LENGTH = 120;

/** As many hits as a search answers at once: longer names that begin alike, and this competition, are among them. */
const PAGE_SIZE = 50;

const { useNamesakesInfiniteQuery } = publicApi.injectEndpoints({
  endpoints: (build) => ({
    namesakes: build.infiniteQuery<SearchAnswer, string, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next.athletes },
      query: ({ queryArg, pageParam }) =>
        makeUrl(
          calls.search,
          {},
          {
            q: queryArg.slice(0, MAX_QUERY_LENGTH),
            group: 'athletes',
            limit: PAGE_SIZE,
            cursor: pageParam === '' ? undefined : pageParam,
          },
        ),
    }),
  }),
});

interface OtherChallengesProps {
  readonly chOID: string;
  readonly athlete: AthleteAnswer;
}

/** The other public competitions of an athlete, newest first, those of further namesakes on demand; nothing where there are none. */
export function OtherChallenges({ chOID, athlete }: OtherChallengesProps) {
  const { t, language } = useAthleteText();
  const { t: tSite } = useText();
  const { data, hasNextPage, isFetching, fetchNextPage } = useNamesakesInfiniteQuery(
    `${athlete.last} ${athlete.first}`,
  );
  const found = (data?.pages ?? [])
    .flatMap(({ athletes }) => athletes)
    .filter((other) => other.challenge.oid !== chOID && other.auid !== undefined && isSamePerson(athlete, other));
  const others = [...new Map(found.map((other) => [other.challenge.oid, other])).values()];
  if (others.length === 0 && !hasNextPage) return null;
  return (
    <section className="sec" aria-labelledby="elsewhere">
      <h2 id="elsewhere">{t('athlete.elsewhere')}</h2>
      <ul className="ath-list">
        {others.map(({ challenge, auid = '', events }) => (
          <li key={challenge.oid}>
            <Link className="ath-later" to={buildAthletePath(challenge.oid, auid)}>
              <span className="ath-event">
                <b>{challenge.name}</b>
                <span className="sub">
                  {[
                    formatFullDay(challenge.date, language),
                    events.map((event) => formatGroupByUid(event, language)).join(', '),
                  ].join(' · ')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <button type="button" className="btn" disabled={isFetching} onClick={() => fetchNextPage()}>
          {tSite('challenges.more')}
        </button>
      )}
    </section>
  );
}
