import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { useTranslation } from 'shared-domain/platform';
import { LazyPart } from '../../components/LazyPart.tsx';
import { useNotification } from '../../components/notify.ts';

const loadDialog = async () => {
  const [{ ContactDialog }, { addLaterTexts }] = await Promise.all([
    import('./ContactDialog.tsx'),
    import('../../locales/later-texts.ts'),
  ]);
  addLaterTexts();
  return ContactDialog;
};

const ContactContext = createContext<() => void>(() => undefined);

/** Returns the function that opens the contact dialog. */
export const useContact = (): (() => void) => useContext(ContactContext);

/** Provides the contact dialog, which is loaded when it is first opened. */
export function ContactProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell');
  const notify = useNotification();
  const [visible, setVisible] = useState(false);
  const open = useCallback(() => setVisible(true), []);
  const close = () => setVisible(false);
  return (
    <ContactContext value={open}>
      {children}
      {visible && (
        <LazyPart
          load={loadDialog}
          onFail={() => {
            close();
            notify(t('part.failed'), { kind: 'error' });
          }}
          onClose={close}
          onSent={() => {
            close();
            notify(t('contact.sent'));
          }}
        />
      )}
    </ContactContext>
  );
}
