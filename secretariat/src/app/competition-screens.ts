import type { ComponentType } from 'react';
import { lazyPage } from 'shared-domain/platform';
import type { IconName } from '../components/Icon.tsx';
import type { CompetitionSegment } from '../components/page/paths.ts';
import type { TextKey } from '../locales/fr.ts';

/** What every screen of a competition is given. */
interface CompetitionScreenProps {
  readonly chOID: string;
}

interface CompetitionScreen {
  readonly segment: CompetitionSegment;
  readonly text: TextKey;
  readonly icon: IconName;
  readonly Page: ComponentType<CompetitionScreenProps>;
}

/** Where a competition opens, and what an unknown remainder shows. */
export const DASHBOARD: CompetitionScreen = {
  segment: '',
  text: 'screen.dashboard',
  icon: 'dashboard',
  Page: lazyPage(() => import('../features/challenges/ChallengePage.tsx')),
};

/** The screens of one competition, in the order of the menu. */
export const COMPETITION_SCREENS: readonly CompetitionScreen[] = [
  DASHBOARD,
  {
    segment: 'trials',
    text: 'screen.trials',
    icon: 'challenges',
    Page: lazyPage(() => import('../features/trials/TrialsPage.tsx')),
  },
  {
    segment: 'entries',
    text: 'screen.entries',
    icon: 'import',
    Page: lazyPage(() => import('../features/entries/EntriesPage.tsx')),
  },
  {
    segment: 'starts',
    text: 'screen.starts',
    icon: 'starts',
    Page: lazyPage(() => import('../features/starts/StartsPage.tsx')),
  },
  {
    segment: 'results',
    text: 'screen.results',
    icon: 'results',
    Page: lazyPage(() => import('../features/results/ResultsPage.tsx')),
  },
  {
    segment: 'protests',
    text: 'screen.protests',
    icon: 'late',
    Page: lazyPage(() => import('../features/protests/ProtestsPage.tsx')),
  },
  {
    segment: 'teams',
    text: 'screen.teams',
    icon: 'teams',
    Page: lazyPage(() => import('../features/teams/TeamsPage.tsx')),
  },
  {
    segment: 'raws',
    text: 'screen.raws',
    icon: 'raws',
    Page: lazyPage(() => import('../features/readings/RawsPage.tsx')),
  },
  {
    segment: 'chronos',
    text: 'screen.chronos',
    icon: 'chronos',
    Page: lazyPage(() => import('../features/readings/ChronosPage.tsx')),
  },
  {
    segment: 'settings',
    text: 'screen.settings',
    icon: 'settings',
    Page: lazyPage(() => import('../features/challenges/SettingsPage.tsx')),
  },
  {
    segment: 'codes',
    text: 'screen.codes',
    icon: 'codes',
    Page: lazyPage(() => import('../features/codes/CodesPage.tsx')),
  },
  {
    segment: 'prices',
    text: 'screen.prices',
    icon: 'prices',
    Page: lazyPage(() => import('../features/prices/PricesPage.tsx')),
  },
  {
    segment: 'logs',
    text: 'screen.logs',
    icon: 'logs',
    Page: lazyPage(() => import('../features/journal/LogsPage.tsx')),
  },
  {
    segment: 'ffacodes',
    text: 'screen.ffacodes',
    icon: 'columns',
    Page: lazyPage(() => import('../features/ffacodes/FfaCodesPage.tsx')),
  },
  {
    segment: 'files',
    text: 'screen.files',
    icon: 'files',
    Page: lazyPage(() => import('../features/files/FilesPage.tsx')),
  },
];
