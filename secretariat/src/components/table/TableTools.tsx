import type { KeyboardEvent } from 'react';
import { saveFile } from 'shared-domain/platform';
import { useText } from '../../locales/use-text.ts';
import { Button } from '../Button.tsx';
import { CheckField } from '../form/CheckField.tsx';
import { Icon } from '../Icon.tsx';
import { buildCsv } from './build-csv.ts';
import type { Column } from './column.ts';
import type { TableView } from './table-view.ts';

interface Props<Row> {
  /** Name of the CSV file without its extension. */
  readonly fileName: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
}

/** Escape closes the column chooser and focuses its button. */
function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape') return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

/** Lets a person choose columns and density of a table, and download its rows as CSV. */
export function TableTools<Row>({ fileName, columns, rows, view, onView }: Props<Row>) {
  const { t } = useText();
  const shownColumns = columns.filter(({ key }) => !view.hidden.includes(key));
  const toggle = (key: string, isShown: boolean) =>
    onView({ ...view, hidden: isShown ? view.hidden.filter((one) => one !== key) : [...view.hidden, key] });
  return (
    <div className="table-tools">
      <details className="table-chooser" onKeyDown={closeOnEscape}>
        <summary className="btn" title={t('table.columns')}>
          <Icon name="columns" />
          <span className="words">{t('table.columns')}</span>
        </summary>
        <div className="table-view">
          {columns
            .filter(({ isRowHeading, isTitleHidden }) => isRowHeading !== true && isTitleHidden !== true)
            .map(({ key, title, fullTitle = title }) => (
              <CheckField key={key} checked={!view.hidden.includes(key)} onCheck={(isShown) => toggle(key, isShown)}>
                {fullTitle}
              </CheckField>
            ))}
          <CheckField
            className="check table-dense"
            checked={view.dense}
            onCheck={(isDense) => onView({ ...view, dense: isDense })}
          >
            {t('table.dense')}
          </CheckField>
        </div>
      </details>
      <Button
        disabled={rows.length === 0}
        title="CSV"
        onClick={() => saveFile(`${fileName}.csv`, buildCsv(shownColumns, rows), 'text/csv')}
      >
        <Icon name="files" />
        <span className="words">CSV</span>
      </Button>
    </div>
  );
}
