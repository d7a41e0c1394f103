import type { ComponentType } from 'react';
import { lazyPage } from 'shared-domain/platform';
import type { IconName } from '../components/Icon.tsx';
import type { CompetitionSegment } from '../components/page/paths.ts';
import type { TextKey } from '../locales/fr.ts';

/** What every screen of a competition is given. */
interface CompetitionScreenProps {
  readonly chOID: string;
}

/** The steps of a secretary's day, in order: the sections of the menu. */
export const DAY_STEPS = ['prepare', 'call', 'enter', 'publish', 'administer'] as const;
type DayStep = (typeof DAY_STEPS)[number];

interface CompetitionScreen {
  readonly segment: CompetitionSegment;
  /** Its section of the menu; the dashboard has none and comes first. */
  readonly step?: DayStep;
  readonly text: TextKey;
  readonly icon: IconName;
  readonly Page: ComponentType<CompetitionScreenProps>;
}

/** The first screen of a competition; also shown where the rest of the address is not known. */
export const DASHBOARD: CompetitionScreen = {
  segment: '',
  text: 'screen.dashboard',
  icon: 'dashboard',
  Page: lazyPage(() => import('../features/challenges/ChallengePage.tsx')),
};

export const COMPETITION_SCREENS: readonly CompetitionScreen[] = [
  DASHBOARD,
  {
    segment: 'trials',
    step: 'prepare',
    text: 'screen.trials',
    icon: 'trials',
    Page: lazyPage(() => import('../features/trials/TrialsPage.tsx')),
  },
  {
    segment: 'entries',
    step: 'prepare',
    text: 'screen.entries',
    icon: 'entries',
    Page: lazyPage(() => import('../features/entries/EntriesPage.tsx')),
  },
  {
    segment: 'athletes',
    step: 'prepare',
    text: 'screen.athletes',
    icon: 'athletes',
    Page: lazyPage(() => import('../features/athletes/AthletesPage.tsx')),
  },
  {
    segment: 'records',
    step: 'prepare',
    text: 'screen.records',
    icon: 'records',
    Page: lazyPage(() => import('../features/records/RecordsPage.tsx')),
  },
  {
    segment: 'starts',
    step: 'call',
    text: 'screen.starts',
    icon: 'starts',
    Page: lazyPage(() => import('../features/starts/StartsPage.tsx')),
  },
  {
    segment: 'results',
    step: 'enter',
    text: 'screen.results',
    icon: 'results',
    Page: lazyPage(() => import('../features/results/ResultsPage.tsx')),
  },
  {
    segment: 'protests',
    text: 'screen.protests',
    icon: 'protests',
    step: 'enter',
    Page: lazyPage(() => import('../features/protests/ProtestsPage.tsx')),
  },
  {
    segment: 'reports',
    step: 'enter',
    text: 'screen.reports',
    icon: 'reports',
    Page: lazyPage(() => import('../features/reports/ReportsPage.tsx')),
  },
  {
    segment: 'teams',
    step: 'publish',
    text: 'screen.teams',
    icon: 'teams',
    Page: lazyPage(() => import('../features/teams/TeamsPage.tsx')),
  },
  {
    segment: 'raws',
    step: 'enter',
    text: 'screen.raws',
    icon: 'raws',
    Page: lazyPage(() => import('../features/readings/RawsPage.tsx')),
  },
  {
    segment: 'chronos',
    step: 'enter',
    text: 'screen.chronos',
    icon: 'chronos',
    Page: lazyPage(() => import('../features/readings/ChronosPage.tsx')),
  },
  {
    segment: 'settings',
    step: 'administer',
    text: 'screen.settings',
    icon: 'settings',
    Page: lazyPage(() => import('../features/challenges/SettingsPage.tsx')),
  },
  {
    segment: 'codes',
    step: 'administer',
    text: 'screen.codes',
    icon: 'codes',
    Page: lazyPage(() => import('../features/codes/CodesPage.tsx')),
  },
  {
    segment: 'devices',
    step: 'administer',
    text: 'screen.devices',
    icon: 'devices',
    Page: lazyPage(() => import('../features/devices/DevicesPage.tsx')),
  },
  {
    segment: 'screens',
    step: 'administer',
    text: 'screen.screens',
    icon: 'screens',
    Page: lazyPage(() => import('../features/screens/ScreensPage.tsx')),
  },
  {
    segment: 'site',
    step: 'administer',
    text: 'screen.site',
    icon: 'network',
    Page: lazyPage(() => import('../features/site/SitePage.tsx')),
  },
  {
    segment: 'prices',
    step: 'administer',
    text: 'screen.prices',
    icon: 'prices',
    Page: lazyPage(() => import('../features/prices/PricesPage.tsx')),
  },
  {
    segment: 'logs',
    step: 'administer',
    text: 'screen.logs',
    icon: 'logs',
    Page: lazyPage(() => import('../features/journal/LogsPage.tsx')),
  },
  {
    segment: 'ffacodes',
    step: 'administer',
    text: 'screen.ffacodes',
    icon: 'ffacodes',
    Page: lazyPage(() => import('../features/ffacodes/FfaCodesPage.tsx')),
  },
  {
    segment: 'files',
    step: 'publish',
    text: 'screen.files',
    icon: 'files',
    Page: lazyPage(() => import('../features/files/FilesPage.tsx')),
  },
];
