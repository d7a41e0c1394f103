import { Table, type TableColumnsType } from 'antd';
import { Button } from '../../../components/Button.tsx';
import { type Translate, useText } from '../../../locales/use-text.ts';
import type { CheckedRow } from '../check/checked-row.ts';
import type { Field } from '../check/fields.ts';
import { fixCell, linesAlike } from '../check/fix-cell.ts';
import { type Issue, isError, type Reason } from '../check/issue.ts';
import type { Programme } from '../check/programme.ts';
import type { ImportState } from '../import-state.ts';
import type { ImportDraft } from '../use-import.ts';
import { EventNames } from './EventNames.tsx';
import { MendCell } from './MendCell.tsx';
import { MoveRow } from './MoveRow.tsx';
import { useFaultFocus } from './use-fault-focus.ts';

interface Props {
  readonly state: ImportState;
  readonly importDraft: ImportDraft;
  readonly programme: Programme;
  readonly all: readonly CheckedRow[];
  readonly rows: readonly CheckedRow[];
  readonly errors: boolean;
  readonly onNoted: (text: string) => void;
}

interface Fault extends Issue {
  readonly key: string;
  readonly row: CheckedRow;
}

const PAGE = 50;

/** Faults that another event of the programme puts right. */
const MOVABLE: ReadonlySet<Reason> = new Set(['sexDiffers', 'categoryNotOfEvent', 'eventUnknown']);

/** Faults one by one: the line, the column, the value, what is wrong with it, and a field to put it right. */
export function IssueTable({ state, importDraft, programme, all, rows, errors, onNoted }: Props) {
  const { t, language } = useText();
  const { fixes = {}, skipped = [] } = state;
  const faults: Fault[] = rows.flatMap((row) =>
    row.issues
      .filter((issue) => isError(issue) === errors)
      .map((issue) => ({ ...issue, row, key: `${row.line} ${issue.field} ${issue.reason}` })),
  );
  const mend = (fault: Fault, value: string) => {
    const lines = linesAlike(all, fault.row.line, fault);
    importDraft.update({ fixes: fixCell(fixes, lines, fault.field, value) });
    onNoted(lines.length > 1 ? t('entries.mended', { count: lines.length, value }) : '');
  };
  const columns: TableColumnsType<Fault> = [
    { title: t('entries.line'), key: 'line', className: 'nb', render: (_, { row }) => row.line },
    { title: t('entries.who'), key: 'who', rowScope: 'row', render: (_, { row }) => row.who || '–' },
    { title: t('entries.column'), key: 'column', render: (_, { field }) => columnName(t, state, field) },
    {
      title: t('entries.value'),
      key: 'value',
      render: (_, fault) => (
        <MendCell
          key={`${fault.key} ${fault.value}`}
          field={fault.field}
          value={fault.value}
          label={t('entries.mend', { column: columnName(t, state, fault.field), line: fault.row.line })}
          describedBy={`fault-${fault.key.replaceAll(' ', '-')}`}
          onMend={(value) => mend(fault, value)}
        />
      ),
    },
    {
      title: t('entries.reason'),
      key: 'reason',
      render: (_, fault) => (
        <>
          <IssueSentence id={`fault-${fault.key.replaceAll(' ', '-')}`} issue={fault} />
          {MOVABLE.has(fault.reason) && (
            <MoveRow
              row={fault.row}
              programme={programme}
              onMove={(uid) => importDraft.update({ fixes: fixCell(fixes, [fault.row.line], 'event', uid) })}
            />
          )}
        </>
      ),
    },
    {
      title: <span className="sr">{t('entries.acts')}</span>,
      key: 'acts',
      align: 'end',
      render: (_, { row }) => (
        <Button
          aria-label={t('entries.skip.of', { line: row.line })}
          onClick={() => importDraft.update({ skipped: [...new Set([...skipped, row.line])] })}
        >
          {t('entries.skip')}
        </Button>
      ),
    },
  ];
  const { frame, onFocus } = useFaultFocus(rows);
  return (
    <section
      ref={frame}
      aria-label={t(errors ? 'entries.errors.caption' : 'entries.warnings.caption')}
      tabIndex={-1}
      className="issues"
      onFocus={onFocus}
    >
      <EventNames language={language} />
      {faults.length === 0 && <p className="muted">{t(errors ? 'entries.none.errors' : 'entries.none.warnings')}</p>}
      {faults.length > 0 && (
        <Table<Fault>
          className="adm-table"
          size="small"
          caption={
            <caption className="sr">{t(errors ? 'entries.errors.caption' : 'entries.warnings.caption')}</caption>
          }
          rowKey="key"
          columns={columns}
          dataSource={faults}
          scroll={{ x: true }}
          pagination={faults.length > PAGE && { pageSize: PAGE, showSizeChanger: false }}
        />
      )}
    </section>
  );
}

const ALPHABET = 26;
const FIRST = 65;

/** The letter that a spreadsheet gives a column. @example columnLetter(27) // 'AB' */
function columnLetter(index: number): string {
  const letter = String.fromCharCode(FIRST + (index % ALPHABET));
  return index < ALPHABET ? letter : `${columnLetter(Math.floor(index / ALPHABET) - 1)}${letter}`;
}

/** The column as the file names it, with the spreadsheet's letter; what has no column goes by its meaning. */
function columnName(t: Translate, { table, mapping }: Pick<ImportState, 'table' | 'mapping'>, field: Field): string {
  const index = mapping?.[field];
  if (index === undefined) return t(`entries.field.${field}`);
  return `${table?.head[index] || t(`entries.field.${field}`)} (${columnLetter(index)})`;
}

/** Why a cell can not stay as it is, in words. */
function IssueSentence({ id, issue }: { readonly id: string; readonly issue: Issue }) {
  const { t } = useText();
  const { reason, value, detail = '' } = issue;
  return (
    <span id={id} className={isError(issue) ? 'fault' : 'doubt'}>
      {t(`entries.reason.${reason}`, { value, detail })}
    </span>
  );
}
