import { type HostServices, useLocation } from 'shared-domain/platform';
import { ModulePage } from '../features/modules/ModulePage.tsx';
import { moduleAt } from '../features/modules/modules.ts';
import { Frame } from '../layouts/Frame.tsx';
import { RemoteApp } from '../remotes/RemoteApp.tsx';
import { placeOf } from './place.ts';
import { RouteFocus } from './RouteFocus.tsx';
import { useEmbedded } from './use-embedded.ts';

/** What stands at an address: a remote, or a module's page that the shell serves itself. */
export function Pages({ host }: { readonly host: HostServices }) {
  const { pathname } = useLocation();
  const embedded = useEmbedded();
  const { layout, remote } = placeOf(pathname);
  const module = moduleAt(pathname);
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
