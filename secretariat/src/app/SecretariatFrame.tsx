import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { makeDateFormat } from 'shared-domain';
import { Link, sessionSlice, useLocation, useSelector } from 'shared-domain/platform';
import { useLiveCompetition } from '../api/live-competition.ts';
import { Button } from '../components/Button.tsx';
import { useRestoreFocus } from '../components/form/use-restore-focus.ts';
import { useHost } from '../components/host.ts';
import { Icon } from '../components/Icon.tsx';
import { UnsentMarks } from '../components/marks/UnsentMarks.tsx';
import { Connection } from '../components/page/Connection.tsx';
import { LogoMark } from '../components/page/LogoMark.tsx';
import { parseCompetition, parseScreen } from '../components/page/paths.ts';
import { useOpenZone } from '../components/page/use-open-zone.ts';
import { FaultStrip } from '../components/site/FaultStrip.tsx';
import { SiteStrip, SiteStrips } from '../components/site/SiteStrip.tsx';
import { SignOutButton } from '../features/sign-in/SignOutButton.tsx';
import { useExtendedSession } from '../features/sign-in/use-extended-session.ts';
import { useText } from '../locales/use-text.ts';
import { ChallengeSwitcher } from './ChallengeSwitcher.tsx';
import { HelpButton } from './help/HelpButton.tsx';
import { Navigation } from './Navigation.tsx';
import '../components/form/boxes.css';
import '../components/page/dialog.css';
import '../components/page/frame.css';
import '../components/page/navigation.css';
import '../components/page/top-bar.css';

const NavigationDrawer = lazy(async () => ({ default: (await import('./NavigationDrawer.tsx')).NavigationDrawer }));

/** What surrounds every screen of the secretariat: top bar and navigation. The shell shows no bar and no footer here (P2.2). */
export function SecretariatFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useText();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { pathname } = useLocation();
  const frame = useRef<HTMLDivElement>(null);
  const nav = useRef<HTMLElement>(null);
  useRestoreFocus(frame);
  useExtendedSession();
  // A menu that is higher than the window shows where one is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is another current link
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, [pathname]);
  const currentScreen = parseScreen(pathname);
  const chOID = currentScreen === undefined ? parseCompetition(pathname) : undefined;
  useLiveCompetition(useHost().store, chOID);
  return (
    <div className="adm" ref={frame}>
      <a className="skip" href="#contenu">
        {t('frame.skip')}
      </a>
      <header className="adm-top">
        <Button
          kind="bare"
          className="adm-act adm-menu"
          aria-label={t('frame.menu')}
          aria-expanded={isMenuOpen}
          onClick={() => setMenuOpen(true)}
        >
          <Icon name="menu" />
        </Button>
        <LogoMark />
        <strong className="only-wide">{t('frame.title')}</strong>
        <ChallengeSwitcher />
        <UnsentMarks />
        <Connection />
        <SessionEnd />
        <HelpButton />
        <span className="only-mid">
          <SignOutButton />
        </span>
        <Link className="icon-btn adm-act" to="/" aria-label={t('frame.leave')}>
          <Icon name="leave" />
        </Link>
      </header>
      <div className="adm-body">
        <nav ref={nav} className="adm-nav" aria-label={t('frame.nav')}>
          <Navigation />
        </nav>
        <main id="contenu" className="adm-main">
          {currentScreen !== 'network' && <FaultStrip chOID={chOID} />}
          {chOID === undefined ? <SiteStrips /> : <SiteStrip chOID={chOID} />}
          {children}
        </main>
      </div>
      <Suspense fallback={null}>{isMenuOpen && <NavigationDrawer open onClose={() => setMenuOpen(false)} />}</Suspense>
    </div>
  );
}

const MINUTE_MS = 60_000;
/** The remaining minutes are shown from this long before the end. */
const SOON_MS = 30 * MINUTE_MS;

/** The time at which the session ends; in the last half hour, the minutes that remain. */
function SessionEnd() {
  const { t, language } = useText();
  const timeZone = useOpenZone();
  const { expires } = useSelector(sessionSlice.selectors.selectSession);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  const endMs = expires === undefined ? Number.NaN : Date.parse(expires);
  if (Number.isNaN(endMs) || endMs < now) return null;
  const leftMs = endMs - now;
  if (leftMs < SOON_MS)
    return <span className="session soon">{t('frame.session.soon', { count: Math.ceil(leftMs / MINUTE_MS) })}</span>;
  const day = makeDateFormat(language, { dateStyle: 'short', timeZone });
  const isSameDay = day.format(endMs) === day.format(now);
  const time = makeDateFormat(
    language,
    isSameDay ? { timeStyle: 'short', timeZone } : { dateStyle: 'short', timeStyle: 'short', timeZone },
  );
  return <span className="session">{t('frame.session.ends', { time: time.format(endMs) })}</span>;
}
