import { useText } from '../../locales/use-text.ts';
import { Icon } from '../Icon.tsx';
import type { Entrant } from './followed-index.ts';
import { useFollowed } from './use-followed.ts';
import './follow.css';

/** A small star before the name of an athlete whom, or whose club, the reader follows. */
export function FollowMark({ row }: { readonly row: Entrant }) {
  const { t } = useText();
  const followed = useFollowed().findFor(row);
  if (followed === undefined) return null;
  const isClub = followed.kind === 'club';
  return (
    <span className={isClub ? 'fav-mark of-club' : 'fav-mark'}>
      <Icon name="star" />
      <span className="sr">{t(isClub ? 'follow.mark.club' : 'follow.mark')} </span>
    </span>
  );
}
