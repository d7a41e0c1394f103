import { type ContestAthlete, type FoldedTrialView, listAwayRows } from 'shared-domain/live-input';
import { Strip } from '../components/Strip.tsx';
import { formatBib } from '../contest/words.ts';
import { useText } from '../use-console.ts';

interface Props {
  readonly folded: FoldedTrialView;
  readonly called: ContestAthlete | undefined;
  /** In a contest with bars: whoever else is still in it, present or not. */
  readonly others?: readonly ContestAthlete[];
  readonly onPass: () => void;
  readonly onRetire: () => void;
}

/** Whoever is called is away with leave: the pass is proposed, and in a contest with bars the end once nobody present is left. */
export function AwayStrip({ folded, called, others, onPass, onRetire }: Props) {
  const { t } = useText();
  const away = listAwayRows(folded);
  if (called === undefined || !away.has(called.row)) return null;
  const isLast = others?.every(({ row }) => away.has(row)) === true;
  return (
    <Strip colour="blue" action={t(isLast ? 'key.retire' : 'away.pass')} onPress={isLast ? onRetire : onPass}>
      {t(isLast ? 'away.last' : 'away.called', { bib: formatBib(called) })}
    </Strip>
  );
}
