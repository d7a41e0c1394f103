import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { type HostServices, Provider, useInnerRouter, useLocation } from 'shared-domain/platform';
import type { DrawnPage } from '../components/drawn-page.ts';
import type { RemoteModule } from './load-remote.ts';
import { RemoteErrorBoundary } from './RemoteErrorBoundary.tsx';

interface DrawnPagePlaceProps {
  readonly page: DrawnPage;
  readonly name: string;
  readonly host: HostServices;
  /** The remote, once it is loaded. */
  readonly module: RemoteModule | undefined;
  readonly onRetry: () => Promise<void>;
  /** As in `ServerDrawing`. */
  readonly onHydrate: () => () => void;
  /** Called when the page cannot be hydrated: it must be drawn anew. */
  readonly onGiveUp: () => void;
}

/**
 * The page that the server drew, which the remote then hydrates as a React root of its own: each build hydrates what it drew itself.
 * The frame never looks into it.
 */
export function DrawnPagePlace({ page, name, host, module, onRetry, onHydrate, onGiveUp }: DrawnPagePlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(undefined);
  const { Router, follow } = useInnerRouter(page.search);
  const { pathname } = useLocation();

  // A frame that was drawn anew, since it was another than the server's, takes the page over.
  useLayoutEffect(() => {
    const { element } = page;
    if (element !== undefined && element !== place.current) place.current?.replaceChildren(...element.childNodes);
  }, [page]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is hydrated once
  useEffect(() => {
    const element = place.current;
    if (module?.preparePage === undefined || element === null) return undefined;
    const { default: App, preparePage } = module;
    let isHere = true;
    const hydrate = (idPrefix: string) => {
      const noteHydrated = onHydrate();
      const onHydrated = () => {
        noteHydrated();
        follow();
      };
      root.current = hydrateRoot(
        element,
        <Provider store={host.store} serverState={host.store.getState()}>
          <Router>
            <Bounded name={name} onRetry={onRetry}>
              <App host={host} onHydrated={onHydrated} />
            </Bounded>
          </Router>
        </Provider>,
        { identifierPrefix: idPrefix },
      );
    };
    preparePage({ host, pathname, element, answers: page.answers ?? [] }).then(
      ({ idPrefix }) => isHere && hydrate(idPrefix),
      (error: unknown) => {
        console.error('La page dessinée par le serveur n’a pas pu être reprise', error);
        if (isHere) onGiveUp();
      },
    );
    return () => {
      isHere = false;
    };
  }, [module]);

  useEffect(
    () => () => {
      // After the frame's own render, in which a root cannot be unmounted.
      queueMicrotask(() => root.current?.unmount());
    },
    [],
  );

  return (
    <div
      ref={place}
      className="page-place"
      data-path={page.path}
      data-search={page.search}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a mark for the server's page, or nothing
      dangerouslySetInnerHTML={{ __html: page.html }}
      suppressHydrationWarning
    />
  );
}

/** The boundary of the frame's remotes, in the page's own root. */
function Bounded(props: Omit<ComponentProps<typeof RemoteErrorBoundary>, 'pathname'>) {
  const { pathname } = useLocation();
  return <RemoteErrorBoundary {...props} pathname={pathname} />;
}
