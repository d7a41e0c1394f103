import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { useLocation } from 'shared-domain/platform';
import {
  type ConsentAnswer,
  type ConsentState,
  consentOf,
  openConsentSettings,
  startsAnalytics,
} from 'shared-domain/platform/state';
import { LazyPart } from '../../components/LazyPart.tsx';
import type { Analytics } from './analytics.ts';
import { siteAnalytics } from './site-analytics.ts';
import { keepConsent, readConsent } from './stored-consent.ts';

const loadDialogs = () => import('./ConsentDialogs.tsx').then(({ ConsentDialogs }) => ConsentDialogs);

const ConsentContext = createContext<() => void>(() => undefined);

/** Opens the settings of the cookies again: an answer is changed as easily as it was given. */
export const useCookieSettings = (): (() => void) => useContext(ConsentContext);

interface ConsentProviderProps {
  readonly analytics?: Analytics;
  readonly reload?: () => void;
  readonly children: ReactNode;
}

const reloadPage = () => window.location.reload();

/** The reader's consent (P4.7): asked for until it is answered, kept on the device, and then the page reloads. */
export function ConsentProvider({ analytics = siteAnalytics, reload = reloadPage, children }: ConsentProviderProps) {
  const { pathname, search } = useLocation();
  const [state, setState] = useState<ConsentState>(() => consentOf(readConsent()));
  const openSettings = useCallback(() => setState(openConsentSettings), []);

  useEffect(() => {
    if (!startsAnalytics(readConsent())) return;
    analytics.start();
    analytics.page(pathname);
  }, [analytics, pathname]);

  async function settle(answer: ConsentAnswer) {
    const kept = keepConsent(answer);
    setState(answer.state);
    await analytics.tell(answer.update);
    // Where nothing can be kept, a page that reloads would only ask again.
    if (kept) reload();
  }

  const embedded = new URLSearchParams(search).get('embed') === '1';
  return (
    <ConsentContext value={openSettings}>
      {children}
      {state.dialog !== 'closed' && !embedded && (
        <LazyPart
          load={loadDialogs}
          state={state}
          onChange={setState}
          onAnswer={settle}
          onBack={() => setState(consentOf(readConsent()))}
          beside={pathname === '/policy'}
        />
      )}
    </ConsentContext>
  );
}
