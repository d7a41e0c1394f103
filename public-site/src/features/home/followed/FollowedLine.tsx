import type { Followed } from '../../../components/follow/followed.ts';
import type { NextAndLast } from '../../../components/follow/next-and-last.ts';
import { StarButton } from '../../../components/follow/StarButton.tsx';
import { type Translate, useText } from '../../../locales/use-text.ts';
import { LastCell } from './LastCell.tsx';
import { NextCell } from './NextCell.tsx';

interface FollowedLineProps {
  readonly item: Followed;
  readonly found: NextAndLast | undefined;
  readonly state: 'loading' | 'failed' | 'known';
}

/** One athlete or club: the name, where it starts next, what it did last. Of one height whatever is known. */
export function FollowedLine({ item, found, state }: FollowedLineProps) {
  const { t } = useText();
  if (item.kind === 'challenge') return null;
  return (
    <div className="fo">
      <StarButton item={item} />
      <p className="fo-name">
        {item.kind === 'athlete' ? (
          <>
            <b>{item.last}</b> {item.first} <span className="sub">{item.club ?? item.country}</span>
          </>
        ) : (
          <b>{item.name}</b>
        )}
      </p>
      {/* Not said to be busy: the page that the server drew would stay in sight until all is known. */}
      <div className="fo-facts">
        {found?.next === undefined ? (
          <p className="fo-none sub">{none(t, state, 'follow.noStart')}</p>
        ) : (
          <NextCell next={found.next} club={item.kind === 'club'} />
        )}
        {found?.last === undefined ? (
          <p className="fo-none sub">{none(t, state, 'follow.noResult')}</p>
        ) : (
          <LastCell last={found.last} club={item.kind === 'club' ? item.name : undefined} />
        )}
      </div>
    </div>
  );
}

function none(t: Translate, state: FollowedLineProps['state'], known: 'follow.noStart' | 'follow.noResult'): string {
  if (state === 'loading') return '…';
  return t(state === 'failed' ? 'follow.failed' : known);
}
