import { Alert } from 'antd';
import { useText } from '../../../locales/use-text.ts';
import { FIELDS, type Field, type Mapping } from '../check/fields.ts';
import { missingFields } from '../check/match-columns.ts';
import { StepBar } from './StepBar.tsx';
import type { StepProps } from './step-props.ts';

/** Rows shown so that columns are known by what is in them (P11.7). */
const PREVIEW = 20;

/** Gives a column another meaning; a meaning has one column. */
function remap(mapping: Mapping, column: number, field: Field | undefined): Mapping {
  const others = Object.entries(mapping).filter(([name, at]) => at !== column && name !== field);
  return { ...Object.fromEntries(others), ...(field && { [field]: column }) };
}

const fieldOf = (text: string): Field | undefined => FIELDS.find((field) => field === text);

/** What each column says: told by its head, and put right here. */
export function ColumnsStep({ hold, kept }: StepProps) {
  const { t } = useText();
  const { table, mapping = {} } = kept;
  if (table === undefined) return null;
  const missing = missingFields(mapping);
  const said = new Map(Object.entries(mapping).map(([field, column]) => [column, field as Field]));
  const columns = table.head.map((name, column) => ({ name, column }));
  return (
    <>
      <p className="muted">
        {table.name} · {t('entries.rows', { count: table.rows.length })} ·{' '}
        {t('entries.columns.known', { known: said.size, all: table.head.length })}
      </p>
      {missing.length > 0 && (
        <Alert
          className="adm-gap"
          type="warning"
          showIcon
          role="alert"
          title={t('entries.columns.missing', {
            fields: missing.map((field) => t(`entries.field.${field}`)).join(', '),
          })}
        />
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
                <th key={column} scope="col" className={said.has(column) ? undefined : 'unused'}>
                  <span className="column-name">{name || '–'}</span>
                  <select
                    aria-label={t('entries.column.of', { column: name || String(column + 1) })}
                    className="column-field"
                    value={said.get(column) ?? ''}
                    onChange={({ target }) => hold.update({ mapping: remap(mapping, column, fieldOf(target.value)) })}
                  >
                    <option value="">{t('entries.column.unused')}</option>
                    {FIELDS.map((field) => (
                      <option key={field} value={field}>
                        {t(`entries.field.${field}`)}
                      </option>
                    ))}
                  </select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.slice(0, PREVIEW).map(({ line, cells }) => (
              <tr key={line}>
                <th scope="row">{line}</th>
                {columns.map(({ column }) => (
                  <td key={column} className={said.has(column) ? undefined : 'unused'}>
                    {cells[column] ?? ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <StepBar
        onBack={() => hold.update({ step: 'file' })}
        onNext={() => hold.update({ step: 'control' })}
        next={t('entries.control')}
        disabled={missing.length > 0}
      />
    </>
  );
}
