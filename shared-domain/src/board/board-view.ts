import { isFieldEvent } from '../discipline/event-ref.ts';
import type { FoldedTrialView } from '../live-input/device-view.ts';
import { isPublished } from '../trial/trial-status.ts';
import type { BoardAddress, Layout } from './board-address.ts';
import { isListShown, type ListLayout } from './list-picture.ts';

/** What a board draws. */
export type BoardView =
  | {
      readonly kind:
        | 'clock'
        | 'empty'
        | 'laps'
        | 'walk'
        | 'contest'
        | 'multi'
        | 'mix'
        | 'message'
        | 'sponsor'
        | 'overlay';
    }
  | { readonly kind: 'list'; readonly layout: ListLayout };

/** Layouts that show the stadium, or words, and no event of their own. */
const WITHOUT_TRIAL: Partial<Record<Layout, 'multi' | 'mix' | 'message' | 'sponsor'>> = {
  multi: 'multi',
  mix: 'mix',
  message: 'message',
  sponsor: 'sponsor',
};

/** What a layout draws of a trial, as far as that trial is. */
export function chooseView({ layout }: Pick<BoardAddress, 'layout'>, folded: FoldedTrialView | undefined): BoardView {
  const other = WITHOUT_TRIAL[layout];
  if (other !== undefined) return { kind: other };
  if (layout === 'horloge') return { kind: 'clock' };
  if (layout === 'incrustation') return { kind: 'overlay' };
  if (folded === undefined) return { kind: 'empty' };
  if (layout === 'marche') return { kind: 'walk' };
  if (layout === 'tours') return { kind: 'laps' };
  if (isListShown(layout)) return { kind: 'list', layout };
  const { trial, sheet } = folded;
  const isOver = isPublished(trial.status) || sheet.state.contest?.state.phase === 'end';
  return !isFieldEvent(trial.g0) || isOver ? { kind: 'list', layout: 'concours' } : { kind: 'contest' };
}
