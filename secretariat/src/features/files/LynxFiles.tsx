import { useState } from 'react';
import { isFieldEvent } from 'shared-domain';
import { calls, makeUrl } from 'shared-domain/contract';
import { useProgrammeQuery } from '../../api/programme.ts';
import { SelectField } from '../../components/form/SelectField.tsx';
import { formatTrialName } from '../../components/trial/trial-name.ts';
import { useText } from '../../locales/use-text.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { FileSection } from './FileSection.tsx';

const ENCODINGS = ['cp1252', 'utf8', 'utf16le'] as const;
const FILES = ['evt', 'ppl', 'sch'] as const;

/** The files that a photo finish reads before the first race, and the results of one field event. */
export function LynxFiles({ chOID }: { readonly chOID: string }) {
  const { t, language } = useText();
  const { data: trials = [] } = useProgrammeQuery(chOID);
  const fieldEvents = trials.filter(({ g0, results }) => isFieldEvent(g0) && results > 0);
  const [chosenOid, setChosenOid] = useState('');
  const oid = fieldEvents.find((trial) => trial.oid === chosenOid)?.oid ?? fieldEvents[0]?.oid;
  const [encoding, setEncoding] = useState<(typeof ENCODINGS)[number]>('cp1252');
  return (
    <FileSection
      title={t('files.lynx')}
      help={t('files.lynx.help')}
      choices={
        <>
          <SelectField
            label={t('files.lynx.encoding')}
            value={encoding}
            options={ENCODINGS.map((value) => ({ value, label: t(`files.lynx.encoding.${value}`) }))}
            onChoose={setEncoding}
          />
          {oid !== undefined && (
            <SelectField
              label={t('files.lynx.field')}
              value={oid}
              options={fieldEvents.map((trial) => ({ value: trial.oid, label: formatTrialName(trial, language) }))}
              onChoose={setChosenOid}
            />
          )}
        </>
      }
    >
      {FILES.map((file) => (
        <DownloadButton
          key={file}
          file={{ url: makeUrl(calls.lynxFile, { chOID }, { file, encoding }), name: `lynx.${file}` }}
        >
          {t(`files.lynx.get.${file}`)}
        </DownloadButton>
      ))}
      {oid !== undefined && (
        <DownloadButton
          file={{
            url: makeUrl(calls.lynxFile, { chOID }, { file: 'lff', encoding, oids: [oid] }),
            name: 'lynx.lff',
          }}
        >
          {t('files.lynx.get.lff')}
        </DownloadButton>
      )}
    </FileSection>
  );
}
