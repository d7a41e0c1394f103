import type { HomeAnswer } from 'shared-domain/contract';
import { type FollowedSearch, useNextAndLastQuery } from '../../../components/follow/follow-endpoints.ts';
import { clearFollowed } from '../../../components/follow/follow-store.ts';
import { buildFollowKey, type Followed, isEntrant } from '../../../components/follow/followed.ts';
import { FollowedLine, findSearchState } from '../../../components/follow/lines/FollowedLine.tsx';
import { FollowedLink } from '../../../components/follow/lines/FollowedLink.tsx';
import { PushPlace } from '../../../components/follow/push/PushPlace.tsx';
import { useFollowed } from '../../../components/follow/use-followed.ts';
import { buildGroupPath } from '../../../components/page/challenge-paths.ts';
import { useText } from '../../../locales/use-text.ts';
import './followed.css';
import { useContext } from 'react';
import { HostContext } from '../../../components/host.ts';

/** Asks for confirmation before the list is cleared: it is stored nowhere else. */
function useConfirmClear(): (action: () => void) => Promise<void> {
  const { t } = useText();
  const host = useContext(HostContext);
  return async (action) => {
    const isConfirmed = await host?.confirm({
      title: t('follow.forget.title'),
      subTitle: t('follow.forget.help'),
      action: t('follow.forget'),
      destructive: true,
    });
    if (isConfirmed === true) action();
  };
}

/** Most athletes and clubs shown here. */
const MAX_LINES = 12;

/** For each item the last competitions that listed it and some live ones are searched, to keep the request small. */
const MAX_SEEN_CHALLENGES = 2;
const MAX_LIVE_CHALLENGES = 3;

/** Slower than on a competition's own pages. */
const POLL_MS = 60_000;

/** «Mes suivis»: next start and last result of each athlete and club, and the events and competitions themselves. */
export function FollowedSection({ live }: { readonly live: HomeAnswer['live'] }) {
  const { t } = useText();
  const { items } = useFollowed();
  const confirmClear = useConfirmClear();
  const entrants = items.filter(isEntrant).slice(0, MAX_LINES);
  const searches = listSearches(
    entrants,
    live.map(({ oid }) => oid),
  );
  const nextAndLast = useNextAndLastQuery(searches, {
    skip: searches.length === 0,
    pollingInterval: live.length > 0 ? POLL_MS : 0,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: 30,
  });
  if (items.length === 0) return <div className="followed-place" />;
  return (
    <section className="sec followed-home followed-place" aria-labelledby="followed">
      <header>
        <h2 id="followed">{t('follow.home')}</h2>
        <button type="button" className="btn quiet small" onClick={() => void confirmClear(clearFollowed)}>
          {t('follow.forget')}
        </button>
      </header>
      <ul className="rows">
        {entrants.map((item) => (
          <li key={buildFollowKey(item)}>
            <FollowedLine
              item={item}
              found={nextAndLast.data?.[buildFollowKey(item)]}
              state={findSearchState(nextAndLast)}
            />
          </li>
        ))}
        {items.map((item) =>
          item.kind === 'challenge' ? (
            <li key={buildFollowKey(item)}>
              <FollowedLink item={item} path={`/challenge/${item.chOID}`} />
            </li>
          ) : item.kind === 'event' ? (
            <li key={buildFollowKey(item)}>
              <FollowedLink item={item} path={buildGroupPath(item.chOID, item.gOID)} challenge={item.challenge} />
            </li>
          ) : null,
        )}
      </ul>
      {items.some(({ kind }) => kind === 'athlete') && <PushPlace />}
    </section>
  );
}

/** The competitions to search, each with the items to search in it. */
function listSearches(items: readonly Followed[], live: readonly string[]): FollowedSearch[] {
  const itemsByChallenge = new Map<string, Followed[]>();
  for (const item of items)
    for (const chOID of new Set([...item.seen.slice(0, MAX_SEEN_CHALLENGES), ...live.slice(0, MAX_LIVE_CHALLENGES)]))
      itemsByChallenge.set(chOID, [...(itemsByChallenge.get(chOID) ?? []), item]);
  return [...itemsByChallenge].map(([chOID, challengeItems]) => ({ chOID, items: challengeItems }));
}
