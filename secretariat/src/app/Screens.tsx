import { lazy, Suspense, useSyncExternalStore } from 'react';
import { EXPIRED_STATUS } from 'shared-domain/contract';
import { lazyPage, sessionSlice, useLocation, useSearchParams, useSelector } from 'shared-domain/platform';
import { onAccountChange, readDraftAccount } from '../api/device/draft-account.ts';
import { MissingPage } from '../components/page/MissingPage.tsx';
import { parseCompetition, parseScreen, parseSegment } from '../components/page/paths.ts';
import { ScreenName } from '../components/page/WaitingTitle.tsx';
import { OrganisationsPage } from '../features/organisations/OrganisationsPage.tsx';
import { OrganisationsSection } from '../features/organisations/OrganisationsSection.tsx';
import { SignOutButton } from '../features/sign-in/SignOutButton.tsx';
import { useText } from '../locales/use-text.ts';
import { COMPETITION_SCREENS, DASHBOARD } from './competition-screens.ts';
import { SecretariatFrame } from './SecretariatFrame.tsx';
import { useLinkKey } from './use-link-key.ts';

const SignInPage = lazyPage(() => import('../features/sign-in/SignInPage.tsx'));
const FirstOrganiserPage = lazyPage(() => import('../features/sign-in/FirstOrganiserPage.tsx'));
const SessionExpired = lazy(async () => ({
  default: (await import('../features/sign-in/SessionExpired.tsx')).SessionExpired,
}));
const ChallengesPage = lazyPage(() => import('../features/challenges/list/ChallengesPage.tsx'));
const InvitationPage = lazyPage(() => import('../features/account/InvitationPage.tsx'));
const ForgotPage = lazyPage(() => import('../features/account/ForgotPage.tsx'));
const ResetPage = lazyPage(() => import('../features/account/ResetPage.tsx'));
const VerifyPage = lazyPage(() => import('../features/account/VerifyPage.tsx'));
const AccountSection = lazyPage(() => import('../features/account/AccountSection.tsx'));
const NetworkPage = lazyPage(() => import('../features/network/NetworkPage.tsx'));
const NewChallengePage = lazyPage(() => import('../features/challenges/NewChallengePage.tsx'));

/** The pages of links and of signing in without a session, the screens with one, and over them a dialog once it has expired. */
export function Screens() {
  const { token, status } = useSelector(sessionSlice.selectors.selectSession);
  const { pathname } = useLocation();
  // The screen's key: when another account signs in by that dialog, what the first one typed is no longer shown.
  const account = useSyncExternalStore(onAccountChange, readDraftAccount);
  const [params] = useSearchParams();
  const isExpired = status === EXPIRED_STATUS;
  const link = useLinkKey();
  switch (link?.kind) {
    case 'invitation':
      return <InvitationPage linkKey={link.key} />;
    case 'reset':
      return <ResetPage linkKey={link.key} />;
    case 'verify':
      if (token === undefined) return <SignInPage verifyKey={link.key} />;
      return <VerifyPage linkKey={link.key} signOut={<SignOutButton />} />;
  }
  if (token === undefined && params.has('forgot')) return <ForgotPage />;
  if (token === undefined && !isExpired) {
    return link === undefined ? <SignInPage /> : <FirstOrganiserPage linkKey={link.key} />;
  }
  return (
    <SecretariatFrame>
      <RoutedScreen key={account} pathname={pathname} />
      <Suspense fallback={null}>{isExpired && <SessionExpired />}</Suspense>
    </SecretariatFrame>
  );
}

function RoutedScreen({ pathname }: { readonly pathname: string }) {
  const { t } = useText();
  const screen = parseScreen(pathname);
  const [params] = useSearchParams();
  const isOneOrganisation = params.has('org');
  switch (screen) {
    case 'challenges':
      return (
        <>
          <ChallengesPage />
          <OrganisationsSection />
        </>
      );
    case 'organisations':
      return (
        <>
          <OrganisationsPage />
          {!isOneOrganisation && <AccountSection />}
        </>
      );
    case 'network':
      return <NetworkPage />;
    case 'newChallenge':
      return <NewChallengePage />;
    case undefined: {
      const chOID = parseCompetition(pathname);
      const competitionScreen = COMPETITION_SCREENS.find(({ segment }) => segment === parseSegment(pathname));
      const { Page, text } = competitionScreen ?? DASHBOARD;
      if (chOID === undefined) return <MissingPage />;
      return (
        <ScreenName value={t(text)}>
          <Page key={chOID} chOID={chOID} />
        </ScreenName>
      );
    }
  }
}
