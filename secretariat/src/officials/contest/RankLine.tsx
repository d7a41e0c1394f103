import type { ReactNode } from 'react';
import type { ContestAthlete } from 'shared-domain/live-input';

/** One line of a standing: place, bib, name, mark, and what is said below the name. */
export function RankLine({
  athlete: { start },
  place,
  mark,
  children,
}: {
  readonly athlete: ContestAthlete;
  readonly place: string;
  readonly mark: string;
  readonly children?: ReactNode;
}) {
  return (
    <li>
      <span className="r">
        <span className="rk">{place}</span>
        <b className="bib">{start.bib}</b>
        <span>
          <b>
            {start.last.toUpperCase()} <span className="u">{start.first}</span>
          </b>
          {children !== undefined && (
            <>
              <br />
              <span className="s">{children}</span>
            </>
          )}
        </span>
        <span className="mk">{mark}</span>
      </span>
    </li>
  );
}
