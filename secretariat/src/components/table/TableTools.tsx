import { Checkbox, Popover, Switch } from 'antd';
import { useText } from '../../locales/use-text.ts';
import { Icon } from '../Icon.tsx';
import { saveFile } from '../save-file.ts';
import type { Column } from './column.ts';
import { csvText } from './csv-text.ts';
import type { TableView } from './table-view.ts';

interface Props<Row> {
  /** Name of the file, without its ending. */
  readonly file: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
}

/** Columns and density of a table, and its rows as a file. */
export function TableTools<Row>({ file, columns, rows, view, onView }: Props<Row>) {
  const { t } = useText();
  const shown = columns.filter(({ key }) => !view.hidden.includes(key));
  const chooser = (
    <div className="table-view">
      <Checkbox.Group
        value={shown.map(({ key }) => key)}
        options={columns
          .filter(({ heading, silent }) => heading !== true && silent !== true)
          .map(({ key, title }) => ({ value: key, label: title }))}
        onChange={(kept) => {
          const hidden = columns.filter(({ key, heading, silent }) => !heading && !silent && !kept.includes(key));
          onView({ ...view, hidden: hidden.map(({ key }) => key) });
        }}
      />
      {/* biome-ignore lint/a11y/noLabelWithoutControl: antd's switch is the control */}
      <label>
        <Switch size="small" checked={view.dense} onChange={(dense) => onView({ ...view, dense })} /> {t('table.dense')}
      </label>
    </div>
  );
  return (
    <div className="table-tools">
      <Popover content={chooser} title={t('table.columns')} trigger="click" placement="bottomRight">
        <button type="button" className="btn">
          <Icon name="columns" />
          {t('table.columns')}
        </button>
      </Popover>
      <button
        type="button"
        className="btn"
        disabled={rows.length === 0}
        onClick={() => saveFile(`${file}.csv`, csvText(shown, rows), 'text/csv')}
      >
        <Icon name="files" />
        CSV
      </button>
    </div>
  );
}
