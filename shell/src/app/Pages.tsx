import { useEffect, useState } from 'react';
import { type HostServices, lazyPage, useLocation, useNavigate } from 'shared-domain/platform';
import { findModule } from '../features/modules/modules.ts';
import { SiteFrame } from '../layouts/SiteFrame.tsx';
import { RemoteApp } from '../remotes/RemoteApp.tsx';
import { PageScroll } from './PageScroll.tsx';
import { findPageLayout, isChallengePage, isEmbedded } from './page-layout.ts';
import { TitleFocus } from './TitleFocus.tsx';
// With the frame, whose page may be such a one from the server.
import '../components/lanes.css';
import '../features/modules/modules.css';

/** Few readers come by the page of a module. */
const ModulePage = lazyPage(async () => {
  const [module, { addLaterTexts }] = await Promise.all([
    import('../features/modules/ModulePage.tsx'),
    import('../locales/later-texts.ts'),
  ]);
  addLaterTexts();
  return module;
});

/**
 * Whether the page is shown in a frame of another site. Links inside it lack `?embed=1`: it is added to the address, so that
 * the frame's next pages have no bar either.
 */
export function useIsEmbedded(): boolean {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [wasEmbeddedAtStart] = useState(() => isEmbedded(pathname, search));
  const isFramed = wasEmbeddedAtStart && isChallengePage(pathname);
  useEffect(() => {
    if (!isFramed || isEmbedded(pathname, search)) return;
    const params = new URLSearchParams(search);
    params.set('embed', '1');
    navigate(`${pathname}?${params}`, { replace: true, preventScrollReset: true });
  }, [isFramed, pathname, search, navigate]);
  return isFramed || isEmbedded(pathname, search);
}

/** What is shown at an address: a remote, or a module's page that the shell draws itself. */
export function Pages({ host }: { readonly host: HostServices }) {
  const { pathname } = useLocation();
  const isFramed = useIsEmbedded();
  const { layout, remote } = findPageLayout(pathname);
  const module = findModule(pathname);
  return (
    <SiteFrame layout={isFramed ? 'embed' : layout}>
      <TitleFocus />
      <PageScroll />
      {module === undefined ? (
        <RemoteApp key={remote} name={remote} host={host} />
      ) : (
        <ModulePage module={module} openContact={host.openContact} />
      )}
    </SiteFrame>
  );
}
