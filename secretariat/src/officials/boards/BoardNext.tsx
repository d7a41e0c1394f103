import type { ReactNode } from 'react';
import type { ContestAthlete } from 'shared-domain/live-input';
import { useBoardText } from './use-board.ts';

/** Who comes after, two of them; or others under a picture that says who they are. */
export function BoardNext({
  following,
  hasLabel = true,
  children,
}: {
  readonly following: readonly ContestAthlete[];
  readonly hasLabel?: boolean;
  readonly children?: ReactNode;
}) {
  const { t } = useBoardText();
  return (
    <footer className="board-next">
      {hasLabel && following.length > 0 && <span className="quiet">{t('board.next')}</span>}
      {following.map(({ row, start }) => (
        <span key={row}>
          {start.bib !== undefined && <b>{start.bib}</b>} {start.last.toUpperCase()}
        </span>
      ))}
      {children !== undefined && <span className="quiet end">{children}</span>}
    </footer>
  );
}
