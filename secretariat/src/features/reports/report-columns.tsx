import { Link } from 'shared-domain/platform';
import type { ProgrammeTrial } from '../../api/programme.ts';
import { buildCompetitionPath } from '../../components/page/paths.ts';
import { ReportPhoto } from '../../components/report-photo/ReportPhoto.tsx';
import type { Column } from '../../components/table/column.ts';
import { formatTrialName, joinNumber } from '../../components/trial/trial-name.ts';
import type { Translate } from '../../locales/use-text.ts';
import { formatWho, type ReportRow } from './report-rows.ts';

interface ColumnContext {
  readonly chOID: string;
  readonly trials: readonly ProgrammeTrial[];
  readonly t: Translate;
  readonly language: 'fr' | 'en';
  readonly formatTime: (at: string) => string;
}

export function buildColumns({ chOID, trials, t, language, formatTime }: ColumnContext): readonly Column<ReportRow>[] {
  const trialByOid = new Map(trials.map((trial) => [trial.oid, trial]));
  const renderTrial = ({ trial: oid }: ReportRow) => {
    const trial = trialByOid.get(oid);
    return (
      <Link className="link" to={buildCompetitionPath(chOID, 'results', [oid])}>
        {trial === undefined ? t('reports.trial') : formatTrialName(trial, language)}
      </Link>
    );
  };
  return [
    {
      key: 'time',
      title: t('reports.time'),
      cell: ({ at }) => <span className="num">{formatTime(at)}</span>,
      minScreen: 'tablet',
    },
    { key: 'trial', title: t('reports.trial'), cell: renderTrial, minScreen: 'tablet' },
    {
      key: 'who',
      title: t('reports.who'),
      isRowHeading: true,
      cell: (row) => (
        <>
          {formatWho(row.who, t)}
          <div className="report-phone">
            {renderTrial(row)}
            <span className="report-line">
              {[formatTime(row.at), joinNumber(row.from)].filter(Boolean).join(' · ')}
            </span>
          </div>
        </>
      ),
    },
    {
      key: 'what',
      title: t('reports.what'),
      cell: (row) => (
        <>
          {row.what}
          <ReportPhoto chOID={chOID} report={row} />
        </>
      ),
    },
    { key: 'from', title: t('reports.from'), cell: ({ from }) => joinNumber(from), minScreen: 'tablet' },
    {
      key: 'ruling',
      title: t('reports.ruling'),
      cell: ({ answer, isOpen }) =>
        answer === undefined
          ? isOpen && <span className="stt pending">{t('reports.waiting')}</span>
          : t('reports.decided', { decision: answer.decision, time: formatTime(answer.at) }),
    },
  ];
}
