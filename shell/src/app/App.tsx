import { useMemo } from 'react';
import { BrowserRouter, createInjectableStore, type HostServices, Provider } from 'shared-domain/platform';
import { ConfirmationProvider, useConfirmation } from '../features/confirmation/Confirmation.tsx';
import { ContactProvider, useContact } from '../features/contact/Contact.tsx';
import { NotificationProvider, useNotification } from '../features/notification/Notification.tsx';
import { Pages } from './Pages.tsx';

const store = createInjectableStore();

export function App() {
  return (
    <Provider store={store}>
      <BrowserRouter>
        <NotificationProvider>
          <ConfirmationProvider>
            <ContactProvider>
              <Hosted />
            </ContactProvider>
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
  const host = useMemo<HostServices>(() => ({ store, notify, confirm, openContact }), [notify, confirm, openContact]);
  return <Pages host={host} />;
}
