import { Link } from 'shared-domain/platform';
import type { Followed } from '../followed.ts';
import { StarButton } from '../StarButton.tsx';
import './followed-lines.css';

interface FollowedLinkProps {
  readonly item: Extract<Followed, { readonly kind: 'challenge' }>;
}

/** One followed competition, as a link to its page. */
export function FollowedLink({ item }: FollowedLinkProps) {
  return (
    <div className="fo">
      <StarButton item={item} />
      <Link className="fo-name" to={`/challenge/${item.chOID}`}>
        <b>{item.name}</b>
      </Link>
    </div>
  );
}
