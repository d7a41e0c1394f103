import { Drawer } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import type { Challenge } from 'shared-domain/contract';
import { Button } from '../../components/Button.tsx';
import { QueryState } from '../../components/call/QueryState.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { useHost } from '../../components/host.ts';
import { Empty } from '../../components/page/Empty.tsx';
import { CodesLink } from '../../components/page/NextStep.tsx';
import { BulkBar } from '../../components/table/BulkBar.tsx';
import { DataTable } from '../../components/table/DataTable.tsx';
import { TableTools } from '../../components/table/TableTools.tsx';
import { useTableView } from '../../components/table/table-view.ts';
import { useSelection } from '../../components/table/use-selection.ts';
import { useText } from '../../locales/use-text.ts';
import { AcceptButton } from './AcceptButton.tsx';
import { buildColumns } from './reading-columns.tsx';
import { buildRows, type ReadingKind, type ReadingRow, VERDICTS, type Verdict } from './reading-rows.ts';
import { type TrialReadings, useReadingsQuery } from './readings-endpoints.ts';

interface Props {
  readonly challenge: Challenge;
  readonly from: ReadingKind;
  readonly oids: readonly string[];
  readonly canWrite: boolean;
  /** The select for trials. */
  readonly children: ReactNode;
}

const NONE: readonly TrialReadings[] = [];

/** The readings of the chosen trials, those that do not agree with the results first. */
export function ReadingsTable({ challenge, from, oids, canWrite, children }: Props) {
  const { t, language } = useText();
  const query = useReadingsQuery(oids, { skip: oids.length === 0 });
  const [verdict, setVerdict] = useState<Verdict | ''>('');
  const [openRow, setOpenRow] = useState<ReadingRow>();
  const [view, setView] = useTableView(from);
  const selection = useSelection();
  const { kind, tz } = challenge;
  const trialReadings = query.data ?? NONE;
  const rows = useMemo(() => buildRows(trialReadings, from, kind), [trialReadings, from, kind]);
  const columns = useMemo(
    () => buildColumns({ t, language, tz, kind, rows, races: trialReadings.length, onOpen: setOpenRow }),
    [t, language, tz, kind, rows, trialReadings.length],
  );
  const shownRows = verdict === '' ? rows : rows.filter((row) => row.verdict === verdict);
  const chosen = rows.filter(({ key }) => selection.chosen.has(key));
  return (
    <>
      <div className="bar-filters">
        {children}
        <SelectField
          label={t('readings.verdict')}
          value={verdict}
          options={[
            { value: '', label: t('readings.verdict.all', { count: rows.length }) },
            ...VERDICTS.map((one) => ({
              value: one,
              label: `${t(`readings.verdict.${one}`)} (${rows.filter((row) => row.verdict === one).length})`,
            })),
          ]}
          onChoose={setVerdict}
        />
        <TableTools fileName={from} columns={columns} rows={shownRows} view={view} onView={setView} />
      </div>
      {oids.length === 0 ? (
        <Empty title={t('readings.none')} help={t('readings.none.races')} />
      ) : (
        <QueryState query={query}>
          {() =>
            rows.length === 0 ? (
              <Empty title={t('readings.none')} help={t('readings.none.help')}>
                {canWrite && <CodesLink chOID={challenge.oid} />}
              </Empty>
            ) : (
              <DataTable
                caption={t(`screen.${from}`)}
                columns={columns}
                rows={shownRows}
                getKey={({ key }) => key}
                getName={({ who, bib }) => `${bib} ${who}`}
                view={view}
                {...(canWrite ? { selection } : {})}
                onOpen={(key) => setOpenRow(rows.find((row) => row.key === key))}
              />
            )
          }
        </QueryState>
      )}
      <BulkBar count={chosen.length} onClear={selection.clear}>
        <AcceptButton from={from} rows={chosen} onDone={selection.clear} />
      </BulkBar>
      {openRow !== undefined && <JsonDrawer row={openRow} onClose={() => setOpenRow(undefined)} />}
    </>
  );
}

/** The JSON of a reading as the device sent it, to look at and to copy. */
function JsonDrawer({ row, onClose }: { readonly row: ReadingRow; readonly onClose: () => void }) {
  const { t } = useText();
  const host = useHost();
  const text = JSON.stringify(row.raw, null, 2);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => host.notify(t('readings.copied')),
      () => host.notify(t('readings.copy.failed'), { kind: 'error' }),
    );
  return (
    <Drawer open onClose={onClose} title={t('readings.json.of', { who: `${row.bib} ${row.who}`.trim() })} size={480}>
      <Button onClick={() => void copy()}>{t('readings.copy')}</Button>
      <pre className="json">{text}</pre>
    </Drawer>
  );
}
