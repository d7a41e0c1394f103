import { Alert } from 'antd';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { useText } from '../../../locales/use-text.ts';
import type { SourceTable } from '../read/source-table.ts';

interface Props {
  readonly sheets: readonly SourceTable[];
  readonly sheet: string;
  readonly onChoose: (table: SourceTable) => void;
}

/** Chooses the sheet of a workbook to read, and warns that the others are not read. */
export function SheetChoice({ sheets, sheet, onChoose }: Props) {
  const { t } = useText();
  return (
    <>
      <Alert
        className="adm-gap"
        type="warning"
        showIcon
        title={t('entries.sheets', { all: sheets.length, sheet })}
        description={t('entries.sheets.help')}
      />
      <SelectField
        className="adm-gap head-line"
        label={t('entries.sheet')}
        value={sheet}
        options={sheets.map(({ sheet: name = '', rows }) => ({
          value: name,
          label: `${name} · ${t('entries.rows', { count: rows.length })}`,
        }))}
        onChoose={(name) => {
          const chosenSheet = sheets.find((one) => one.sheet === name);
          if (chosenSheet !== undefined) onChoose(chosenSheet);
        }}
      />
    </>
  );
}
