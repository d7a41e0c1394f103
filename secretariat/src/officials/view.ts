import type { FinishSheet } from './finish/finish-sheet.ts';
import type { Task } from './log/device.ts';

/** Sheets of judges of walks, umpires and referees. */
type JudgingSheet =
  | 'walkRed'
  | 'walkChief'
  | 'walkSlip'
  | 'walkDq'
  | 'walkZone'
  | 'walkAdded'
  | 'walkLeave'
  | 'words'
  | 'rule';

/** A sheet over a console: an act that is confirmed elsewhere than where it was asked for. */
export type SheetName =
  | 'retire'
  | 'raise'
  | 'other'
  | 'more'
  | 'jumpOff'
  | 'jumpOffStart'
  | 'close'
  | 'reopen'
  | 'heights'
  | 'correct'
  | 'undo'
  | 'cut'
  | 'setting'
  | 'paper'
  | 'takeOver'
  | 'aside'
  | 'pause'
  | 'status'
  | 'presences'
  | 'away'
  | 'uprights'
  | 'duration'
  | 'recall'
  | 'absents'
  | 'gone'
  | 'evidence'
  | 'winds'
  | 'swap'
  | 'comeBack'
  | 'scan'
  | JudgingSheet
  | FinishSheet;

/** What a console shows. */
export type View =
  | { readonly name: 'code' }
  /** The camera, for the code's slip. */
  | { readonly name: 'scan' }
  | { readonly name: 'task' }
  | { readonly name: 'list'; readonly task: Task }
  | {
      readonly name: 'trial';
      readonly task: Task;
      readonly trial: string;
      readonly sheet?: SheetName | undefined;
      /** The row and the bar or attempt that a sheet is about, or the fact; in a call room, the trial. */
      readonly about?:
        | { readonly row?: string; readonly at?: number; readonly room?: string; readonly fact?: string }
        | undefined;
    }
  /** This device; `erasing`: the competition whose journal it asks about. */
  | { readonly name: 'device'; readonly erasing?: string }
  /** A trial's log for another device, and one that another device gave. */
  | { readonly name: 'handOver'; readonly trial: string; readonly isConfirming?: boolean }
  | { readonly name: 'received' };

/** The page's history: the phone's back button leaves a sheet, then a trial. */
export interface ViewHistory {
  readonly current: () => View;
  readonly open: (view: View) => void;
  /** In place of the current one, to which nobody goes back. */
  readonly replace: (view: View) => void;
  readonly back: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const PATH = '/officiel/';

interface StoredView {
  readonly view: View;
  readonly depth: number;
}

const readStored = (): StoredView | undefined => {
  const state = window.history.state as Partial<StoredView> | null;
  return state?.view === undefined ? undefined : { view: state.view, depth: state.depth ?? 0 };
};

/** Opens the history at `first`; `parent` is where going back leads from a page that was opened just now. */
export function openViewHistory(first: View, parent: (view: View) => View): ViewHistory {
  let stored: StoredView = readStored() ?? { view: first, depth: 0 };
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const replace = (view: View) => {
    stored = { view, depth: stored.depth };
    window.history.replaceState(stored, '', PATH);
    changed();
  };
  replace(stored.view);
  window.addEventListener('popstate', () => {
    const popped = readStored();
    if (popped === undefined) return;
    stored = popped;
    changed();
  });
  return {
    current: () => stored.view,
    replace,
    open(view) {
      stored = { view, depth: stored.depth + 1 };
      window.history.pushState(stored, '', PATH);
      changed();
    },
    back() {
      if (stored.depth > 0) window.history.back();
      else replace(parent(stored.view));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
