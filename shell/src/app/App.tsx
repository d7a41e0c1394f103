import { useEffect, useMemo } from 'react';
import { createInjectableStore, type HostServices, type InjectableStore } from 'shared-domain/platform';
import { type ServerDrawing, ServerDrawingContext } from '../components/drawn-page.ts';
import { useNotification } from '../components/notify.ts';
import { shellApi } from '../components/shell-api.ts';
import { ConfirmationProvider, useConfirmation } from '../features/confirmation/Confirmation.tsx';
import { ConsentProvider, useCookieSettings } from '../features/consent/Consent.tsx';
import { ContactProvider, useContact } from '../features/contact/Contact.tsx';
import { NotificationProvider } from '../features/notification/Notification.tsx';
import { SearchProvider, useSearchDialog } from '../features/search/Search.tsx';
import { Pages } from './Pages.tsx';
import { RecentPages } from './RecentPages.tsx';

/** The store of the page, with the shell's own slice. */
export function createShellStore(): InjectableStore {
  const store = createInjectableStore();
  store.inject(shellApi);
  return store;
}

interface AppProps {
  readonly store: InjectableStore;
  /** The page as the server drew it or draws it; without it the application draws everything. */
  readonly drawing?: ServerDrawing;
}

const NO_DRAWING: ServerDrawing = { page: undefined };

/** The application within its router and its store: the same in the browser and on the server, so that the one hydrates what the other drew. */
export function App({ store, drawing = NO_DRAWING }: AppProps) {
  useEffect(() => drawing.onFrameHydrated?.(), [drawing]);
  return (
    <ServerDrawingContext value={drawing}>
      <NotificationProvider>
        <ConfirmationProvider>
          <ConsentProvider>
            <ContactProvider>
              <SearchProvider>
                <RecentPages />
                <ReferenceCaches store={store} />
                <HostedPages store={store} />
              </SearchProvider>
            </ContactProvider>
          </ConsentProvider>
        </ConfirmationProvider>
      </NotificationProvider>
    </ServerDrawingContext>
  );
}

/** Gathers what the shell hands to a remote when it mounts it. */
function HostedPages({ store }: { readonly store: InjectableStore }) {
  const notify = useNotification();
  const confirm = useConfirmation();
  const openContact = useContact();
  const openSearch = useSearchDialog();
  const openCookies = useCookieSettings();
  const host = useMemo<HostServices>(
    () => ({ store, notify, confirm, openContact, openSearch, openCookies }),
    [store, notify, confirm, openContact, openSearch, openCookies],
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
