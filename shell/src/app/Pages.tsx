import { useEffect, useState } from 'react';
import { type HostServices, useLocation, useNavigate } from 'shared-domain/platform';
import { ModulePage } from '../features/modules/ModulePage.tsx';
import { findModule } from '../features/modules/modules.ts';
import { Frame } from '../layouts/Frame.tsx';
import { RemoteApp } from '../remotes/RemoteApp.tsx';
import { findPlace, isEmbedded, isOfChallenge } from './place.ts';
import { RouteFocus } from './RouteFocus.tsx';

/**
 * Whether the page in view stands in a frame of another site. A frame that began with a page of ours stays one: links inside
 * of it take `?embed=1` along, without a bar in between.
 */
export function useEmbedded(): boolean {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [began] = useState(() => isEmbedded(pathname, search));
  const embedded = began && isOfChallenge(pathname);
  useEffect(() => {
    if (!embedded || isEmbedded(pathname, search)) return;
    const params = new URLSearchParams(search);
    params.set('embed', '1');
    navigate(`${pathname}?${params}`, { replace: true, preventScrollReset: true });
  }, [embedded, pathname, search, navigate]);
  return embedded || isEmbedded(pathname, search);
}

/** What stands at an address: a remote, or a module's page that the shell serves itself. */
export function Pages({ host }: { readonly host: HostServices }) {
  const { pathname } = useLocation();
  const embedded = useEmbedded();
  const { layout, remote } = findPlace(pathname);
  const module = findModule(pathname);
  return (
    <Frame layout={embedded ? 'embed' : layout}>
      <RouteFocus />
      {module === undefined ? (
        <RemoteApp key={remote} name={remote} host={host} />
      ) : (
        <ModulePage module={module} openContact={host.openContact} />
      )}
    </Frame>
  );
}
