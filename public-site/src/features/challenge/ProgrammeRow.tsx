import { formatMark, formatTrialGroup, readEvent, TRIAL_STATUS } from 'shared-domain';
import { Link } from 'shared-domain/platform';
import { CategoryChip } from '../../components/chips/CategoryChip.tsx';
import { DelayedState } from '../../components/chips/DelayedState.tsx';
import { SexChip } from '../../components/chips/SexChip.tsx';
import { TrialState } from '../../components/chips/TrialState.tsx';
import { formatSection } from '../../components/lists/section-name.ts';
import { buildGroupPath, buildTrialPath } from '../../components/page/challenge-paths.ts';
import { formatEventText, formatRoundText } from '../../components/trial-title.ts';
import { type Language, type Translate, useText } from '../../locales/use-text.ts';
import { HeatChips } from './HeatChips.tsx';
import type { ProgrammeItem } from './programme.ts';

/** One line of the programme: a link to the trial, to the event while it has only entries, or a round with its heats. */
export function ProgrammeRow({ item }: { readonly item: ProgrammeItem }) {
  const { trial, heats } = item;
  const path = trial === undefined ? buildGroupPath(item.chOID, item.gOID) : buildTrialPath(trial.chOID, trial.oid);
  return (
    <li>
      {heats === undefined ? (
        <Link className="pg" to={path}>
          <RowCells item={item} />
        </Link>
      ) : (
        <div className="row pg">
          <RowCells item={item} path={trial?.round === 'c' ? path : buildGroupPath(item.chOID, item.gOID)} />
          <HeatChips heats={heats} />
        </div>
      )}
    </li>
  );
}

interface RowCellsProps {
  readonly item: ProgrammeItem;
  /** Where the name leads; without it the whole row is a link. */
  readonly path?: string;
}

function RowCells({ item, path }: RowCellsProps) {
  const { t, language } = useText();
  const { trial, leader } = item;
  const round = formatItemRound(item, t, language);
  const countText =
    item.entrantCount > 0 ? t(trial === undefined ? 'entered' : 'starters', { count: item.entrantCount }) : '';
  const name = (
    <>
      {formatEventText({ ...item, group: item.groupName }, language, item.kind)} <SexChip category={item.category} />{' '}
      <CategoryChip category={item.category} categories={item.categories} />
    </>
  );
  return (
    <>
      <time className="t" dateTime={new Date(item.startMs).toISOString()}>
        {item.time}
      </time>
      <span>
        {path === undefined ? (
          <span className="ev">{name}</span>
        ) : (
          <Link className="ev" to={path}>
            {name}
          </Link>
        )}
        <span className="sub phone">{[round, countText].filter(Boolean).join('\u00a0· ')}</span>
        {leader !== undefined && trial !== undefined && (
          <span className="sub winner">
            {leader.name} <b className="figure">{formatMark(leader.prf, readEvent(trial, item.kind))}</b>
          </span>
        )}
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
    </>
  );
}

/** «Séries», «Finale», «Décathlon Hommes»: the round of a line. */
function formatItemRound({ trial, heats, kind }: ProgrammeItem, t: Translate, language: Language): string {
  if (trial === undefined) return '';
  if (heats === undefined) return formatRoundText(trial, language, kind);
  return trial.round === 'c' ? formatTrialGroup(trial, language) : formatSection(trial, t, language);
}
