import { Alert, Upload } from 'antd';
import { useState } from 'react';
import { saveFile } from 'shared-domain/platform';
import { Button } from '../../../components/Button.tsx';
import { TextAreaField } from '../../../components/form/TextField.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { useText } from '../../../locales/use-text.ts';
import { matchColumns } from '../check/match-columns.ts';
import { readFile, readText, type Source } from '../read/read-file.ts';
import { UnreadableFile } from '../read/source-table.ts';
import { TEMPLATE } from '../template.ts';
import type { StepProps } from './step-props.ts';

/** Where a file comes in: dropped, chosen or pasted. Its bytes say what it is. */
export function FileStep({ hold }: StepProps) {
  const { t, language } = useText();
  const [fault, setFault] = useState<UnreadableFile>();
  const [reading, setReading] = useState(false);
  const [pasted, setPasted] = useState('');

  const take = (source: Source) => {
    const fresh = { fixes: {}, skipped: [], sending: undefined, mode: 'add' as const };
    if ('upload' in source) hold.update({ ...fresh, step: 'compare', upload: source.upload, table: undefined });
    else {
      const { table } = source;
      hold.update({ ...fresh, step: 'columns', table, upload: undefined, mapping: matchColumns(table.head) });
    }
  };
  const attempt = async (read: () => Source | Promise<Source>) => {
    setFault(undefined);
    setReading(true);
    try {
      take(await read());
    } catch (error) {
      setFault(error instanceof UnreadableFile ? error : new UnreadableFile('notWorkbook', String(error)));
    }
    setReading(false);
  };

  return (
    <div className="entries-in">
      {fault !== undefined && (
        <Alert
          className="adm-gap"
          type="error"
          showIcon
          role="alert"
          title={t(`entries.fault.${fault.fault}`)}
          description={fault.detail === '' ? undefined : fault.detail}
        />
      )}
      <Upload.Dragger
        accept=".csv,.tsv,.txt,.xlsx,.json"
        showUploadList={false}
        disabled={reading}
        beforeUpload={(file) => {
          void attempt(() => readFile(file));
          return false;
        }}
      >
        <Icon name="import" />
        <strong className="drop-title">{t(reading ? 'entries.reading' : 'entries.drop')}</strong>
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
        disabled={pasted.trim() === '' || reading}
        onClick={() => void attempt(() => readText(t('entries.pasted'), pasted))}
      >
        {t('entries.paste.read')}
      </Button>
    </div>
  );
}
