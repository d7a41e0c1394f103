import { useEffect, useMemo } from 'react';
import {
  BrowserRouter,
  createInjectableStore,
  type HostServices,
  type InjectableStore,
  Provider,
} from 'shared-domain/platform';
import { useNotification } from '../components/notify.ts';
import { shellApi } from '../components/shell-api.ts';
import { ConfirmationProvider, useConfirmation } from '../features/confirmation/Confirmation.tsx';
import { ConsentProvider, useCookieSettings } from '../features/consent/Consent.tsx';
import { ContactProvider, useContact } from '../features/contact/Contact.tsx';
import { NotificationProvider } from '../features/notification/Notification.tsx';
import { SearchProvider, useSearchDialog } from '../features/search/Search.tsx';
import { Pages } from './Pages.tsx';
import { RecentPages } from './RecentPages.tsx';

const store = createInjectableStore();
store.inject(shellApi);

export function App() {
  return (
    <Provider store={store}>
      {/* With transitions the address would change late: of two filters chosen quickly the first would be lost. */}
      <BrowserRouter useTransitions={false}>
        <NotificationProvider>
          <ConfirmationProvider>
            <ConsentProvider>
              <ContactProvider>
                <SearchProvider>
                  <RecentPages />
                  <ReferenceCaches store={store} />
                  <HostedPages />
                </SearchProvider>
              </ContactProvider>
            </ConsentProvider>
          </ConfirmationProvider>
        </NotificationProvider>
      </BrowserRouter>
    </Provider>
  );
}

/** Gathers what the shell hands to a remote when it mounts it. */
function HostedPages() {
  const notify = useNotification();
  const confirm = useConfirmation();
  const openContact = useContact();
  const openSearch = useSearchDialog();
  const openCookies = useCookieSettings();
  const host = useMemo<HostServices>(
    () => ({ store, notify, confirm, openContact, openSearch, openCookies }),
    [notify, confirm, openContact, openSearch, openCookies],
  );
  return <Pages host={host} />;
}

/** The page comes first: it can be drawn without the reference data, which is loaded after this delay. */
const REFERENCE_DELAY_MS = 1000;

/** Keeps the device's reference caches up to date, with code that is loaded after the page. */
function ReferenceCaches({ store }: { readonly store: InjectableStore }) {
  useEffect(() => {
    let stopChecks: (() => void) | undefined;
    const timer = setTimeout(() => {
      import('../features/reference/schedule-checks.ts').then(
        ({ scheduleStoreChecks: followStoreReference }) => {
          stopChecks = followStoreReference(store);
        },
        (error: unknown) => console.warn('Les données de référence n’ont pas pu être chargées', error),
      );
    }, REFERENCE_DELAY_MS);
    return () => {
      clearTimeout(timer);
      stopChecks?.();
    };
  }, [store]);
  return null;
}
