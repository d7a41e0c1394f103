import { formatListRank, hasRank } from 'shared-domain';
import { useText } from '../../locales/use-text.ts';

const MEDALS = [
  { className: 'medal', name: 'medal.gold' },
  { className: 'medal b', name: 'medal.silver' },
  { className: 'medal c', name: 'medal.bronze' },
] as const;

interface RankProps {
  readonly rank: number | undefined;
  /** Rows of the whole list. */
  readonly listLength: number;
  readonly hasMedals: boolean;
}

/** A rank; where medals are awarded the first three get one. */
export function Rank({ rank, listLength, hasMedals }: RankProps) {
  const { t } = useText();
  if (rank === undefined) return null;
  const medal = hasMedals && hasRank(rank, listLength) ? MEDALS[rank - 1] : undefined;
  if (medal === undefined) return <>{formatListRank(rank, listLength)}</>;
  return (
    <span className={medal.className}>
      {formatListRank(rank, listLength)}
      <span className="sr">, {t(medal.name)}</span>
    </span>
  );
}
