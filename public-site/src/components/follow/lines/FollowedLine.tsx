import { Link } from 'shared-domain/platform';
import { type Translate, useText } from '../../../locales/use-text.ts';
import { buildAthletePath } from '../../page/challenge-paths.ts';
import type { Followed } from '../followed.ts';
import type { NextAndLast } from '../next-and-last.ts';
import { StarButton } from '../StarButton.tsx';
import { LastCell } from './LastCell.tsx';
import { NextCell } from './NextCell.tsx';
import './followed-lines.css';

type SearchState = 'loading' | 'failed' | 'known';

/** What is known of the next starts and last results that were asked for. */
export const findSearchState = (query: { readonly isError: boolean; readonly isLoading: boolean }): SearchState =>
  query.isError ? 'failed' : query.isLoading ? 'loading' : 'known';

interface FollowedLineProps {
  readonly item: Followed;
  readonly found: NextAndLast | undefined;
  readonly state: SearchState;
}

/** One followed athlete or club with its next start and last result; its height does not depend on them. */
export function FollowedLine({ item, found, state }: FollowedLineProps) {
  const { t } = useText();
  if (item.kind !== 'athlete' && item.kind !== 'club') return null;
  return (
    <div className="fo">
      <StarButton item={item} />
      <p className="fo-name">
        {item.kind === 'athlete' ? (
          <>
            <FollowedName item={item} found={found} /> <span className="sub">{item.club ?? item.country}</span>
          </>
        ) : (
          <b>{item.name}</b>
        )}
      </p>
      {/* No aria-busy: it would keep the page that the server drew in view until all is loaded. */}
      <div className="fo-facts">
        {found?.next === undefined ? (
          <p className="fo-none sub">{formatMissing(t, state, 'follow.noStart')}</p>
        ) : (
          <NextCell next={found.next} isClub={item.kind === 'club'} />
        )}
        {found?.last === undefined ? (
          <p className="fo-none sub">{formatMissing(t, state, 'follow.noResult')}</p>
        ) : (
          <LastCell last={found.last} club={item.kind === 'club' ? item.name : undefined} />
        )}
      </div>
    </div>
  );
}

interface FollowedNameProps {
  readonly item: Extract<Followed, { readonly kind: 'athlete' }>;
  readonly found: NextAndLast | undefined;
}

/** The athlete's name, which leads to their page in the competition of the next start, else of the last result. */
function FollowedName({ item, found }: FollowedNameProps) {
  const name = (
    <>
      <b>{item.last}</b> {item.first}
    </>
  );
  const { challenge, row } = found?.next ?? found?.last ?? {};
  if (challenge === undefined || row?.auid === undefined || row.relay !== undefined) return name;
  return <Link to={buildAthletePath(challenge.oid, row.auid)}>{name}</Link>;
}

function formatMissing(t: Translate, state: SearchState, missingKey: 'follow.noStart' | 'follow.noResult'): string {
  if (state === 'loading') return '…';
  return t(state === 'failed' ? 'follow.failed' : missingKey);
}
