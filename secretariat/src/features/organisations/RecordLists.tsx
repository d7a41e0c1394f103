import { useRef } from 'react';
import { calls, makeUrl } from 'shared-domain/contract';
import { useDownloadFileMutation } from '../../api/download-file.ts';
import type { Org } from '../../api/my-orgs.ts';
import {
  useDeleteRecordListMutation,
  useRecordListsQuery,
  useSendOrganisationListMutation,
} from '../../api/record-lists.ts';
import { Button } from '../../components/Button.tsx';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { QueryState } from '../../components/call/QueryState.tsx';
import { useHost } from '../../components/host.ts';
import { Section } from '../../components/page/Section.tsx';
import { formatDay } from '../../components/time/format-instant.ts';
import { useText } from '../../locales/use-text.ts';

const FORMATS = ['csv', 'json'] as const;

/** The lists of records of an organisation, which its competitions take: as files in and out. */
export function RecordLists({ org, tz }: { readonly org: Org; readonly tz: string }) {
  const { t, language } = useText();
  const { confirm, notify } = useHost();
  const input = useRef<HTMLInputElement>(null);
  const orgOID = org.oid;
  const query = useRecordListsQuery(orgOID);
  const [send, { isLoading, error, reset }] = useSendOrganisationListMutation();
  const [remove, removing] = useDeleteRecordListMutation();
  const [download, downloading] = useDownloadFileMutation();
  const canWrite = org.role !== 'reader';

  const importFile = async (file: File | undefined) => {
    if (file === undefined) return;
    const name = file.name.replace(/\.[^.]+$/, '');
    const tried = await send({ orgOID, file, name, dryRun: true });
    // So that the same file can be chosen again once it is corrected.
    if (input.current !== null) input.current.value = '';
    if (tried.data === undefined) return;
    const { list, read, added, removed, competitions } = tried.data;
    const counts = t('records.list.counts', { read, added, removed });
    const isWanted = await confirm({
      title: t('records.list.ask', { list }),
      subTitle: `${counts} ${t('org.records.taken', { count: competitions })}`,
      action: t('records.list.import'),
      destructive: removed > 0,
    });
    if (!isWanted) return reset();
    const { data } = await send({ orgOID, file, name, dryRun: false });
    if (data === undefined) return;
    if (data.left.length === 0) return notify(t('records.list.imported', { list }));
    notify(t('org.records.left', { list, names: data.left.join(', ') }), { kind: 'error' });
  };
  const removeList = async (name: string) => {
    const isWanted = await confirm({
      title: t('org.records.delete.title', { list: name }),
      subTitle: t('org.records.delete.sub'),
      action: t('records.delete'),
      destructive: true,
    });
    if (!isWanted) return;
    const answer = await remove({ orgOID, name });
    if (answer.error === undefined) notify(t('org.records.deleted', { list: name }));
  };

  return (
    <Section id="record-lists" title={t('org.records')} help={t('org.records.help')}>
      <CallAlert error={error ?? removing.error ?? downloading.error} />
      <QueryState query={query}>
        {({ lists }) =>
          lists.length === 0 ? (
            <p className="muted">{t('org.records.none')}</p>
          ) : (
            <ul className="rows adm-orgs">
              {lists.map(({ name, edition, records, imported }) => (
                <li key={name}>
                  <div className="row">
                    <span>
                      <span className="ev">{name}</span>
                      <span className="sub">
                        {[edition, t('org.records.count', { count: records }), formatDay(imported, tz, language)]
                          .filter((part) => part !== undefined)
                          .join(' · ')}
                      </span>
                    </span>
                    <span className="btns">
                      {FORMATS.map((format) => (
                        <Button
                          key={format}
                          isBusy={downloading.isLoading}
                          aria-label={t('org.records.export.of', { format: format.toUpperCase(), list: name })}
                          onClick={() =>
                            void download({
                              url: makeUrl(calls.exportOrganisationRecords, { orgOID }, { name, format }),
                              name: `records.${format}`,
                            })
                          }
                        >
                          {format.toUpperCase()}
                        </Button>
                      ))}
                      {canWrite && (
                        <Button
                          isBusy={removing.isLoading}
                          aria-label={t('records.delete.of', { record: name })}
                          onClick={() => void removeList(name)}
                        >
                          {t('records.delete')}
                        </Button>
                      )}
                    </span>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
      {canWrite && (
        <div className="btns">
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
        </div>
      )}
    </Section>
  );
}
