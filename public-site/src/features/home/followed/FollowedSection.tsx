import type { HomeAnswer } from 'shared-domain/contract';
import type { FollowedSearch } from '../../../components/follow/follow-endpoints.ts';
import { clearFollowed } from '../../../components/follow/follow-store.ts';
import { buildFollowKey, type Followed, isEntrant } from '../../../components/follow/followed.ts';
import { FollowedLine } from '../../../components/follow/lines/FollowedLine.tsx';
import { FollowedLink } from '../../../components/follow/lines/FollowedLink.tsx';
import { useFirstItems } from '../../../components/follow/lines/MoreFollowed.tsx';
import { PushPlace } from '../../../components/follow/push/PushPlace.tsx';
import { useFollowed } from '../../../components/follow/use-followed.ts';
import { useFindFollowed, useNextAndLast } from '../../../components/follow/use-next-and-last.ts';
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

/** Most lines shown at first. */
const MAX_LINES = 12;

/** «Mes suivis»: what is next and what was last of each athlete, club and event, and the competitions themselves. */
export function FollowedSection({ live }: { readonly live: HomeAnswer['live'] }) {
  const { t } = useText();
  const { items } = useFollowed();
  const confirmClear = useConfirmClear();
  const place = useFindFollowed(items);
  const { shown, more } = useFirstItems(orderItems(items), MAX_LINES);
  const { byKey, state } = useNextAndLast(listSearches(shown), live.length > 0);
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
        {shown.map((item) => (
          <li key={buildFollowKey(item)}>
            {item.kind === 'challenge' ? (
              <FollowedLink item={item} />
            ) : (
              <FollowedLine
                item={item}
                found={byKey[buildFollowKey(item)]}
                state={isEntrant(item) && place !== 'known' ? place : state}
                hasChallenge
              />
            )}
          </li>
        ))}
      </ul>
      {more}
      {items.some(({ kind }) => kind === 'athlete') && <PushPlace />}
    </section>
  );
}

/** Those with a next start first, competitions last. */
const orderItems = (items: readonly Followed[]): Followed[] => [
  ...items.filter(isEntrant),
  ...items.filter(({ kind }) => kind === 'event'),
  ...items.filter(({ kind }) => kind === 'challenge'),
];

/** The competitions to search, each with the items to search in it. */
function listSearches(items: readonly Followed[]): FollowedSearch[] {
  const pairs = items.flatMap((item) => {
    const challenges = isEntrant(item) ? item.seen : item.kind === 'event' ? [item.chOID] : [];
    return challenges.map((chOID) => ({ chOID, item }));
  });
  return [...Map.groupBy(pairs, ({ chOID }) => chOID)].map(([chOID, own]) => ({
    chOID,
    items: own.map(({ item }) => item),
  }));
}
