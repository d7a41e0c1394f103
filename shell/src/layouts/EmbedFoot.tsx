import { useLocation, useTranslation } from 'shared-domain/platform';
import { Logo } from './Logo.tsx';

/** Whose page a frame of another site shows; it opens there, whole. */
export function EmbedFoot() {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  params.delete('embed');
  const query = params.toString();
  return (
    <footer className="embed-foot">
      <a className="logo" href={pathname + (query === '' ? '' : `?${query}`)} target="_blank" rel="noopener">
        <Logo />
        <span className="sr">Foulée, {t('embed.open')}</span>
      </a>
    </footer>
  );
}
