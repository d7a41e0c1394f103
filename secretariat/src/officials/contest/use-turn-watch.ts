import type { FoldedTrialView } from 'shared-domain/live-input';
import { WATCH_PART } from '../extra-parts.ts';
import { usePart } from '../part.ts';
import { useConsole } from '../use-console.ts';
import type { TurnWatch } from './turn-watch.ts';

const NOTHING: TurnWatch = { needed: [], records: [] };

/** What the next attempt takes; nothing before the script that knows has come, and where nobody is called. */
export function useTurnWatch(
  folded: FoldedTrialView,
  { row, bar }: { readonly row: string | undefined; readonly bar?: number },
): TurnWatch {
  const opened = useConsole();
  // Before the first mark, and without records, there is nothing to say.
  const hasAny = row !== undefined && (folded.facts.length > 0 || folded.trial.watched !== undefined);
  const read = usePart(hasAny ? WATCH_PART : undefined);
  return row === undefined || read === undefined ? NOTHING : read(folded, { row, bar }, opened);
}
