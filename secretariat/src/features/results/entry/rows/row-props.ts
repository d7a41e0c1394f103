import type { Draft } from '../../../../api/marks/draft.ts';
import type { Line } from '../../../../components/sheet/line.ts';
import type { Grid } from '../typed/row-edit.ts';
import type { Standing } from '../typed/standings.ts';
import type { CellHandlers } from './MarkCell.tsx';

export interface RowHandlers extends CellHandlers {
  /** The whole race is timed by hand from now on. */
  readonly timeByHand: () => void;
}

export interface RowProps {
  readonly line: Line;
  readonly grid: Grid;
  readonly draft: Draft | undefined;
  readonly standing: Standing | undefined;
  readonly handlers: RowHandlers;
  readonly isReadOnly: boolean;
  readonly trial: string;
  /** Trials after which a cut takes the athlete out. */
  readonly closedAfter?: number | undefined;
  /** Lets the athlete take trials beyond the cut. */
  readonly onAdmit?: ((row: string) => void) | undefined;
}
