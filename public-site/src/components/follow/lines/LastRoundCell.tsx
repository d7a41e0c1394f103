import { readEvent } from 'shared-domain';
import { Link } from 'shared-domain/platform';
import { useText } from '../../../locales/use-text.ts';
import { buildTrialPath } from '../../page/challenge-paths.ts';
import { Mark } from '../../perf-table/cells/Mark.tsx';
import { formatDisciplineText, formatRoundText } from '../../trial-title.ts';
import type { LastRound } from '../next-and-last.ts';

/** «11.79 VALMOREL Inès», below it round and heat, as a link to the list; without the mark where nobody leads or may be named. */
export function LastRoundCell({ last: { trial, leader, challenge } }: { readonly last: LastRound }) {
  const { language } = useText();
  const event = readEvent(trial, challenge.kind);
  return (
    <Link className="fo-fact" to={buildTrialPath(trial.chOID, trial.oid)}>
      <span>
        {leader === undefined ? (
          formatDisciplineText(event, language)
        ) : (
          <>
            <Mark prf={leader.prf} event={event} /> {leader.name}
          </>
        )}
      </span>
      <span className="sub">{formatRoundText(trial, language, challenge.kind)}</span>
    </Link>
  );
}
