import { type ComponentType, useEffect, useState } from 'react';
import { findPublicPage, type PublicPageName, type PublicPageParams } from 'shared-domain/contract';
import { type HostServices, lazyPage, Navigate, useLocation } from 'shared-domain/platform';
import { publicApi } from './api/public-api.ts';
import { isPushOn } from './components/follow/push/is-push-on.ts';
import { HostContext } from './components/host.ts';
import { NotFound } from './components/NotFound.tsx';
import { useSiteCategories } from './components/reference.ts';
import { LiveChallenge } from './features/live/LiveChallenge.tsx';
import { registerTexts } from './locales/register-texts.ts';
import './styles.ts';

const FamilyPage = lazyPage(() => import(/* webpackChunkName: "page.family" */ './features/family/FamilyPage.tsx'));

/** The component of each page of PUBLIC_PAGES. The server preloads the chunk of the page at an address by its name `page.…`. */
const PAGES: { readonly [N in PublicPageName]: ComponentType<PublicPageParams<N>> } = {
  home: lazyPage(() => import(/* webpackChunkName: "page.home" */ './features/home/HomePage.tsx')),
  challenges: lazyPage(
    () => import(/* webpackChunkName: "page.challenges" */ './features/challenges/ChallengesPage.tsx'),
  ),
  // A former address, which people may still have.
  competitions: () => <Navigate to="/challenges/fr" replace />,
  policy: lazyPage(() => import(/* webpackChunkName: "page.policy" */ './features/static-pages/PolicyPage.tsx')),
  endUser: lazyPage(() => import(/* webpackChunkName: "page.endUser" */ './features/static-pages/EndUserPage.tsx')),
  downloads: lazyPage(
    () => import(/* webpackChunkName: "page.downloads" */ './features/static-pages/DownloadsPage.tsx'),
  ),
  demo: lazyPage(() => import(/* webpackChunkName: "page.demo" */ './features/static-pages/DemoPage.tsx')),
  topPerformances: lazyPage(
    () => import(/* webpackChunkName: "page.topPerformances" */ './features/top-performances/TopPerformancesPage.tsx'),
  ),
  stats: lazyPage(() => import(/* webpackChunkName: "page.stats" */ './features/stats/StatsPage.tsx')),
  teams: lazyPage(() => import(/* webpackChunkName: "page.teams" */ './features/teams/TeamsPage.tsx')),
  teamMembers: lazyPage(
    () => import(/* webpackChunkName: "page.teamMembers" */ './features/teams/TeamMembersPage.tsx'),
  ),
  teamResults: lazyPage(
    () => import(/* webpackChunkName: "page.teamResults" */ './features/teams/TeamResultsPage.tsx'),
  ),
  athlete: lazyPage(() => import(/* webpackChunkName: "page.athlete" */ './features/athlete/AthletePage.tsx')),
  instagroups: lazyPage(
    () => import(/* webpackChunkName: "page.instagroups" */ './features/instagroups/InstagroupsPage.tsx'),
  ),
  scratch: lazyPage(() => import(/* webpackChunkName: "page.scratch" */ './features/overall/OverallPage.tsx')),
  group: lazyPage(() => import(/* webpackChunkName: "page.group" */ './features/group/GroupPage.tsx')),
  trial: lazyPage(() => import(/* webpackChunkName: "page.trial" */ './features/trial/TrialPage.tsx')),
  family: ({ chOID, family }) => <FamilyPage chOID={chOID} family={Number(family)} />,
  landing: lazyPage(() => import(/* webpackChunkName: "page.landing" */ './features/challenge/LandingPage.tsx')),
};

/** The pages, once the texts of the reader's language are there. */
const Site = lazyPage(async () => {
  await registerTexts();
  return { Pages };
});

/** The public site. */
export default function App({ host }: { readonly host: HostServices }) {
  // Once, before the first render.
  useState(() => host.store.inject(publicApi));
  useEffect(() => {
    if (isPushOn())
      void import(/* webpackChunkName: "push.keep" */ './components/follow/push/keep-push.ts').then(({ keepPush }) =>
        keepPush(host.store),
      );
  }, [host.store]);
  return (
    <HostContext value={host}>
      <div className="part part-public-site">
        <Site host={host} />
      </div>
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
  const found = findPublicPage(pathname.replace(/\/$/, '').split('/').slice(1).map(decode));
  if (found === undefined) return <NotFound />;
  const PageComponent = PAGES[found.name] as ComponentType<object>;
  if (!('chOID' in found.params)) return <PageComponent {...found.params} />;
  const { chOID } = found.params;
  return (
    <LiveChallenge key={chOID} chOID={chOID} store={host.store}>
      <PageComponent key={Object.values(found.params).join('/')} {...found.params} />
    </LiveChallenge>
  );
}

/** Decodes a part of a path; returned as it is where it cannot be decoded. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
