import { type ComponentType, useState } from 'react';
import { type HostServices, lazyPage, Navigate, Route, Routes, useParams } from 'shared-domain/platform';
import { publicApi } from './api/public-api.ts';
import { HostContext } from './components/host.ts';
import { NotFound } from './components/NotFound.tsx';
import { parseTrialSegment } from './components/page/trial-path.ts';
import { LiveChallenge } from './features/live/LiveChallenge.tsx';
import { TrialPage } from './features/trial/TrialPage.tsx';
import { registerTexts } from './locales/register-texts.ts';
import './styles.ts';

const HomePage = lazyPage(() => import('./features/home/HomePage.tsx'));
const ChallengesPage = lazyPage(() => import('./features/challenges/ChallengesPage.tsx'));
const LandingPage = lazyPage(() => import('./features/challenge/LandingPage.tsx'));
const PolicyPage = lazyPage(() => import('./features/static-pages/PolicyPage.tsx'));
const DownloadsPage = lazyPage(() => import('./features/static-pages/DownloadsPage.tsx'));
const DemoPage = lazyPage(() => import('./features/static-pages/DemoPage.tsx'));
const EndUserPage = lazyPage(() => import('./features/static-pages/EndUserPage.tsx'));
const InstagroupsPage = lazyPage(() => import('./features/instagroups/InstagroupsPage.tsx'));
const StatsPage = lazyPage(() => import('./features/stats/StatsPage.tsx'));
const TopPerformancesPage = lazyPage(() => import('./features/top-performances/TopPerformancesPage.tsx'));
const TeamsPage = lazyPage(() => import('./features/teams/TeamsPage.tsx'));
const TeamMembersPage = lazyPage(() => import('./features/teams/TeamMembersPage.tsx'));
const TeamResultsPage = lazyPage(() => import('./features/teams/TeamResultsPage.tsx'));
const ScratchPage = lazyPage(() => import('./features/scratch/ScratchPage.tsx'));
const FamilyPage = lazyPage(() => import('./features/family/FamilyPage.tsx'));
const GroupPage = lazyPage(() => import('./features/group/GroupPage.tsx'));

/** The public site. The trial page comes with it: it is the link that people share, and must not wait for a second hop. */
export default function App({ host }: { readonly host: HostServices }) {
  useState(() => {
    registerTexts();
    host.store.inject(publicApi);
  });
  return (
    <HostContext value={host}>
      <Routes>
        <Route path="/" element={<HomePage />} />
        <Route path="/challenges/:insee" element={<Challenges />} />
        <Route path="/lesconcours" element={<Navigate to="/challenges/fr" replace />} />
        <Route path="/challenge/:chOID/*" element={<Challenge host={host} />} />
        <Route path="/policy" element={<PolicyPage />} />
        <Route path="/endUser" element={<EndUserPage />} />
        <Route path="/support/downloads" element={<DownloadsPage />} />
        <Route path="/lademo" element={<DemoPage />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </HostContext>
  );
}

function Challenges() {
  const { insee = '' } = useParams();
  return <ChallengesPage segment={insee} />;
}

/** Every page of a competition holds its live stream. */
function Challenge({ host }: { readonly host: HostServices }) {
  const { chOID = '' } = useParams();
  return (
    <LiveChallenge key={chOID} chOID={chOID} store={host.store}>
      <Routes>
        <Route path="topperfs" element={<TopPerformancesPage chOID={chOID} />} />
        <Route path="teams" element={<TeamsPage chOID={chOID} />} />
        <Route path="teammembers/:teamId/*" element={<Team chOID={chOID} Page={TeamMembersPage} />} />
        <Route path="teamsresults/:teamId/*" element={<Team chOID={chOID} Page={TeamResultsPage} />} />
        <Route path="scratch/:gOID" element={<Scratch chOID={chOID} />} />
        <Route path="stats" element={<StatsPage chOID={chOID} />} />
        <Route path="instagroups" element={<InstagroupsPage chOID={chOID} />} />
        <Route path="group/:gOID" element={<Group chOID={chOID} />} />
        <Route path=":segment" element={<Segment chOID={chOID} />} />
        <Route path="*" element={<LandingPage chOID={chOID} />} />
      </Routes>
    </LiveChallenge>
  );
}

function Scratch({ chOID }: { readonly chOID: string }) {
  const { gOID = '' } = useParams();
  return <ScratchPage key={gOID} chOID={chOID} gOID={gOID} />;
}

interface TeamProps {
  readonly chOID: string;
  readonly Page: ComponentType<{ readonly chOID: string; readonly teamId: string }>;
}

function Team({ chOID, Page }: TeamProps) {
  const { teamId = '' } = useParams();
  return <Page key={teamId} chOID={chOID} teamId={teamId} />;
}

function Group({ chOID }: { readonly chOID: string }) {
  const { gOID = '' } = useParams();
  return <GroupPage key={gOID} chOID={chOID} gOID={gOID} />;
}

/** `trial-{oid}`, `fa-{family}`, or a remainder that the landing page stands for. */
function Segment({ chOID }: { readonly chOID: string }) {
  const { segment = '' } = useParams();
  const trialOID = parseTrialSegment(segment);
  const family = /^fa-(\d+)$/.exec(segment)?.[1];
  if (family !== undefined) return <FamilyPage key={family} chOID={chOID} family={Number(family)} />;
  if (trialOID === undefined) return <LandingPage chOID={chOID} />;
  return <TrialPage key={trialOID} chOID={chOID} trialOID={trialOID} />;
}
