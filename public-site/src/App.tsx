import { type ComponentType, useState } from 'react';
import { findPublicPage, type PublicPageName, type PublicPageParams } from 'shared-domain/contract';
import { type HostServices, lazyPage, Navigate, useLocation } from 'shared-domain/platform';
import { publicApi } from './api/public-api.ts';
import { HostContext } from './components/host.ts';
import { NotFound } from './components/NotFound.tsx';
import { useSiteCategories } from './components/reference.ts';
import { LiveChallenge } from './features/live/LiveChallenge.tsx';
import { TrialPage } from './features/trial/TrialPage.tsx';
import { registerTexts } from './locales/register-texts.ts';
import './styles.ts';

const FamilyPage = lazyPage(() => import('./features/family/FamilyPage.tsx'));

/**
 * The component of each page of PUBLIC_PAGES. TrialPage is in the main bundle: people share links to it, and it must not wait
 * for a second download.
 */
const PAGES: { readonly [N in PublicPageName]: ComponentType<PublicPageParams<N>> } = {
  home: lazyPage(() => import('./features/home/HomePage.tsx')),
  challenges: lazyPage(() => import('./features/challenges/ChallengesPage.tsx')),
  // A former address, which people may still have.
  competitions: () => <Navigate to="/challenges/fr" replace />,
  policy: lazyPage(() => import('./features/static-pages/PolicyPage.tsx')),
  endUser: lazyPage(() => import('./features/static-pages/EndUserPage.tsx')),
  downloads: lazyPage(() => import('./features/static-pages/DownloadsPage.tsx')),
  demo: lazyPage(() => import('./features/static-pages/DemoPage.tsx')),
  topPerformances: lazyPage(() => import('./features/top-performances/TopPerformancesPage.tsx')),
  stats: lazyPage(() => import('./features/stats/StatsPage.tsx')),
  teams: lazyPage(() => import('./features/teams/TeamsPage.tsx')),
  teamMembers: lazyPage(() => import('./features/teams/TeamMembersPage.tsx')),
  teamResults: lazyPage(() => import('./features/teams/TeamResultsPage.tsx')),
  athlete: lazyPage(() => import('./features/athlete/AthletePage.tsx')),
  instagroups: lazyPage(() => import('./features/instagroups/InstagroupsPage.tsx')),
  scratch: lazyPage(() => import('./features/overall/OverallPage.tsx')),
  group: lazyPage(() => import('./features/group/GroupPage.tsx')),
  trial: TrialPage,
  family: ({ chOID, family }) => <FamilyPage chOID={chOID} family={Number(family)} />,
  landing: lazyPage(() => import('./features/challenge/LandingPage.tsx')),
};

/** The public site. */
export default function App({ host }: { readonly host: HostServices }) {
  // Once, before the first render.
  useState(() => {
    registerTexts();
    host.store.inject(publicApi);
  });
  useSiteCategories();
  return (
    <HostContext value={host}>
      <div className="part part-public-site">
        <Page host={host} />
      </div>
    </HostContext>
  );
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
