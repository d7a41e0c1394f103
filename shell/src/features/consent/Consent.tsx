import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'shared-domain/platform';
import {
  acceptAllConsent,
  CONSENT_KEYS,
  type ConsentAnswer,
  type ConsentState,
  canStartAnalytics,
  openConsentSettings,
  refuseAllConsent,
  restoreConsent,
  type StoredConsent,
} from 'shared-domain/platform/state';
import { LazyPart } from '../../components/LazyPart.tsx';
import { readSiteFacts } from '../../components/site.ts';
import { Analytics, type AnalyticsProvider } from './analytics.ts';
import { ConsentQuestion } from './ConsentQuestion.tsx';

const KEYS = Object.values(CONSENT_KEYS);

/** The reader's answer as stored on this device; empty where storage cannot be read. */
function readConsent(): StoredConsent {
  try {
    return Object.fromEntries(KEYS.map((key) => [key, localStorage.getItem(key)]));
  } catch {
    return {};
  }
}

/** False on the server and until its page is hydrated: it asks everybody, and the page hides that from who has answered. */
const hasAnswer = (): boolean => restoreConsent(readConsent()).dialog === 'closed';

/** The device's answer changes by this page alone. */
const subscribeToNothing = () => () => undefined;

/** Stores an answer on this device; false where the browser refuses. */
function storeConsent({ store }: ConsentAnswer): boolean {
  try {
    for (const key of KEYS) localStorage.setItem(key, store[key]);
    return true;
  } catch {
    return false;
  }
}

/** The measurement that the operator of this site has set up, if any. */
const siteAnalytics = new Analytics(async () => {
  const { analytics } = readSiteFacts();
  if (analytics === undefined) return undefined;
  const module = (await import(/* webpackIgnore: true */ analytics)) as { readonly default: AnalyticsProvider };
  return module.default;
});

const loadSettings = async () => {
  const [{ SettingsDialog }, { addLaterTexts }] = await Promise.all([
    import('./SettingsDialog.tsx'),
    import('../../locales/later-texts.ts'),
  ]);
  addLaterTexts();
  return SettingsDialog;
};

const ConsentContext = createContext<() => void>(() => undefined);

/** Returns the function that opens the cookie settings, where an answer can be changed. */
export const useCookieSettings = (): (() => void) => useContext(ConsentContext);

interface ConsentProviderProps {
  readonly analytics?: Analytics;
  readonly reload?: () => void;
  readonly children: ReactNode;
}

/** Reloads the page where the reader is: the browser restores the position before the application is there. */
function reloadPage(): void {
  window.history.scrollRestoration = 'auto';
  window.location.reload();
}

/** The reader's consent (P4.7): asked for until it is answered, stored on the device; then the page reloads. */
export function ConsentProvider({ analytics = siteAnalytics, reload = reloadPage, children }: ConsentProviderProps) {
  const { pathname, search } = useLocation();
  const [state, setState] = useState<ConsentState>(() => restoreConsent(readConsent()));
  const wasAnswered = useSyncExternalStore(subscribeToNothing, hasAnswer, () => false);
  const [isAnsweredHere, setAnsweredHere] = useState(false);
  const openSettings = useCallback(() => setState(openConsentSettings), []);

  useEffect(() => {
    if (!canStartAnalytics(readConsent())) return;
    analytics.start();
    analytics.page(pathname);
  }, [analytics, pathname]);

  async function applyAnswer(answer: ConsentAnswer) {
    const isStored = storeConsent(answer);
    setState(answer.state);
    setAnsweredHere(true);
    await analytics.sendConsent(answer.update);
    // Where nothing can be stored, the reloaded page would only ask again.
    if (isStored) reload();
  }

  const isEmbedded = new URLSearchParams(search).get('embed') === '1';
  return (
    <ConsentContext value={openSettings}>
      {/* Before the page, as the first thing that the keyboard reaches. */}
      {!wasAnswered && !isAnsweredHere && !isEmbedded && state.dialog !== 'settings' && (
        <ConsentQuestion
          onAccept={() => applyAnswer(acceptAllConsent())}
          onRefuse={() => applyAnswer(refuseAllConsent())}
          onSettings={openSettings}
        />
      )}
      {children}
      {state.dialog === 'settings' && (
        <LazyPart
          load={loadSettings}
          state={state}
          onChange={setState}
          onAnswer={applyAnswer}
          onBack={() => setState(restoreConsent(readConsent()))}
        />
      )}
    </ConsentContext>
  );
}
