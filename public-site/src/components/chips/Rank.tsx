import { formatRank, hasRank } from 'shared-domain';
import { useText } from '../../locales/use-text.ts';

const MEDALS = [
  { className: 'medal', name: 'medal.gold' },
  { className: 'medal b', name: 'medal.silver' },
  { className: 'medal c', name: 'medal.bronze' },
] as const;

/** A rank; where medals are awarded the first three get one. */
export function Rank({ rank, hasMedals }: { readonly rank: number | undefined; readonly hasMedals: boolean }) {
  const { t } = useText();
  if (rank === undefined) return null;
  const medal = hasMedals && hasRank(rank) ? MEDALS[rank - 1] : undefined;
  if (medal === undefined) return <>{formatRank(rank)}</>;
  return (
    <span className={medal.className}>
      {formatRank(rank)}
      <span className="sr">, {t(medal.name)}</span>
    </span>
  );
}
