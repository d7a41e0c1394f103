import { useEffect } from 'react';
import { Link, useScrollAnimation, useTranslation } from 'shared-domain/platform';
import { Lanes } from '../../components/Lanes.tsx';
import type { Module } from './modules.ts';
import './modules.css';

interface ModulePageProps {
  readonly module: Module;
  readonly openContact: () => void;
}

/** The organiser's entry page (`door`), or the page of a module that this site does not serve (`absent`). */
export function ModulePage({ module, openContact }: ModulePageProps) {
  const { t } = useTranslation('shell');
  const name = t(module.label);
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
      <p>{t(module.kind === 'door' ? 'module.door' : 'module.absent')}</p>
      <div className="btns">
        {module.kind === 'door' && (
          <Link className="btn main" to="/mgr/lesecretariat/">
            {t('module.openSecretariat')}
          </Link>
        )}
        <button type="button" className={module.kind === 'door' ? 'btn' : 'btn main'} onClick={openContact}>
          {t('module.ask')}
        </button>
        <Link className="btn" to="/">
          {t('home')}
        </Link>
      </div>
    </main>
  );
}
