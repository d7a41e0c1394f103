import { useState } from 'react';
import type { Challenge } from 'shared-domain/contract';
import { type OwnRecord, type RecordList, type SentRecord, useRecordsQuery } from '../../api/event-records.ts';
import { useProgrammeQuery } from '../../api/programme.ts';
import { Button } from '../../components/Button.tsx';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { QueryState } from '../../components/call/QueryState.tsx';
import { useHost } from '../../components/host.ts';
import { Icon } from '../../components/Icon.tsx';
import { Empty } from '../../components/page/Empty.tsx';
import { OwnCompetition } from '../../components/page/OwnCompetition.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { Section } from '../../components/page/Section.tsx';
import type { TextKey } from '../../locales/fr.ts';
import { useText } from '../../locales/use-text.ts';
import { BrokenRecords } from './BrokenRecords.tsx';
import { RecordDialog } from './RecordDialog.tsx';
import { RecordListFiles } from './RecordListFiles.tsx';
import { RecordTable } from './RecordTable.tsx';
import { listRecordEvents } from './record-events.ts';
import { useRecordEdits } from './use-record-edits.ts';
import '../../components/table/table.css';
import './records.css';

function findHelp({ visible }: Challenge, canWrite: boolean): TextKey {
  if (!canWrite) return 'records.reader';
  return visible ? 'records.help' : 'records.help.hidden';
}

/** The records of meeting and stadium that a competition's organiser gives (P11.17). */
export default function RecordsPage({ chOID }: { readonly chOID: string }) {
  const { t } = useText();
  const query = useRecordsQuery(chOID);
  return (
    <OwnCompetition chOID={chOID}>
      {(challenge, canWrite) => (
        <>
          <PageTitle>{t('screen.records')}</PageTitle>
          <p className="muted adm-gap">{t(findHelp(challenge, canWrite))}</p>
          <BrokenRecords chOID={chOID} canWrite={canWrite} />
          <Section id="given-records" title={t('records.given')} className="record-section">
            <QueryState query={query}>{(list) => <Records chOID={chOID} list={list} canWrite={canWrite} />}</QueryState>
          </Section>
        </>
      )}
    </OwnCompetition>
  );
}

interface Props {
  readonly chOID: string;
  readonly list: RecordList;
  readonly canWrite: boolean;
}

function Records({ chOID, list, canWrite }: Props) {
  const { t, language } = useText();
  const { confirm, notify } = useHost();
  const { data: trials = [] } = useProgrammeQuery(chOID);
  const { run, clear, error, hasConflict, isLoading } = useRecordEdits(chOID, list);
  const [opened, setOpened] = useState<{ readonly record?: OwnRecord }>();
  const { records } = list;
  const events = listRecordEvents(trials, records, language);
  const open = (record?: OwnRecord) => {
    clear();
    setOpened(record === undefined ? {} : { record });
  };
  const save = async (record: SentRecord) => {
    const before = opened?.record;
    if (!(await run(before === undefined ? { kind: 'add', record } : { kind: 'set', before, record }))) return;
    notify(t('records.saved'));
    setOpened(undefined);
  };
  const remove = async (record: OwnRecord, name: string) => {
    if (
      !(await confirm({
        title: t('records.delete.title'),
        subTitle: name,
        action: t('records.delete'),
        destructive: true,
      }))
    )
      return;
    if (await run({ kind: 'delete', before: record })) notify(t('records.deleted'));
  };
  return (
    <>
      {opened === undefined && <CallAlert error={error} />}
      {opened === undefined && hasConflict && (
        <p className="table-refused" role="alert">
          {t('records.conflict')}
        </p>
      )}
      {records.length === 0 ? (
        <Empty title={t('records.none')} help={t('records.none.help')} />
      ) : (
        <RecordTable
          records={records}
          events={events}
          canWrite={canWrite}
          isBusy={isLoading}
          onEdit={open}
          onDelete={(record, name) => void remove(record, name)}
        />
      )}
      {canWrite && (
        <div className="btns record-acts">
          <Button kind="main" disabled={isLoading} onClick={() => open()}>
            <Icon name="plus" />
            {t('records.add')}
          </Button>
        </div>
      )}
      <RecordListFiles chOID={chOID} canWrite={canWrite} hasRecords={records.length > 0} />
      {opened !== undefined && (
        <RecordDialog
          record={opened.record}
          others={records.filter((record) => record !== opened.record)}
          events={events}
          isBusy={isLoading}
          error={error}
          hasConflict={hasConflict}
          onSave={(record) => void save(record)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
