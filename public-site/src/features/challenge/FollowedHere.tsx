import { buildFollowKey, isEntrant } from '../../components/follow/followed.ts';
import { FollowedLine } from '../../components/follow/lines/FollowedLine.tsx';
import { useFirstItems } from '../../components/follow/lines/MoreFollowed.tsx';
import { useFollowed } from '../../components/follow/use-followed.ts';
import { useFindFollowed, useNextAndLast } from '../../components/follow/use-next-and-last.ts';
import { useText } from '../../locales/use-text.ts';

/** Most lines above the programme, which must stay near. */
const MAX_LINES = 6;

/** «Mes suivis» on top of a competition: what is next and what was last of those who take part, and of its followed events. */
export function FollowedHere({ chOID, isLive }: { readonly chOID: string; readonly isLive: boolean }) {
  const { t } = useText();
  const { items } = useFollowed();
  useFindFollowed(items, chOID);
  const here = items.filter((item) =>
    item.kind === 'event' ? item.chOID === chOID : isEntrant(item) && item.seen.includes(chOID),
  );
  const { shown, more } = useFirstItems(here, MAX_LINES);
  const { byKey, state } = useNextAndLast(shown.length === 0 ? [] : [{ chOID, items: shown }], isLive);
  if (here.length === 0) return <div className="followed-place" />;
  return (
    <section className="sec followed-place" aria-labelledby="followed">
      <header>
        <h2 id="followed">{t('follow.home')}</h2>
      </header>
      <ul className="rows">
        {shown.map(
          (item) =>
            item.kind !== 'challenge' && (
              <li key={buildFollowKey(item)}>
                <FollowedLine item={item} found={byKey[buildFollowKey(item)]} state={state} />
              </li>
            ),
        )}
      </ul>
      {more}
    </section>
  );
}
