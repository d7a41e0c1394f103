import { Link } from 'shared-domain/platform';
import type { Followed } from '../followed.ts';
import { StarButton } from '../StarButton.tsx';
import './followed-lines.css';

interface FollowedLinkProps {
  readonly item: Extract<Followed, { readonly kind: 'challenge' | 'event' }>;
  readonly path: string;
  /** The competition of an event, where the page is not its own. */
  readonly challenge?: string;
}

/** One followed competition or event, as a link to its page. */
export function FollowedLink({ item, path, challenge }: FollowedLinkProps) {
  return (
    <div className="fo">
      <StarButton item={item} />
      <Link className="fo-name" to={path}>
        <b>{item.name}</b> {challenge !== undefined && <span className="sub">{challenge}</span>}
      </Link>
    </div>
  );
}
