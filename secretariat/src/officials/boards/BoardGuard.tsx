import { Component, type ReactNode } from 'react';

/** A page that fails again and again is loaded anew no more often than this, ms. */
const RELOAD_EVERY_MS = 60_000;
const NAME = 'foulee.board.reloaded';

/** When this page was last loaded anew because it had failed, ms; 0 where a browser does not say. */
function readLastReload(): number {
  try {
    return Number(sessionStorage.getItem(NAME) ?? 0);
  } catch {
    return 0;
  }
}

/** In how long a page that failed is loaded anew, ms: at once, then at most once a minute (officials 5.3). */
export const findReloadDelay = (last: number, now: number): number =>
  Math.max(0, Math.min(RELOAD_EVERY_MS, last + RELOAD_EVERY_MS - now));

const reloadPage = (): void => {
  try {
    sessionStorage.setItem(NAME, String(Date.now()));
  } catch {
    // Without it the page is loaded anew each minute.
  }
  window.location.reload();
};

interface Props {
  readonly reload?: () => void;
  readonly children: ReactNode;
}

/** A picture that cannot be drawn leaves a dark board, never a browser's error or a white page, and the page is loaded anew. */
export class BoardGuard extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    const { reload = reloadPage } = this.props;
    setTimeout(reload, findReloadDelay(readLastReload(), Date.now()));
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <main className="board board-black" /> : this.props.children;
  }
}
