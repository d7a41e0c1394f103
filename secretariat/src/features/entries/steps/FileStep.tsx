import { Alert, Upload } from 'antd';
import { useState } from 'react';
import { saveFile } from 'shared-domain/platform';
import { Button } from '../../../components/Button.tsx';
import { TechnicalDetail } from '../../../components/call/TechnicalDetail.tsx';
import { TextAreaField } from '../../../components/form/TextField.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { type Translate, useText } from '../../../locales/use-text.ts';
import { readFiles, readText, type Source } from '../read/read-file.ts';
import { UnreadableFile } from '../read/source-table.ts';
import { TEMPLATE } from '../template.ts';
import { mapTable } from './map-table.ts';
import type { StepProps } from './step-props.ts';

/** The first step: a file is dropped or chosen, or text is pasted; its format is detected from the content. */
export function FileStep({ challenge, importDraft }: StepProps) {
  const { t, language } = useText();
  const [failure, setFailure] = useState<{ readonly name: string; readonly error: UnreadableFile }>();
  const [isReading, setIsReading] = useState(false);
  const [pasted, setPasted] = useState('');

  const startImport = (source: Source) => {
    const reset = { fixes: {}, skipped: [], sending: undefined, everyEvent: undefined, mode: 'add' as const };
    if ('upload' in source)
      importDraft.update({ ...reset, step: 'compare', upload: source.upload, table: undefined, sheets: undefined });
    else {
      const { table, sheets } = source;
      const mapping = mapTable(table, challenge);
      importDraft.update({ ...reset, step: 'columns', table, sheets, upload: undefined, mapping });
    }
  };
  const tryImport = async (name: string, read: () => Source | Promise<Source>) => {
    setFailure(undefined);
    setIsReading(true);
    try {
      startImport(await read());
    } catch (error) {
      // The libraries that read workbooks throw errors of their own, in English.
      setFailure({ name, error: error instanceof UnreadableFile ? error : new UnreadableFile('notWorkbook') });
    }
    setIsReading(false);
  };

  return (
    <div className="entries-in">
      {failure !== undefined && (
        <Alert
          className="adm-gap"
          type="error"
          showIcon
          role="alert"
          title={formatFault(failure.name, failure.error, t)}
          description={failure.error.detail === '' ? undefined : <TechnicalDetail text={failure.error.detail} />}
        />
      )}
      <Upload.Dragger
        accept=".csv,.tsv,.txt,.xlsx,.json,.xml,.evt,.ppl,.sch"
        multiple
        showUploadList={false}
        disabled={isReading}
        beforeUpload={(file, files) => {
          if (file === files.at(-1)) void tryImport(files.map(({ name }) => name).join(', '), () => readFiles(files));
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
        onClick={() => void tryImport(t('entries.pasted'), () => readText(t('entries.pasted'), pasted))}
      >
        {t('entries.paste.read')}
      </Button>
    </div>
  );
}

/** Names the file that cannot be read, where and why. */
function formatFault(name: string, { reason, place }: UnreadableFile, t: Translate): string {
  const sentence = t(`entries.fault.${reason}`);
  if (place === undefined) return t('entries.fault.of', { name, sentence });
  const { line, column, character = 1 } = place;
  return column === undefined
    ? t('entries.fault.at.character', { name, line, character, sentence })
    : t('entries.fault.at.column', { name, line, column, sentence });
}
