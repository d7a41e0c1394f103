import type { ReactNode } from 'react';
import { readEvent } from 'shared-domain';
import type { Challenge, TopPerformance } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { buildRowHash, buildTrialPath } from '../../../components/page/challenge-paths.ts';
import { findTeamName } from '../../../components/perf-table/cells/AthleteName.tsx';
import { Mark } from '../../../components/perf-table/cells/Mark.tsx';

interface MarkLineProps {
  readonly challenge: Pick<Challenge, 'oid' | 'kind'>;
  readonly mark: TopPerformance;
  readonly children: ReactNode;
}

/** One mark with its athlete, as a link to its row in its list. */
export function MarkLine({ challenge, mark, children }: MarkLineProps) {
  return (
    <li>
      <Link className="rs" to={buildTrialPath(challenge.oid, mark.trialOID) + buildRowHash(mark.auid)}>
        <span>
          <span className="ev">{mark.relay === undefined ? `${mark.last} ${mark.first}` : findTeamName(mark)}</span>
          <span className="sub">{children}</span>
        </span>
        <span className="end">
          <Mark prf={mark.prf} event={readEvent(mark, challenge.kind)} />
        </span>
      </Link>
    </li>
  );
}
