import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { useTranslation } from 'shared-domain/platform';
import { LazyPart } from '../../components/LazyPart.tsx';
import { useNotification } from '../../components/notify.ts';

/** Where letters are typed, a «/» is a letter. */
const TYPED_INTO = 'input, textarea, select, [contenteditable="true"]';

/** Whether a key asks for the search: Ctrl or ⌘ K, or «/» outside fields; never over another dialog, nor in the secretariat. */
function asksForSearch({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null || document.querySelector('.layout-bare') !== null) return false;
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === 'k';
  return key === '/' && !altKey && !(target instanceof Element && target.closest(TYPED_INTO) !== null);
}

const loadDialog = () => import('./SearchDialog.tsx').then(({ SearchDialog }) => SearchDialog);

const SearchContext = createContext<() => void>(() => undefined);

/** Opens the search from anywhere in the frame. */
export const useSearchDialog = (): (() => void) => useContext(SearchContext);

/** The search, opened by its button, by «/» and by Ctrl or ⌘ K; brought when it is first asked for. */
export function SearchProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell');
  const notify = useNotification();
  const [visible, setVisible] = useState(false);
  const open = useCallback(() => setVisible(true), []);
  const close = useCallback(() => setVisible(false), []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return;
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
