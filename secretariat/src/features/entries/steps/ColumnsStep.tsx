import { Alert } from 'antd';
import { Select, SelectField } from '../../../components/form/SelectField.tsx';
import { useText } from '../../../locales/use-text.ts';
import { FIELDS, type Field, type Mapping } from '../check/fields.ts';
import { listMissingFields } from '../check/match-columns.ts';
import { chooseHead, findHeadLine, listHeadLines, NO_HEAD, type SourceTable } from '../read/source-table.ts';
import { formatColumnName } from './column-name.ts';
import { EveryEvent } from './EveryEvent.tsx';
import { LettersChoice } from './LettersChoice.tsx';
import { mapTable } from './map-table.ts';
import { SheetChoice } from './SheetChoice.tsx';
import { StepBar } from './StepBar.tsx';
import type { StepProps } from './step-props.ts';

/** First rows shown below the columns, so that users recognise them (P11.7). */
const PREVIEW_ROWS = 20;

/** Assigns a field to a column, or none; each field has one column at most. */
function assignField(mapping: Mapping, column: number, field: Field | undefined): Mapping {
  const others = Object.entries(mapping).filter(([name, index]) => index !== column && name !== field);
  return { ...Object.fromEntries(others), ...(field && { [field]: column }) };
}

/** The field of each column: guessed, and corrected here. */
export function ColumnsStep({ challenge, importDraft, state }: StepProps) {
  const { t } = useText();
  const { table, sheets = [], mapping = {} } = state;
  if (table === undefined) return null;
  const missing = listMissingFields(mapping).filter((field) => field !== 'event' || !state.everyEvent);
  const fieldsByColumn = new Map(Object.entries(mapping).map(([field, column]) => [column, field as Field]));
  const headLines = listHeadLines(table);
  const columns = table.head.map((_, column) => ({ name: formatColumnName(t, table, column), column }));
  const replaceTable = (next: SourceTable) =>
    importDraft.update({ table: next, mapping: mapTable(next, challenge), fixes: {}, skipped: [] });
  const hasOnlyFirstNames = missing.includes('last') && mapping.first !== undefined;
  return (
    <>
      <p className="muted">
        {[table.name, sheets.length > 1 && table.sheet].filter(Boolean).join(' · ')} ·{' '}
        {t('entries.rows', { count: table.rows.length })} ·{' '}
        {t('entries.columns.known', { known: fieldsByColumn.size, all: table.head.length })}
      </p>
      {sheets.length > 1 && table.sheet !== undefined && (
        <SheetChoice sheets={sheets} sheet={table.sheet} onChoose={replaceTable} />
      )}
      {headLines.length > 0 && (
        <SelectField
          className="adm-gap head-line"
          label={t('entries.headLine')}
          value={findHeadLine(table)}
          options={[
            { value: NO_HEAD, label: t('entries.headLine.none') },
            ...headLines.map(({ line, cells }) => ({
              value: line,
              label: t('entries.headLine.option', { line, cells: cells.filter(Boolean).slice(0, 4).join(' · ') }),
            })),
          ]}
          onChoose={(line) => replaceTable(chooseHead(table, line))}
        />
      )}
      <LettersChoice table={table} onChoose={replaceTable} />
      {missing.length > 0 && (
        <Alert
          className="adm-gap"
          type="warning"
          showIcon
          role="alert"
          title={t('entries.columns.missing', {
            fields: missing.map((field) => t(`entries.field.${field}`)).join(', '),
          })}
          description={
            hasOnlyFirstNames && t('entries.columns.firstAlone', { column: columns[mapping.first ?? 0]?.name ?? '' })
          }
        />
      )}
      {(mapping.event === undefined || state.everyEvent !== undefined) && (
        <EveryEvent state={state} importDraft={importDraft} />
      )}
      <div className="entries-scroll">
        <table className="entries-table">
          <caption className="sr">{t('entries.preview')}</caption>
          <thead>
            <tr>
              <th scope="col" className="nb">
                {t('entries.line')}
              </th>
              {columns.map(({ name, column }) => (
                <th key={column} scope="col" className={fieldsByColumn.has(column) ? undefined : 'unused'}>
                  <span className="column-name">{name}</span>
                  <Select
                    aria-label={t('entries.column.of', { column: table.head[column] || String(column + 1) })}
                    className="sel column-field"
                    value={fieldsByColumn.get(column) ?? ''}
                    options={[
                      { value: '' as const, label: t('entries.column.unused') },
                      ...FIELDS.map((field) => ({ value: field, label: t(`entries.field.${field}`) })),
                    ]}
                    onChoose={(field) =>
                      importDraft.update({ mapping: assignField(mapping, column, field === '' ? undefined : field) })
                    }
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.slice(0, PREVIEW_ROWS).map(({ line, cells }) => (
              <tr key={line}>
                <th scope="row">{line}</th>
                {columns.map(({ column }) => (
                  <td key={column} className={fieldsByColumn.has(column) ? undefined : 'unused'}>
                    {cells[column] ?? ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <StepBar
        onBack={() => importDraft.update({ step: 'file' })}
        onNext={() => importDraft.update({ step: 'control' })}
        nextLabel={t('entries.control')}
        disabled={missing.length > 0}
      />
    </>
  );
}
