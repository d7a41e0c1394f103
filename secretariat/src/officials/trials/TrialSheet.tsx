import type { FoldedTrialView } from 'shared-domain/live-input';
import { LoadedSheet } from '../contest/LoadedSheet.tsx';
import type { Act } from '../contest/use-act.ts';
import type { SheetName } from '../view.ts';

/** Sheets that every console has, also where it only reads. */
const SHARED_SHEETS: readonly SheetName[] = ['takeOver', 'aside', 'pause'];

export const isSharedSheet = (sheet: SheetName | undefined): boolean =>
  sheet !== undefined && SHARED_SHEETS.includes(sheet);

interface Props {
  readonly sheet: SheetName | undefined;
  readonly folded: FoldedTrialView;
  readonly onAct: Act;
}

/** The sheet that a console is asked for, of those that all consoles have. */
export function TrialSheet({ sheet, folded, onAct }: Props) {
  switch (sheet) {
    case 'takeOver':
      return <LoadedSheet draw={({ TakeOverSheet }) => <TakeOverSheet trial={folded.trial.oid} />} />;
    case 'aside':
      return <LoadedSheet draw={({ AsideSheet }) => <AsideSheet folded={folded} onAct={onAct} />} />;
    case 'pause':
      return <LoadedSheet draw={({ PauseSheet }) => <PauseSheet trial={folded.trial.oid} onAct={onAct} />} />;
    default:
      return null;
  }
}
