import { lazy, Suspense, useSyncExternalStore } from 'react';
import { SESSION_EXPIRED } from 'shared-domain/contract';
import { lazyPage, sessionSlice, useLocation, useSearchParams, useSelector } from 'shared-domain/platform';
import { onAccountChange, readDraftAccount } from '../api/device/draft-account.ts';
import { Missing } from '../components/page/Missing.tsx';
import { parseCompetition, parseScreen, parseSegment } from '../components/page/paths.ts';
import { OrganisationsPage } from '../features/organisations/OrganisationsPage.tsx';
import { OrganisationsSection } from '../features/organisations/OrganisationsSection.tsx';
import { SignOutButton } from '../features/sign-in/SignOutButton.tsx';
import { COMPETITION_SCREENS, DASHBOARD } from './competition-screens.ts';
import { Frame } from './Frame.tsx';
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
const NewChallengePage = lazyPage(() => import('../features/challenges/NewChallengePage.tsx'));

/** Who may see what: the door without a session, the screens with one, and over them the dialog once it has expired. */
export function Screens() {
  const { token, status } = useSelector(sessionSlice.selectors.selectSession);
  const { pathname } = useLocation();
  // What one organiser typed is not behind the dialog that another signs in by.
  const account = useSyncExternalStore(onAccountChange, readDraftAccount);
  const [params] = useSearchParams();
  const expired = status === SESSION_EXPIRED;
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
  if (token === undefined && !expired) {
    return link === undefined ? <SignInPage /> : <FirstOrganiserPage linkKey={link.key} />;
  }
  return (
    <Frame>
      <RoutedScreen key={account} pathname={pathname} />
      <Suspense fallback={null}>{expired && <SessionExpired />}</Suspense>
    </Frame>
  );
}

function RoutedScreen({ pathname }: { readonly pathname: string }) {
  const screen = parseScreen(pathname);
  const [params] = useSearchParams();
  const asksOne = params.has('org');
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
          {!asksOne && <AccountSection />}
        </>
      );
    case 'newChallenge':
      return <NewChallengePage />;
    case undefined: {
      const chOID = parseCompetition(pathname);
      const asked = COMPETITION_SCREENS.find(({ segment }) => segment === parseSegment(pathname));
      const { Page } = asked ?? DASHBOARD;
      return chOID === undefined ? <Missing /> : <Page key={chOID} chOID={chOID} />;
    }
  }
}
