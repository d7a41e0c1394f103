import { useNextAndLastQuery } from '../../components/follow/follow-endpoints.ts';
import { buildFollowKey, isEntrant } from '../../components/follow/followed.ts';
import { FollowedLine, findSearchState } from '../../components/follow/lines/FollowedLine.tsx';
import { FollowedLink } from '../../components/follow/lines/FollowedLink.tsx';
import { useFollowed } from '../../components/follow/use-followed.ts';
import { buildGroupPath } from '../../components/page/challenge-paths.ts';
import { useText } from '../../locales/use-text.ts';

/** Most athletes and clubs above the programme, which must stay near. */
const MAX_LINES = 6;

const POLL_MS = 60_000;

/** «Mes suivis» on top of a competition: next start and last result of those it lists, and its followed events. */
export function FollowedHere({ chOID, isLive }: { readonly chOID: string; readonly isLive: boolean }) {
  const { t } = useText();
  const { items } = useFollowed();
  const entrants = items.filter((item) => isEntrant(item) && item.seen.includes(chOID)).slice(0, MAX_LINES);
  const events = items.filter((item) => item.kind === 'event').filter((event) => event.chOID === chOID);
  const nextAndLast = useNextAndLastQuery([{ chOID, items: entrants }], {
    skip: entrants.length === 0,
    pollingInterval: isLive ? POLL_MS : 0,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: 30,
  });
  if (entrants.length + events.length === 0) return <div className="followed-place" />;
  return (
    <section className="sec followed-place" aria-labelledby="followed">
      <header>
        <h2 id="followed">{t('follow.home')}</h2>
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
        {events.map((item) => (
          <li key={buildFollowKey(item)}>
            <FollowedLink item={item} path={buildGroupPath(chOID, item.gOID)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
