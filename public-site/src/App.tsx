import { type ComponentType, useEffect, useState } from 'react';
import { findPublicPage, type PublicPageName, type PublicPageParams } from 'shared-domain/contract';
import {
  type AppProps,
  type HostServices,
  lazyPage,
  Navigate,
  type PreparePage,
  useLocation,
} from 'shared-domain/platform';
import { publicApi } from './api/public-api.ts';
import { isPushOn } from './components/follow/push/is-push-on.ts';
import { HostContext } from './components/host.ts';
import { NotFound } from './components/NotFound.tsx';
import { createLaterParts, LaterPartsContext } from './components/page/LaterPart.tsx';
import { PageShownContext } from './components/page/use-page.ts';
import { releasePageClock } from './components/page-clock.ts';
import { useSiteCategories } from './components/reference.ts';
import { LiveChallenge } from './features/live/LiveChallenge.tsx';
import { endDrawing, readDrawing, startDrawing } from './first-drawing/drawing.ts';
import { PAGE_ID_PREFIX } from './first-drawing/id-prefix.ts';
import { registerTexts } from './locales/register-texts.ts';
import './styles.ts';

/** A page, and how its code is loaded where that is a chunk. */
type SitePage<Params> = ComponentType<Params> & { readonly load?: () => Promise<unknown> };

const sitePage = <M extends object>(load: () => Promise<M>) => Object.assign(lazyPage(load), { load });

const FamilyPage = sitePage(() => import(/* webpackChunkName: "page.family" */ './features/family/FamilyPage.tsx'));

/** The component of each page of PUBLIC_PAGES. The server preloads the chunk of the page at an address by its name `page.…`. */
const PAGES: { readonly [N in PublicPageName]: SitePage<PublicPageParams<N>> } = {
  home: sitePage(() => import(/* webpackChunkName: "page.home" */ './features/home/HomePage.tsx')),
  challenges: sitePage(
    () => import(/* webpackChunkName: "page.challenges" */ './features/challenges/ChallengesPage.tsx'),
  ),
  // A former address, which people may still have.
  competitions: () => <Navigate to="/challenges/fr" replace />,
  policy: sitePage(() => import(/* webpackChunkName: "page.policy" */ './features/static-pages/PolicyPage.tsx')),
  endUser: sitePage(() => import(/* webpackChunkName: "page.endUser" */ './features/static-pages/EndUserPage.tsx')),
  downloads: sitePage(
    () => import(/* webpackChunkName: "page.downloads" */ './features/static-pages/DownloadsPage.tsx'),
  ),
  demo: sitePage(() => import(/* webpackChunkName: "page.demo" */ './features/static-pages/DemoPage.tsx')),
  topPerformances: sitePage(
    () => import(/* webpackChunkName: "page.topPerformances" */ './features/top-performances/TopPerformancesPage.tsx'),
  ),
  stats: sitePage(() => import(/* webpackChunkName: "page.stats" */ './features/stats/StatsPage.tsx')),
  teams: sitePage(() => import(/* webpackChunkName: "page.teams" */ './features/teams/TeamsPage.tsx')),
  teamMembers: sitePage(
    () => import(/* webpackChunkName: "page.teamMembers" */ './features/teams/TeamMembersPage.tsx'),
  ),
  teamResults: sitePage(
    () => import(/* webpackChunkName: "page.teamResults" */ './features/teams/TeamResultsPage.tsx'),
  ),
  athlete: sitePage(() => import(/* webpackChunkName: "page.athlete" */ './features/athlete/AthletePage.tsx')),
  instagroups: sitePage(
    () => import(/* webpackChunkName: "page.instagroups" */ './features/instagroups/InstagroupsPage.tsx'),
  ),
  scratch: sitePage(() => import(/* webpackChunkName: "page.scratch" */ './features/overall/OverallPage.tsx')),
  group: sitePage(() => import(/* webpackChunkName: "page.group" */ './features/group/GroupPage.tsx')),
  trial: sitePage(() => import(/* webpackChunkName: "page.trial" */ './features/trial/TrialPage.tsx')),
  family: Object.assign(
    ({ chOID, family }: PublicPageParams<'family'>) => <FamilyPage chOID={chOID} family={Number(family)} />,
    { load: FamilyPage.load },
  ),
  landing: sitePage(() => import(/* webpackChunkName: "page.landing" */ './features/challenge/LandingPage.tsx')),
};

/** The pages, once the texts of the reader's language are there. */
const Site = lazyPage(async () => {
  await registerTexts();
  return { Pages };
});

/** Loads what a page that the server drew needs, so that it is hydrated without waiting for anything. */
export const preparePage: PreparePage = async ({ host, pathname, element, answers }) => {
  host.store.inject(publicApi);
  const page = findPage(pathname);
  await Promise.all([registerTexts(), page && (PAGES[page.name] as SitePage<object>).load?.()]);
  const { drawn } = element.querySelector<HTMLElement>('[data-drawn]')?.dataset ?? {};
  if (drawn === undefined) throw new Error('La page ne dit pas comment elle a été dessinée');
  startDrawing(drawn, answers, host.store);
  return { idPrefix: PAGE_ID_PREFIX };
};

/** The public site. */
export default function App({ host, onHydrated }: AppProps) {
  // Once, before the first render.
  useState(() => host.store.inject(publicApi));
  const [drawing] = useState(readDrawing);
  const [laterParts] = useState(createLaterParts);
  const [notePage] = useState(() => () => {
    onHydrated?.();
    laterParts.whenAll(() => {
      endDrawing();
      releasePageClock();
    });
  });
  useEffect(() => {
    if (isPushOn())
      void import(/* webpackChunkName: "push.keep" */ './components/follow/push/keep-push.ts').then(({ keepPush }) =>
        keepPush(host.store),
      );
  }, [host.store]);
  return (
    <HostContext value={host}>
      <PageShownContext value={notePage}>
        <LaterPartsContext value={laterParts}>
          <div className="part part-public-site" data-drawn={drawing}>
            <Site host={host} />
          </div>
        </LaterPartsContext>
      </PageShownContext>
    </HostContext>
  );
}

function Pages({ host }: { readonly host: HostServices }) {
  useSiteCategories();
  return <Page host={host} />;
}

/** The page of the current address. All pages of a competition share its live stream. */
function Page({ host }: { readonly host: HostServices }) {
  const { pathname } = useLocation();
  const found = findPage(pathname);
  if (found === undefined) return <NotFound />;
  const { name, params } = found;
  const PageComponent = PAGES[name] as SitePage<object>;
  if (!('chOID' in params)) return <PageComponent {...params} />;
  const { chOID } = params;
  return (
    <LiveChallenge key={chOID} chOID={chOID} store={host.store}>
      <PageComponent key={Object.values(params).join('/')} {...params} />
    </LiveChallenge>
  );
}

const findPage = (pathname: string) => findPublicPage(pathname.replace(/\/$/, '').split('/').slice(1).map(decode));

/** Decodes a part of a path; returned as it is where it cannot be decoded. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
