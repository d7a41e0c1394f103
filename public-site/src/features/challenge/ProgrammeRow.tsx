import { formatDiscipline, TRIAL_STATUS } from 'shared-domain';
import { Link } from 'shared-domain/platform';
import { CategoryChip } from '../../components/chips/CategoryChip.tsx';
import { DelayedState } from '../../components/chips/DelayedState.tsx';
import { SexChip } from '../../components/chips/SexChip.tsx';
import { TrialState } from '../../components/chips/TrialState.tsx';
import { groupPath, trialPath } from '../../components/page/trial-path.ts';
import { roundText } from '../../components/trial-title.ts';
import { useText } from '../../locales/use-text.ts';
import type { ProgrammeItem } from './programme.ts';

/** One line of the programme: a link to the heat, or to the event while it has only entries. */
export function ProgrammeRow({ item }: { readonly item: ProgrammeItem }) {
  const { t, language } = useText();
  const { trial } = item;
  const round = trial === undefined ? '' : roundText(trial, language);
  const count =
    item.entrantCount > 0 ? t(trial === undefined ? 'entered' : 'starters', { count: item.entrantCount }) : '';
  const to = trial === undefined ? groupPath(item.chOID, item.gOID) : trialPath(trial.chOID, trial.oid);
  return (
    <li>
      <Link className="pg" to={to}>
        <time className="t" dateTime={new Date(item.startMs).toISOString()}>
          {item.time}
        </time>
        <span>
          <span className="ev">
            {formatDiscipline(item, language)} <SexChip category={item.category} />{' '}
            <CategoryChip category={item.category} />
          </span>
          <span className="sub phone">{[round, count].filter(Boolean).join('\u00a0· ')}</span>
        </span>
        <span className="sub wide">{round}</span>
        <span className="sub wide">{count}</span>
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
