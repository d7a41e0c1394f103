import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { type HostServices, useLocation } from 'shared-domain/platform';
import { ServerDrawingContext } from '../components/drawn-page.ts';
import { DrawnPagePlace } from './DrawnPagePlace.tsx';
import { type Federation, reloadForOtherRelease, reloadPage } from './load-remote.ts';
import { RemoteErrorBoundary } from './RemoteErrorBoundary.tsx';
import { RemoteFailure, RemoteWait, SlowNotice } from './RemoteFailure.tsx';
import { useRemoteLoad } from './use-remote-load.ts';

interface RemoteAppProps {
  readonly name: string;
  readonly host: HostServices;
  /** Replaces the module federation runtime in tests. */
  readonly federation?: Federation;
}

/** A remote, or the screen that says why it could not be loaded. A page that the server drew stays until the remote takes it over. */
export function RemoteApp({ name, host, federation }: RemoteAppProps) {
  const { pathname } = useLocation();
  const { state, retry } = useRemoteLoad(name, federation);
  const { page, onHydrate, giveUp } = useDrawnPage(pathname);
  const onRetry = () => reloadForOtherRelease(name, federation);
  const module = state.step === 'ready' ? state.module : undefined;
  const canHydrate = state.step === 'loading' || state.step === 'slow' || module?.preparePage !== undefined;
  const drawnPage = canHydrate ? page : undefined;
  useEffect(() => {
    if (drawnPage === undefined) giveUp();
  }, [drawnPage, giveUp]);
  if (drawnPage !== undefined)
    return (
      <>
        <DrawnPagePlace {...{ name, host, module, onRetry, onHydrate }} page={drawnPage} onGiveUp={giveUp} />
        {state.step === 'slow' && <SlowNotice onRetry={retry} />}
      </>
    );
  switch (state.step) {
    case 'ready':
      return (
        <RemoteErrorBoundary name={name} pathname={pathname} onRetry={onRetry}>
          <state.module.default host={host} />
        </RemoteErrorBoundary>
      );
    case 'loading':
      return <RemoteWait />;
    case 'slow':
      return <RemoteWait onRetry={retry} />;
    case 'down':
      return <RemoteFailure why="down" name={name} onRetry={retry} />;
    case 'shellBehind':
    case 'remoteBehind':
      // The shell and the remote of this page do not fit: only a reload can load another release of either.
      return (
        <RemoteFailure why={state.step} name={name} remote={state.remote} onRetry={() => reloadPage(federation)} />
      );
  }
}

/** The page that the server drew, until it cannot be hydrated any more: the reader has gone to another one before that began. */
function useDrawnPage(pathname: string) {
  const drawing = useContext(ServerDrawingContext);
  const [page, setPage] = useState(drawing.page);
  const [firstPathname] = useState(pathname);
  const isHydrating = useRef(false);
  const giveUp = useCallback(() => {
    if (drawing.page === undefined) return;
    drawing.page = undefined;
    setPage(undefined);
    drawing.onEnd?.();
  }, [drawing]);
  const onHydrate = useCallback(() => {
    isHydrating.current = true;
    return drawing.onHydrate?.() ?? (() => undefined);
  }, [drawing]);
  useEffect(() => giveUp, [giveUp]);
  return { page: pathname === firstPathname || isHydrating.current ? page : undefined, onHydrate, giveUp };
}
