import { useText } from '../../locales/use-text.ts';
import { Icon } from '../Icon.tsx';
import type { Entrant } from './follow-book.ts';
import { useFollowed } from './use-followed.ts';
import './follow.css';

/** A small star before the name of an athlete whom, or whose club, the reader follows. */
export function FollowMark({ row }: { readonly row: Entrant }) {
  const { t } = useText();
  const found = useFollowed().of(row);
  if (found === undefined) return null;
  const club = found.kind === 'club';
  return (
    <span className={club ? 'fav-mark of-club' : 'fav-mark'}>
      <Icon name="star" />
      <span className="sr">{t(club ? 'follow.mark.club' : 'follow.mark')} </span>
    </span>
  );
}
