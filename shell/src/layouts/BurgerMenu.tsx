import { useEffect, useRef } from 'react';
import { Link, useLocation, useTranslation } from 'shared-domain/platform';
import { useCookieSettings } from '../features/consent/Consent.tsx';
import { useContact } from '../features/contact/Contact.tsx';
import { listMenuEntries } from '../features/modules/modules.ts';
import { LanguageChoice, ThemeChoice } from './Choice.tsx';

/** The menu of the modules, in a native dialog, which traps the focus, closes on Escape and gives the focus back. */
export function BurgerMenu() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const openContact = useContact();
  const openCookies = useCookieSettings();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when the page changes, whatever changed it
  useEffect(() => close(), [pathname]);

  return (
    <>
      <button
        type="button"
        className="icon-btn"
        aria-label={t('menu')}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <svg className="ico" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 5.5h14M3 10h14M3 14.5h14" />
        </svg>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the panel closes it; Escape does so from the keyboard */}
      <dialog
        ref={dialog}
        className="burger"
        aria-label={t('menu')}
        onClick={(event) => event.target === dialog.current && isOutsidePanel(event) && close()}
      >
        <div className="burger-head">
          {t('menu')}
          <button type="button" className="icon-btn" aria-label={t('close')} onClick={close}>
            <svg className="ico" viewBox="0 0 20 20" aria-hidden="true">
              <path d="m5 5 10 10M15 5 5 15" />
            </svg>
          </button>
        </div>
        <nav aria-label={t('menu.modules')}>
          <ul>
            {listMenuEntries(pathname).map(({ path, label, fromSmall }) => (
              <li key={path} className={fromSmall ? 'from-sm' : undefined}>
                <Link to={path} onClick={close}>
                  {t(label)}
                </Link>
              </li>
            ))}
            <li>
              <button
                type="button"
                onClick={() => {
                  close();
                  openContact();
                }}
              >
                {t('menu.contact')}
              </button>
            </li>
            <li>
              <button
                type="button"
                onClick={() => {
                  close();
                  openCookies();
                }}
              >
                {t('platform:cookies.manage')}
              </button>
            </li>
          </ul>
        </nav>
        <div className="burger-choices">
          <LanguageChoice />
          <ThemeChoice />
        </div>
      </dialog>
    </>
  );
}

/** A click on the backdrop also targets the dialog: only its position tells that it is outside the panel. */
function isOutsidePanel({ clientX, currentTarget }: { clientX: number; currentTarget: Element }): boolean {
  return clientX < currentTarget.getBoundingClientRect().left;
}
