import { Link, useLocation } from 'shared-domain/platform';
import { useText } from '../../locales/use-text.ts';
import { useFreshness } from '../live-context.ts';
import './challenge-nav.css';

const PAGES = [
  ['', 'nav.programme'],
  ['?v=direct', 'nav.direct'],
  ['/topperfs', 'nav.top'],
  ['/teams', 'nav.teams'],
  ['/stats', 'nav.stats'],
  ['/instagroups', 'nav.cards'],
] as const;

/** The pages of a competition, the same on each of them; a narrow phone scrolls them sideways. The panel is there while it is live. */
export function ChallengeNav({ chOID }: { readonly chOID: string }) {
  const { t } = useText();
  const { live } = useFreshness();
  const { pathname, search } = useLocation();
  const direct = new URLSearchParams(search).get('v') === 'direct';
  const here = pathname.replace(/\/$/, '').slice(`/challenge/${chOID}`.length) + (direct ? '?v=direct' : '');
  return (
    <nav className="pages" aria-label={t('nav')}>
      <div className="wrap">
        {PAGES.filter(([path]) => path !== '?v=direct' || live || direct).map(([path, name]) => (
          <Link
            key={name}
            ref={here === path ? bringIntoSight : undefined}
            to={`/challenge/${chOID}${path}`}
            aria-current={here === path ? 'page' : undefined}
          >
            {t(name)}
          </Link>
        ))}
      </div>
    </nav>
  );
}

/** On a phone the row is longer than the screen: it begins where the reader is. */
function bringIntoSight(link: HTMLAnchorElement | null): void {
  const row = link?.parentElement;
  if (link === null || !row) return;
  row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}
