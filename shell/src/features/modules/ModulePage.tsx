import { useEffect } from 'react';
import { BOARDS_PATH, CONSOLES_PATH } from 'shared-domain/contract';
import { Link, useScrollAnimation, useTranslation } from 'shared-domain/platform';
import { Lanes } from '../../components/Lanes.tsx';
import type { Door, Module } from './modules.ts';
import './modules.css';

interface ModulePageProps {
  readonly module: Module;
  readonly openContact: () => void;
}

/** Addresses outside the shell are links of their own: they load another page. */
const OUTSIDE: Readonly<Record<Exclude<Door, 'secretariat'>, string>> = {
  console: CONSOLES_PATH,
  board: `${BOARDS_PATH}concours`,
};

const DOORS = {
  secretariat: { note: 'module.door', open: 'module.openSecretariat' },
  console: { note: 'module.console', open: 'module.openConsole' },
  board: { note: 'module.screen', open: 'module.openBoard' },
} as const;

/** The entry page of the secretariat, of the consoles or of the screens, or the page of a module that this site does not serve. */
export function ModulePage({ module, openContact }: ModulePageProps) {
  const { t } = useTranslation('shell');
  const name = t(module.label);
  const kind = module.kind === 'absent' || module.kind === 'public' ? undefined : module.kind;
  const { ref, className } = useScrollAnimation<HTMLDivElement>('fadeIn');
  useEffect(() => {
    document.title = `${name} – Foulée`;
  }, [name]);
  return (
    <main id="contenu" className="wrap module">
      <div ref={ref} className={className}>
        <Lanes />
      </div>
      <h1 tabIndex={-1}>{name}</h1>
      <p>{t(kind === undefined ? 'module.absent' : DOORS[kind].note)}</p>
      <div className="btns">
        {kind === 'secretariat' && (
          <Link className="btn main" to="/mgr/lesecretariat/">
            {t(DOORS[kind].open)}
          </Link>
        )}
        {(kind === 'console' || kind === 'board') && (
          <a className="btn main" href={OUTSIDE[kind]}>
            {t(DOORS[kind].open)}
          </a>
        )}
        <button type="button" className={kind === undefined ? 'btn main' : 'btn'} onClick={openContact}>
          {t('module.ask')}
        </button>
        <Link className="btn" to="/">
          {t('home')}
        </Link>
      </div>
    </main>
  );
}
