import { Drawer } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import type { Challenge } from 'shared-domain/contract';
import { Button } from '../../components/Button.tsx';
import { QueryState } from '../../components/call/QueryState.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { useHost } from '../../components/host.ts';
import { Empty } from '../../components/page/Empty.tsx';
import { BulkBar } from '../../components/table/BulkBar.tsx';
import { DataTable } from '../../components/table/DataTable.tsx';
import { TableTools } from '../../components/table/TableTools.tsx';
import { useTableView } from '../../components/table/table-view.ts';
import { useSelection } from '../../components/table/use-selection.ts';
import { useText } from '../../locales/use-text.ts';
import { AcceptButton } from './AcceptButton.tsx';
import { readingColumns } from './reading-columns.tsx';
import { type ReadingKind, type ReadingRow, readingRows, VERDICTS, type Verdict } from './reading-rows.ts';
import { type TrialReadings, useReadingsQuery } from './readings-endpoints.ts';

interface Props {
  readonly challenge: Challenge;
  readonly from: ReadingKind;
  readonly oids: readonly string[];
  readonly mayWrite: boolean;
  /** The select for trials. */
  readonly children: ReactNode;
}

const NONE: readonly TrialReadings[] = [];

/** The readings of the chosen trials, those that do not agree with the results first. */
export function ReadingsTable({ challenge, from, oids, mayWrite, children }: Props) {
  const { t, language } = useText();
  const query = useReadingsQuery(oids, { skip: oids.length === 0 });
  const [verdict, setVerdict] = useState<Verdict | ''>('');
  const [open, setOpen] = useState<ReadingRow>();
  const [view, setView] = useTableView(from);
  const selection = useSelection();
  const { kind, tz } = challenge;
  const alls = query.data ?? NONE;
  const rows = useMemo(() => readingRows(alls, from, kind), [alls, from, kind]);
  const columns = useMemo(
    () => readingColumns({ t, language, tz, kind, races: alls.length, onOpen: setOpen }),
    [t, language, tz, kind, alls.length],
  );
  const shown = verdict === '' ? rows : rows.filter((row) => row.verdict === verdict);
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
        <TableTools file={from} columns={columns} rows={shown} view={view} onView={setView} />
      </div>
      {oids.length === 0 ? (
        <Empty title={t('readings.none')} help={t('readings.none.races')} />
      ) : (
        <QueryState query={query}>
          {() =>
            rows.length === 0 ? (
              <Empty title={t('readings.none')} help={t('readings.none.help')} />
            ) : (
              <DataTable
                caption={t(`screen.${from}`)}
                columns={columns}
                rows={shown}
                getKey={({ key }) => key}
                getName={({ who, bib }) => `${bib} ${who}`}
                view={view}
                {...(mayWrite ? { selection } : {})}
                onOpen={(key) => setOpen(rows.find((row) => row.key === key))}
              />
            )
          }
        </QueryState>
      )}
      <BulkBar count={chosen.length} onClear={selection.clear}>
        <AcceptButton from={from} rows={chosen} onDone={selection.clear} />
      </BulkBar>
      {open !== undefined && <JsonDrawer row={open} onClose={() => setOpen(undefined)} />}
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
