import { useState } from 'react';
import { isTypedItem } from 'shared-domain';
import { calls, makeUrl } from 'shared-domain/contract';
import { useDownloadFileMutation } from '../../api/download-file.ts';
import { type RatificationItemId, type RecordReference, useRatificationQuery } from '../../api/ratification.ts';
import { Button } from '../../components/Button.tsx';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { QueryState } from '../../components/call/QueryState.tsx';
import { useText } from '../../locales/use-text.ts';
import { EvidenceDialog } from './EvidenceDialog.tsx';

interface Props {
  readonly record: RecordReference;
  readonly canWrite: boolean;
}

/** What the file of a record needs: what is known of each item and by whom, and what the secretariat still notes. */
export function RatificationItems({ record, canWrite }: Props) {
  const { t } = useText();
  const query = useRatificationQuery(record);
  const [download, downloading] = useDownloadFileMutation();
  const [noted, setNoted] = useState<RatificationItemId>();
  const { chOID } = record;
  return (
    <QueryState query={query}>
      {({ items, missing }) => {
        const item = items.find(({ id }) => id === noted);
        return (
          <>
            <CallAlert error={downloading.error} />
            <p role="status" className={missing.length === 0 ? 'record-complete' : undefined}>
              {missing.length === 0
                ? t('records.items.complete')
                : t('records.items.missing', { count: missing.length })}
            </p>
            <ul className="record-items">
              {items.map(({ id, value, files = [] }) => {
                const name = t(`records.item.${id}`);
                return (
                  <li key={id} className={value === undefined ? 'is-missing' : undefined}>
                    <span className="record-item">
                      <b>{name}</b>
                      <span>{value ?? t('records.items.none')}</span>
                    </span>
                    <span className="btns">
                      {files.map((file) => (
                        <Button
                          key={file.id}
                          isSmall
                          onClick={() =>
                            void download({
                              url: makeUrl(calls.evidencePicture, { chOID, id: file.id }),
                              name: file.name,
                            })
                          }
                        >
                          {file.name}
                        </Button>
                      ))}
                      {canWrite && isTypedItem(id) && (
                        <Button
                          isSmall
                          aria-label={t('records.move.of', {
                            move: t(value === undefined ? 'records.items.note' : 'records.items.change'),
                            record: name,
                          })}
                          onClick={() => setNoted(id)}
                        >
                          {t(value === undefined ? 'records.items.note' : 'records.items.change')}
                        </Button>
                      )}
                    </span>
                  </li>
                );
              })}
            </ul>
            {item !== undefined && (
              <EvidenceDialog key={item.id} record={record} item={item} onClose={() => setNoted(undefined)} />
            )}
          </>
        );
      }}
    </QueryState>
  );
}
