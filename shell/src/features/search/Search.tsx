import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { useTranslation } from 'shared-domain/platform';
import { LazyPart } from '../../components/LazyPart.tsx';
import { useNotification } from '../../components/notify.ts';

/** Where text is typed, «/» must not open the search. */
const TEXT_FIELDS = 'input, textarea, select, [contenteditable="true"]';

/** What keeps the search from opening: a dialog over the page (the question about cookies stands beside it), the secretariat. */
const IN_THE_WAY = 'dialog[open]:not(.beside), .layout-bare';

/** Whether a key opens the search: Ctrl or ⌘ K, or «/» outside fields. */
function isSearchShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (document.querySelector(IN_THE_WAY) !== null) return false;
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === 'k';
  return key === '/' && !altKey && !(target instanceof Element && target.closest(TEXT_FIELDS) !== null);
}

const loadDialog = async () => {
  const [{ SearchDialog }, { addLaterTexts }] = await Promise.all([
    import('./SearchDialog.tsx'),
    import('../../locales/later-texts.ts'),
  ]);
  addLaterTexts();
  return SearchDialog;
};

const SearchContext = createContext<() => void>(() => undefined);

/** Returns the function that opens the search. */
export const useSearchDialog = (): (() => void) => useContext(SearchContext);

/** Provides the search dialog and its keys; it is loaded when it is first opened. */
export function SearchProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell');
  const notify = useNotification();
  const [visible, setVisible] = useState(false);
  const open = useCallback(() => setVisible(true), []);
  const close = useCallback(() => setVisible(false), []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  return (
    <SearchContext value={open}>
      {children}
      {visible && (
        <LazyPart
          load={loadDialog}
          onFail={() => {
            close();
            notify(t('part.failed'), { kind: 'error' });
          }}
          onClose={close}
        />
      )}
    </SearchContext>
  );
}
