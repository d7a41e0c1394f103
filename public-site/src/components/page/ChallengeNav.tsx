import { readOptions } from 'shared-domain';
import { Link, useLocation } from 'shared-domain/platform';
import { challengeApi, useChallengeQuery } from '../../api/challenge-endpoints.ts';
import { useText } from '../../locales/use-text.ts';
import { useFreshness } from '../freshness.ts';
import './challenge-nav.css';

/** Stands for the page of a family, which has the results of its events and leads to the other families. */
const RESULTS = '/fa-';
const COMBINED = '/fa-8';

/** The family that a competition is likely to have, until its events are known. */
const FAMILY_BY_KIND: Readonly<Record<string, number>> = { cross: 20, road: 21, trail: 22 };

const PAGES = [
  ['', 'nav.programme'],
  ['?v=direct', 'nav.direct'],
  [RESULTS, 'tab.results'],
  [COMBINED, 'nav.combined'],
  ['/topperfs', 'nav.top'],
  ['/teams', 'nav.teams'],
  ['/stats', 'nav.stats'],
  ['/instagroups', 'nav.cards'],
] as const;

/** The live panel and its announcements. */
const LIVE_VIEWS: readonly string[] = ['direct', 'annonces'];

/**
 * Links to the pages of a competition; on a phone they scroll sideways. The live panel is linked while the competition is
 * live, the combined events where its flag has them (Q5).
 */
export function ChallengeNav({ chOID }: { readonly chOID: string }) {
  const { t } = useText();
  const { isLive } = useFreshness();
  const { pathname, search } = useLocation();
  const { data: challenge } = useChallengeQuery(chOID);
  const { isFollowedLive, hasCombinedEvents } = readOptions(challenge?.flag ?? 0);
  const isOnLivePanel = isFollowedLive && LIVE_VIEWS.includes(new URLSearchParams(search).get('v') ?? '');
  const currentPath =
    pathname.replace(/\/$/, '').slice(`/challenge/${chOID}`.length) + (isOnLivePanel ? '?v=direct' : '');
  const { data: groups } = challengeApi.endpoints.groups.useQueryState(chOID);
  const families = groups?.groups.map(({ family }) => family) ?? [];
  const firstFamily = families.length > 0 ? Math.min(...families) : (FAMILY_BY_KIND[challenge?.kind ?? ''] ?? 1);
  const isCurrent = (path: string): boolean =>
    path === RESULTS
      ? currentPath.startsWith(RESULTS) && !(currentPath === COMBINED && isShown(COMBINED))
      : currentPath === path;
  const isShown = (path: string): boolean =>
    path === COMBINED ? hasCombinedEvents === true : path !== '?v=direct' || isLive || isOnLivePanel;
  return (
    <nav className="pages" aria-label={t('nav')}>
      <div className="wrap">
        {PAGES.filter(([path]) => isShown(path)).map(([path, name]) => (
          <Link
            key={name}
            ref={isCurrent(path) ? scrollToLink : undefined}
            to={`/challenge/${chOID}${path === RESULTS ? `${RESULTS}${firstFamily}` : path}`}
            aria-current={isCurrent(path) ? 'page' : undefined}
          >
            {t(name)}
          </Link>
        ))}
      </div>
    </nav>
  );
}

/** On a phone the row is wider than the screen: scrolls the current page's link to the middle. */
function scrollToLink(link: HTMLAnchorElement | null): void {
  const row = link?.parentElement;
  if (link === null || !row) return;
  row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}
