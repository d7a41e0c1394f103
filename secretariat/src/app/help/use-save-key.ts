import { useEffect } from 'react';

const OVER = '[role="dialog"]';
/** What saves in a dialog: the form's own button, else the main one at its foot. */
const IN_DIALOG = ['button[type="submit"]', '.ant-drawer-footer .btn.main', '.ant-modal-footer .ant-btn-primary'];
/** What saves a page: nothing but a form does. */
const IN_PAGE = '.savebar button[type="submit"]';

/** The button that keeps what is being filled in, wherever the focus is. */
function saveButton(): HTMLButtonElement | null {
  const find = (within: ParentNode | null | undefined, what: string) =>
    within?.querySelector<HTMLButtonElement>(what) ?? null;
  const over = [...document.querySelectorAll(OVER)].at(-1);
  if (over !== undefined) return IN_DIALOG.map((what) => find(over, what)).find((one) => one !== null) ?? null;
  return find(document.activeElement?.closest('.adm-main form'), 'button[type="submit"]') ?? find(document, IN_PAGE);
}

/** Ctrl+S saves the form that is open instead of the browser's page. Where nothing is to be saved it does nothing. */
export function useSaveKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      saveButton()?.click();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
