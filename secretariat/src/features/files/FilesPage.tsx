import { useState } from 'react';
import { calls, makeUrl } from 'shared-domain/contract';
import { SelectField } from '../../components/form/SelectField.tsx';
import { OwnCompetition } from '../../components/page/OwnCompetition.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { useText } from '../../locales/use-text.ts';
import { DeviceLog } from './DeviceLog.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { FileSection } from './FileSection.tsx';
import { LynxFiles } from './LynxFiles.tsx';
import { PublicFiles } from './PublicFiles.tsx';
import { WholeCompetition } from './WholeCompetition.tsx';
import '../../components/table/table.css';
import './files.css';

/** Exports of a competition, and the import of a whole one. */
export default function FilesPage({ chOID }: { readonly chOID: string }) {
  const { t } = useText();
  return (
    <OwnCompetition chOID={chOID}>
      {(challenge, canWrite) => (
        <div className="files">
          <PageTitle>{t('screen.files')}</PageTitle>
          <PublicFiles challenge={challenge} />
          <ResultsTable chOID={chOID} />
          <CsvFiles chOID={chOID} />
          <LynxFiles chOID={chOID} />
          {canWrite && <DeviceLog chOID={chOID} />}
          <WholeCompetition challenge={challenge} canWrite={canWrite} />
        </div>
      )}
    </OwnCompetition>
  );
}

const FORMATS = ['xlsx', 'csv'] as const;

/** A table of results with all the columns that clubs and federations ask for. */
function ResultsTable({ chOID }: { readonly chOID: string }) {
  const { t, language } = useText();
  return (
    <FileSection title={t('files.table')} help={t('files.table.help')}>
      {FORMATS.map((format) => (
        <DownloadButton
          key={format}
          file={{
            url: makeUrl(calls.resultsTable, { chOID }, { format, lang: language }),
            name: `${t('files.name.table')}.${format}`,
          }}
        >
          {t(`files.table.${format}`)}
        </DownloadButton>
      ))}
    </FileSection>
  );
}

const SEPARATORS = ['semicolon', 'comma'] as const;

/** Start lists and results as CSV, with headings in the reader's language. */
function CsvFiles({ chOID }: { readonly chOID: string }) {
  const { t, language } = useText();
  const [separator, setSeparator] = useState<(typeof SEPARATORS)[number]>('semicolon');
  return (
    <FileSection
      title={t('files.csv')}
      help={t('files.csv.help')}
      choices={
        <SelectField
          label={t('files.csv.separator')}
          value={separator}
          options={SEPARATORS.map((value) => ({ value, label: t(`files.csv.separator.${value}`) }))}
          onChoose={setSeparator}
        />
      }
    >
      {(['starts', 'results'] as const).map((list) => (
        <DownloadButton
          key={list}
          file={{
            url: makeUrl(calls.csvFile, { chOID }, { list, separator, lang: language }),
            name: `${t(`files.name.${list}`)}.csv`,
          }}
        >
          {t(`files.${list}`)}
        </DownloadButton>
      ))}
    </FileSection>
  );
}
