import { Alert, Upload } from 'antd';
import { useState } from 'react';
import { saveFile } from 'shared-domain/platform';
import { Button } from '../../../components/Button.tsx';
import { TextAreaField } from '../../../components/form/TextField.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { useText } from '../../../locales/use-text.ts';
import { matchColumns } from '../check/match-columns.ts';
import { readFiles, readText, type Source } from '../read/read-file.ts';
import { UnreadableFile } from '../read/source-table.ts';
import { TEMPLATE } from '../template.ts';
import type { StepProps } from './step-props.ts';

/** Where a file comes in: dropped, chosen or pasted. The format is found from the content, not from the file's name. */
export function FileStep({ importDraft }: StepProps) {
  const { t, language } = useText();
  const [readError, setReadError] = useState<UnreadableFile>();
  const [isReading, setIsReading] = useState(false);
  const [pasted, setPasted] = useState('');

  const startImport = (source: Source) => {
    const reset = { fixes: {}, skipped: [], sending: undefined, everyEvent: undefined, mode: 'add' as const };
    if ('upload' in source) importDraft.update({ ...reset, step: 'compare', upload: source.upload, table: undefined });
    else {
      const { table } = source;
      importDraft.update({ ...reset, step: 'columns', table, upload: undefined, mapping: matchColumns(table.head) });
    }
  };
  const attempt = async (read: () => Source | Promise<Source>) => {
    setReadError(undefined);
    setIsReading(true);
    try {
      startImport(await read());
    } catch (error) {
      // The libraries that read workbooks throw errors of their own.
      setReadError(error instanceof UnreadableFile ? error : new UnreadableFile('notWorkbook', String(error)));
    }
    setIsReading(false);
  };

  return (
    <div className="entries-in">
      {readError !== undefined && (
        <Alert
          className="adm-gap"
          type="error"
          showIcon
          role="alert"
          title={t(`entries.fault.${readError.reason}`)}
          description={readError.detail === '' ? undefined : readError.detail}
        />
      )}
      <Upload.Dragger
        accept=".csv,.tsv,.txt,.xlsx,.json,.xml,.evt,.ppl,.sch"
        multiple
        showUploadList={false}
        disabled={isReading}
        beforeUpload={(file, files) => {
          if (file === files.at(-1)) void attempt(() => readFiles(files));
          return false;
        }}
      >
        <Icon name="import" />
        <strong className="drop-title">{t(isReading ? 'entries.reading' : 'entries.drop')}</strong>
        <span className="drop-help">{t('entries.drop.help')}</span>
      </Upload.Dragger>
      <p className="adm-gap">
        <Button
          kind="link"
          onClick={() => saveFile(`${t('entries.template.name')}.csv`, TEMPLATE[language], 'text/csv')}
        >
          {t('entries.template')}
        </Button>
      </p>
      <TextAreaField
        className="adm-gap"
        label={t('entries.paste')}
        rows={5}
        value={pasted}
        placeholder={t('entries.paste.example')}
        onText={setPasted}
      />
      <Button
        kind="main"
        disabled={pasted.trim() === '' || isReading}
        onClick={() => void attempt(() => readText(t('entries.pasted'), pasted))}
      >
        {t('entries.paste.read')}
      </Button>
    </div>
  );
}
