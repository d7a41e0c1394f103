import { Link } from 'shared-domain/platform';
import { type Translate, useText } from '../../../locales/use-text.ts';
import { buildAthletePath, buildGroupPath } from '../../page/challenge-paths.ts';
import type { Followed } from '../followed.ts';
import type { NextAndLast } from '../next-and-last.ts';
import { StarButton } from '../StarButton.tsx';
import { LastCell } from './LastCell.tsx';
import { LastRoundCell } from './LastRoundCell.tsx';
import { NextCell } from './NextCell.tsx';
import './followed-lines.css';

export type SearchState = 'loading' | 'failed' | 'known';

interface FollowedLineProps {
  readonly item: Exclude<Followed, { readonly kind: 'challenge' }>;
  readonly found: NextAndLast | undefined;
  readonly state: SearchState;
  /** Whether an event's competition is named: the page is not its own. */
  readonly hasChallenge?: boolean;
}

/** One followed athlete, club or event with what comes next and what was last, or whose result is awaited; its height does not depend on them. */
export function FollowedLine({ item, found, state, hasChallenge = false }: FollowedLineProps) {
  const { t } = useText();
  const isEvent = item.kind === 'event';
  return (
    <div className="fo">
      <StarButton item={item} />
      <p className="fo-name">
        <FollowedName item={item} found={found} />{' '}
        {item.kind === 'athlete' && <span className="sub">{item.club ?? item.country}</span>}
        {isEvent && hasChallenge && <span className="sub">{item.challenge}</span>}
      </p>
      {/* No aria-busy: it would keep the page that the server drew in view until all is loaded. */}
      <div className="fo-facts">
        {found?.next === undefined ? (
          <p className="fo-none sub">{formatMissing(t, state, 'follow.noStart')}</p>
        ) : (
          <NextCell next={found.next} kind={item.kind} />
        )}
        {found?.lastRound !== undefined ? (
          <LastRoundCell last={found.lastRound} />
        ) : found?.awaited !== undefined ? (
          <NextCell next={found.awaited} kind={item.kind} />
        ) : found?.last === undefined ? (
          <p className="fo-none sub">{formatMissing(t, state, 'follow.noResult')}</p>
        ) : (
          <LastCell last={found.last} club={item.kind === 'club' ? item.name : undefined} />
        )}
      </div>
    </div>
  );
}

/** The name, which leads to the page of the athlete or club in the competition of the next start, or to that of the event. */
function FollowedName({ item, found }: Pick<FollowedLineProps, 'item' | 'found'>) {
  const path = findPath(item, found);
  const name =
    item.kind === 'athlete' ? (
      <>
        <b>{item.last}</b> {item.first}
      </>
    ) : (
      <b>{item.name}</b>
    );
  return path === undefined ? name : <Link to={path}>{name}</Link>;
}

function findPath(item: FollowedLineProps['item'], found: NextAndLast | undefined): string | undefined {
  if (item.kind === 'event') return buildGroupPath(item.chOID, item.gOID);
  if (item.kind === 'club') return found?.clubPath;
  const { challenge, row } = found?.next ?? found?.awaited ?? found?.last ?? {};
  if (challenge === undefined || row?.auid === undefined || row.relay !== undefined) return undefined;
  return buildAthletePath(challenge.oid, row.auid);
}

function formatMissing(t: Translate, state: SearchState, missingKey: 'follow.noStart' | 'follow.noResult'): string {
  if (state === 'loading') return '…';
  return t(state === 'failed' ? 'follow.failed' : missingKey);
}
