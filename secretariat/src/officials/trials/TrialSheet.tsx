import type { FoldedTrialView } from 'shared-domain/live-input';
import { LoadedSheet } from '../contest/LoadedSheet.tsx';
import type { Act } from '../contest/use-act.ts';
import type { SheetName } from '../view.ts';

/** Sheets that every console has, also where it only reads. */
const SHARED_SHEETS: readonly SheetName[] = ['takeOver', 'aside', 'pause', 'status'];

export const isSharedSheet = (sheet: SheetName | undefined): boolean =>
  sheet !== undefined && SHARED_SHEETS.includes(sheet);

interface Props {
  readonly sheet: SheetName | undefined;
  readonly folded: FoldedTrialView;
  /** The athlete for whom the sheet was opened. */
  readonly row?: string | undefined;
  readonly onAct: Act;
}

/** The sheet that a console is asked for, of those that all consoles have. */
export function TrialSheet({ sheet, folded, row, onAct }: Props) {
  switch (sheet) {
    case 'takeOver':
      return <LoadedSheet draw={({ TakeOverSheet }) => <TakeOverSheet trial={folded.trial.oid} />} />;
    case 'aside':
      return <LoadedSheet draw={({ AsideSheet }) => <AsideSheet folded={folded} onAct={onAct} />} />;
    case 'pause':
      return <LoadedSheet draw={({ PauseSheet }) => <PauseSheet trial={folded.trial.oid} onAct={onAct} />} />;
    case 'status':
      return <LoadedSheet draw={({ StatusSheet }) => <StatusSheet folded={folded} row={row} onAct={onAct} />} />;
    default:
      return null;
  }
}
