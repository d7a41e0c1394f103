import type { Draft } from '../../../../api/marks/draft.ts';
import type { Line } from '../../../../components/sheet/line.ts';
import type { Grid } from '../model/row-edit.ts';
import type { Standing } from '../model/standings.ts';
import type { CellHandlers } from './MarkCell.tsx';

interface RowHandlers extends CellHandlers {
  /** Switches the whole race to hand timing. */
  readonly timeByHand: () => void;
}

export interface RowProps {
  readonly line: Line;
  readonly grid: Grid;
  readonly draft: Draft | undefined;
  readonly standing: Standing | undefined;
  readonly handlers: RowHandlers;
  readonly isReadOnly: boolean;
  readonly trialOid: string;
  /** Attempts after which a cut eliminates the athlete. */
  readonly cutAfter?: number | undefined;
  /** Lets the athlete take attempts beyond the cut. */
  readonly onAdmit?: ((row: string) => void) | undefined;
}
