import { useLocation } from 'shared-domain/platform';
import type { TextKey } from '../../locales/fr.ts';
import { useText } from '../../locales/use-text.ts';
import { Icon } from '../Icon.tsx';
import { toggleFollowed } from './follow-store.ts';
import type { Followable } from './followed.ts';
import { useFollowed } from './use-followed.ts';
import './follow.css';

interface StarButtonProps {
  readonly item: Followable;
  /** With it, a button with a text instead of a star alone. */
  readonly className?: string;
}

const LABEL_KEYS = {
  athlete: 'follow.athlete',
  club: 'follow.club',
  challenge: 'follow.challenge',
  event: 'follow.event',
} as const satisfies Record<Followable['kind'], TextKey>;

/** The id of the competition in a path. */
export const readChallengeId = (pathname: string): string | undefined => /^\/challenge\/([^/]+)/.exec(pathname)?.[1];

/** ☆ or ★: starts or stops following on this device. */
export function StarButton({ item, className }: StarButtonProps) {
  const { t } = useText();
  const { pathname } = useLocation();
  const isFollowing = useFollowed().has(item);
  const name = item.kind === 'athlete' ? `${item.last} ${item.first}`.trim() : item.name;
  return (
    <button
      type="button"
      className={className ?? 'icon-btn star-btn'}
      aria-pressed={isFollowing}
      aria-label={t(LABEL_KEYS[item.kind], { name })}
      onClick={() => toggleFollowed(item, !isFollowing, readChallengeId(pathname))}
    >
      <Icon name="star" />
      {className !== undefined && t(isFollowing ? 'follow.on' : 'follow')}
    </button>
  );
}
