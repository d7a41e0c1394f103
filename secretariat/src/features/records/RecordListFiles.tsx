import { useRef } from 'react';
import { calls, makeUrl } from 'shared-domain/contract';
import { useDownloadFileMutation } from '../../api/download-file.ts';
import { useSendRecordListMutation } from '../../api/event-records.ts';
import { Button } from '../../components/Button.tsx';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { useHost } from '../../components/host.ts';
import { Section } from '../../components/page/Section.tsx';
import { useText } from '../../locales/use-text.ts';

interface Props {
  readonly chOID: string;
  readonly canWrite: boolean;
  readonly hasRecords: boolean;
}

const FORMATS = ['csv', 'json'] as const;

/** Takes in a list of records, of a federation or a club, and gives those that are here as such a file. */
export function RecordListFiles({ chOID, canWrite, hasRecords }: Props) {
  const { t } = useText();
  const { confirm, notify } = useHost();
  const input = useRef<HTMLInputElement>(null);
  const [send, { isLoading, error, reset }] = useSendRecordListMutation();
  const [download, downloading] = useDownloadFileMutation();
  const importFile = async (file: File | undefined) => {
    if (file === undefined) return;
    const name = file.name.replace(/\.[^.]+$/, '');
    const tried = await send({ chOID, file, name, dryRun: true });
    // So that the same file can be chosen again once it is corrected.
    if (input.current !== null) input.current.value = '';
    if (tried.data === undefined) return;
    const { list, read, added, removed } = tried.data;
    const isWanted = await confirm({
      title: t('records.list.ask', { list }),
      subTitle: t('records.list.counts', { read, added, removed }),
      action: t('records.list.import'),
      destructive: removed > 0,
    });
    if (!isWanted) return reset();
    const written = await send({ chOID, file, name, dryRun: false });
    if (written.error === undefined) notify(t('records.list.imported', { list }));
  };
  return (
    <Section id="record-lists" title={t('records.list')} help={t('records.list.help')} className="record-section">
      <CallAlert error={error ?? downloading.error} />
      <div className="btns">
        {canWrite && (
          <>
            <input
              ref={input}
              aria-label={t('records.list.file')}
              className="sr"
              type="file"
              accept=".csv,.json,text/csv,application/json"
              tabIndex={-1}
              onChange={({ target }) => void importFile(target.files?.[0])}
            />
            <Button isBusy={isLoading} onClick={() => input.current?.click()}>
              {t('records.list.import')}
            </Button>
          </>
        )}
        {hasRecords &&
          FORMATS.map((format) => (
            <Button
              key={format}
              isBusy={downloading.isLoading}
              onClick={() =>
                void download({ url: makeUrl(calls.readRecordList, { chOID }, { format }), name: `records.${format}` })
              }
            >
              {t('records.list.export', { format: format.toUpperCase() })}
            </Button>
          ))}
      </div>
    </Section>
  );
}
