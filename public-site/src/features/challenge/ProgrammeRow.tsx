import { formatDiscipline, TRIAL_STATUS } from 'shared-domain';
import { Link } from 'shared-domain/platform';
import { CategoryChip } from '../../components/chips/CategoryChip.tsx';
import { DelayedState } from '../../components/chips/DelayedState.tsx';
import { SexChip } from '../../components/chips/SexChip.tsx';
import { TrialState } from '../../components/chips/TrialState.tsx';
import { buildGroupPath, buildTrialPath } from '../../components/page/challenge-paths.ts';
import { formatRoundText } from '../../components/trial-title.ts';
import { useText } from '../../locales/use-text.ts';
import type { ProgrammeItem } from './programme.ts';

/** One line of the programme: a link to the heat, or to the event while it has only entries. */
export function ProgrammeRow({ item }: { readonly item: ProgrammeItem }) {
  const { t, language } = useText();
  const { trial } = item;
  const round = trial === undefined ? '' : formatRoundText(trial, language);
  const countText =
    item.entrantCount > 0 ? t(trial === undefined ? 'entered' : 'starters', { count: item.entrantCount }) : '';
  const path = trial === undefined ? buildGroupPath(item.chOID, item.gOID) : buildTrialPath(trial.chOID, trial.oid);
  return (
    <li>
      <Link className="pg" to={path}>
        <time className="t" dateTime={new Date(item.startMs).toISOString()}>
          {item.time}
        </time>
        <span>
          <span className="ev">
            {formatDiscipline(item, language)} <SexChip category={item.category} />{' '}
            <CategoryChip category={item.category} />
          </span>
          <span className="sub phone">{[round, countText].filter(Boolean).join('\u00a0· ')}</span>
        </span>
        <span className="sub wide">{round}</span>
        <span className="sub wide">{countText}</span>
        <span className="end">
          {trial === undefined ? (
            <TrialState trial={{ status: TRIAL_STATUS.planned, starts: item.entrantCount }} />
          ) : (
            <DelayedState trial={trial} />
          )}
        </span>
      </Link>
    </li>
  );
}
