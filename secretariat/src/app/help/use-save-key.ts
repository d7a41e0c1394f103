import { useEffect } from 'react';

const DIALOG_SELECTOR = '[role="dialog"]';
/** In a dialog: the form's own button, else the main one at its foot. */
const DIALOG_SAVE_SELECTORS = [
  'button[type="submit"]',
  '.ant-drawer-footer .btn.main',
  '.ant-modal-footer .ant-btn-primary',
];
const PAGE_SAVE_SELECTOR = '.savebar button[type="submit"]';

/** The button that saves the uppermost dialog, else the form that has the focus, else the page. */
function findSaveButton(): HTMLButtonElement | null {
  const find = (root: ParentNode | null | undefined, selector: string) =>
    root?.querySelector<HTMLButtonElement>(selector) ?? null;
  const dialog = [...document.querySelectorAll(DIALOG_SELECTOR)].at(-1);
  if (dialog !== undefined)
    return DIALOG_SAVE_SELECTORS.map((selector) => find(dialog, selector)).find((one) => one !== null) ?? null;
  return (
    find(document.activeElement?.closest('.adm-main form'), 'button[type="submit"]') ??
    find(document, PAGE_SAVE_SELECTOR)
  );
}

/** Makes Ctrl+S save the open form instead of the browser's page; it does nothing where there is no form. */
export function useSaveKey(): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      findSaveButton()?.click();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
}
