import { useState } from 'react';
import { describeRecord, type GivenRecordState } from 'shared-domain';
import { type BrokenRecord, calls, makeUrl } from 'shared-domain/contract';
import { useDownloadFileMutation } from '../../api/download-file.ts';
import { useBrokenRecordsQuery, useEditBrokenRecordMutation } from '../../api/event-records.ts';
import { useProgrammeQuery } from '../../api/programme.ts';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { QueryState } from '../../components/call/QueryState.tsx';
import { useHost } from '../../components/host.ts';
import { buildCompetitionPath } from '../../components/page/paths.ts';
import { Section } from '../../components/page/Section.tsx';
import { formatTrialName } from '../../components/trial/trial-name.ts';
import { useText } from '../../locales/use-text.ts';
import { BrokenRecordItem } from './BrokenRecordItem.tsx';
import { RecordWordDialog } from './RecordWordDialog.tsx';

interface Props {
  readonly chOID: string;
  readonly canWrite: boolean;
}

/** The records that results of the competition beat or equal, which a person moves as the federation answers. */
export function BrokenRecords({ chOID, canWrite }: Props) {
  const { t } = useText();
  const query = useBrokenRecordsQuery(chOID);
  return (
    <Section id="broken-records" title={t('records.broken')} help={t('records.broken.help')}>
      <QueryState query={query}>
        {({ records }) =>
          records.length === 0 ? (
            <p className="muted">{t('records.broken.none')}</p>
          ) : (
            <List chOID={chOID} canWrite={canWrite} records={records} />
          )
        }
      </QueryState>
    </Section>
  );
}

function List({ chOID, canWrite, records }: Props & { readonly records: readonly BrokenRecord[] }) {
  const { t, language } = useText();
  const { notify } = useHost();
  const { data: trials = [] } = useProgrammeQuery(chOID);
  const [edit, { isLoading, error, reset }] = useEditBrokenRecordMutation();
  const [download, downloading] = useDownloadFileMutation();
  const [published, setPublished] = useState<BrokenRecord>();
  const names = new Map(trials.map((trial) => [trial.oid, formatTrialName(trial, language)]));
  const identify = ({ trial, row, key, v }: BrokenRecord) => ({ trial, row, key, v });
  const move = async (broken: BrokenRecord, state: GivenRecordState) => {
    const answer = await edit({ chOID, edit: { ...identify(broken), state } });
    if (answer.error === undefined) notify(t('records.move.done'));
  };
  const publish = async (broken: BrokenRecord) => {
    const answer = await edit({ chOID, edit: { ...identify(broken), word: 'RECORD' } });
    if (answer.error !== undefined) return;
    notify(t('records.word.done'));
    setPublished(undefined);
  };
  const close = () => {
    reset();
    setPublished(undefined);
  };
  return (
    <>
      {published === undefined && <CallAlert error={error ?? downloading.error} />}
      <ul className="broken-records">
        {records.map((broken) => (
          <BrokenRecordItem
            key={`${broken.trial} ${broken.row} ${broken.key}`}
            chOID={chOID}
            broken={broken}
            trialName={names.get(broken.trial) ?? ''}
            resultsPath={buildCompetitionPath(chOID, 'results', [broken.trial])}
            canWrite={canWrite}
            isBusy={isLoading}
            onMove={(state) => void move(broken, state)}
            onPublish={() => setPublished(broken)}
            onFile={(format) => {
              const { trial, row, key } = broken;
              const url = makeUrl(
                calls.ratification,
                { chOID },
                { trial, row, key, format, pictures: format === 'json' ? 1 : 0, lang: language },
              );
              void download({ url, name: `record.${format}` });
            }}
          />
        ))}
      </ul>
      {published !== undefined && (
        <RecordWordDialog
          name={`${describeRecord(published, language)}, ${published.who.last} ${published.who.first}`}
          isBusy={isLoading}
          error={error}
          onSend={() => void publish(published)}
          onClose={close}
        />
      )}
    </>
  );
}
