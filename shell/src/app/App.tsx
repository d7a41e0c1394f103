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
      {/* An address drawn later is stale to the next act: of two filters chosen in haste the first was lost. */}
      <BrowserRouter useTransitions={false}>
        <NotificationProvider>
          <ConfirmationProvider>
            <ConsentProvider>
              <ContactProvider>
                <SearchProvider>
                  <RecentPages />
                  <ReferenceCaches store={store} />
                  <Hosted />
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
function Hosted() {
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

/** The page comes first: the reference data, which it can be drawn without, waits this long. */
const REFERENCE_DELAY_MS = 1000;

/** Keeps the reference caches of the device up to date, by code that comes after the page. */
function ReferenceCaches({ store }: { readonly store: InjectableStore }) {
  useEffect(() => {
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      import('../features/reference/follow-reference.ts').then(
        ({ followStoreReference }) => {
          stop = followStoreReference(store);
        },
        (error: unknown) => console.warn('Les données de référence n’ont pas pu être chargées', error),
      );
    }, REFERENCE_DELAY_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [store]);
  return null;
}
