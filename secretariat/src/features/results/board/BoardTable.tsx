import { useMemo } from 'react';
import { findLocalDay } from 'shared-domain';
import { Link } from 'shared-domain/platform';
import { useOutbox } from '../../../api/marks/use-outbox.ts';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { formatUnsent } from '../../../components/marks/unsent-text.ts';
import { buildCompetitionPath } from '../../../components/page/paths.ts';
import type { Column } from '../../../components/table/column.ts';
import { DataTable } from '../../../components/table/DataTable.tsx';
import type { Selection } from '../../../components/table/use-selection.ts';
import { formatLongDay } from '../../../components/time/format-instant.ts';
import { TrialStatus } from '../../../components/trial/TrialStatus.tsx';
import { formatTrialName, formatTrialTime } from '../../../components/trial/trial-name.ts';
import { type Translate, useText } from '../../../locales/use-text.ts';

interface Props {
  readonly chOID: string;
  readonly trials: readonly ProgrammeTrial[];
  readonly selection: Selection;
  readonly tz: string;
  readonly onOpen: (oid: string) => void;
}

const getOid = ({ oid }: ProgrammeTrial): string => oid;

function formatHolder({ hold }: ProgrammeTrial, t: Translate): string {
  if (hold === undefined) return '';
  if (hold.own) return t('results.holder.own');
  return hold.email ?? t('results.held.device', { kind: t(`kind.code.${hold.by ?? 'judge'}`) });
}

/** How many marks of a trial this device has not sent yet. */
function UnsentCount({ trial }: { readonly trial: string }) {
  const { t } = useText();
  const { drafts } = useOutbox();
  const ownDrafts = drafts.filter((draft) => draft.trial === trial);
  return ownDrafts.length === 0 ? null : <span className="dot on">{formatUnsent(ownDrafts, t)}</span>;
}

/** One row per trial: time, name, results and entries, state, and who holds it. */
export function BoardTable({ chOID, trials, selection, tz, onOpen }: Props) {
  const { t, language } = useText();
  const days = new Set(trials.map(({ date }) => findLocalDay(date, tz)));
  const getDay = ({ date }: ProgrammeTrial) => ({
    key: findLocalDay(date, tz),
    title: formatLongDay(date, tz, language),
  });
  const columns = useMemo<readonly Column<ProgrammeTrial>[]>(
    () => [
      {
        key: 'time',
        title: t('results.time'),
        cell: (trial) => <span className="num">{formatTrialTime(trial, tz)}</span>,
      },
      {
        key: 'trial',
        title: t('results.trial'),
        isRowHeading: true,
        cell: (trial) => (
          <>
            <Link className="row-link" to={buildCompetitionPath(chOID, 'results', [trial.oid])}>
              {formatTrialName(trial, language)}
            </Link>{' '}
            <UnsentCount trial={trial.oid} />
          </>
        ),
      },
      {
        key: 'results',
        title: t('results.results'),
        align: 'end',
        cell: ({ results, starts }) => `${results}/${starts}`,
      },
      {
        key: 'state',
        title: t('results.state'),
        cell: ({ status }) => <TrialStatus status={status} />,
      },
      { key: 'holder', title: t('results.holder'), minScreen: 'tablet', cell: (trial) => formatHolder(trial, t) },
    ],
    [t, language, tz, chOID],
  );
  return (
    <DataTable
      caption={t('results.board')}
      columns={columns}
      rows={trials}
      getKey={getOid}
      getName={(trial) => formatTrialName(trial, language)}
      selection={selection}
      getGroup={days.size > 1 ? getDay : undefined}
      onOpen={onOpen}
    />
  );
}
