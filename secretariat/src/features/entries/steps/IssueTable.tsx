import { Table, type TableColumnsType } from 'antd';
import { useMemo, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { type Translate, useText } from '../../../locales/use-text.ts';
import type { CheckedRow } from '../check/checked-row.ts';
import type { Field } from '../check/fields.ts';
import { fixCell } from '../check/fix-cell.ts';
import { type FaultGroup, groupFaults } from '../check/group-faults.ts';
import { type Issue, isError, type Reason } from '../check/issue.ts';
import type { Programme } from '../check/programme.ts';
import type { ImportState } from '../import-state.ts';
import type { ImportDraft } from '../use-import.ts';
import { EventNames } from './EventNames.tsx';
import { MendCell } from './MendCell.tsx';
import { MoveRow } from './MoveRow.tsx';
import { nameColumn } from './name-column.ts';
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

/** A group of equal faults, or one row of a group that is open. */
interface ShownFault extends FaultGroup {
  readonly isMember?: true;
}

const PAGE = 50;

/** Faults that another event of the programme puts right. */
const MOVABLE: ReadonlySet<Reason> = new Set(['sexDiffers', 'categoryNotOfEvent', 'eventUnknown']);

/** Names of athletes that stand for a group. */
const MAX_NAMED = 3;

const listShort = (texts: readonly (string | number)[]): string =>
  texts.slice(0, MAX_NAMED).join(', ') + (texts.length > MAX_NAMED ? ' …' : '');

/** Faults with the line, the column, the value, what is wrong with it, and a field to put it right: equal ones in one, which opens row by row. */
export function IssueTable({ state, importDraft, programme, all, rows, errors, onNoted }: Props) {
  const { t, language } = useText();
  const { fixes = {}, skipped = [] } = state;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const groups = useMemo(() => groupFaults(rows, all, errors), [rows, all, errors]);
  const faults = groups.flatMap((group): ShownFault[] =>
    open.has(group.key) ? [group, ...openGroup(group)] : [group],
  );
  const mend = ({ lines, field }: ShownFault, value: string) => {
    importDraft.update({ fixes: fixCell(fixes, lines, field, value) });
    onNoted(lines.length > 1 ? t('entries.mended', { count: lines.length, value }) : '');
  };
  const toggle = (key: string) =>
    setOpen(open.has(key) ? new Set([...open].filter((one) => one !== key)) : new Set([...open, key]));
  const columns: TableColumnsType<ShownFault> = [
    {
      title: t('entries.line'),
      key: 'line',
      className: 'nb',
      render: (_, fault) => listShort(fault.rows.map(({ line }) => line)),
    },
    {
      title: t('entries.who'),
      key: 'who',
      rowScope: 'row',
      render: (_, fault) => (
        <>
          {fault.rows.length > 1 && <b className="fault-count">{t('entries.rows', { count: fault.rows.length })}</b>}
          {listShort(fault.rows.map(({ who }) => who || '–'))}
        </>
      ),
    },
    { title: t('entries.column'), key: 'column', render: (_, { field }) => columnName(t, state, field) },
    {
      title: t('entries.value'),
      key: 'value',
      render: (_, fault) => (
        <MendCell
          key={`${fault.key} ${fault.value}`}
          field={fault.field}
          value={fault.value}
          emptyText={t(fault.isMixed === true ? 'entries.mixedValues' : 'entries.noValue')}
          label={mendLabel(t, fault, columnName(t, state, fault.field))}
          describedBy={sentenceId(fault)}
          onMend={(value) => mend(fault, value)}
        />
      ),
    },
    {
      title: t('entries.reason'),
      key: 'reason',
      render: (_, fault) => (
        <>
          <IssueSentence id={sentenceId(fault)} issue={fault} />
          {MOVABLE.has(fault.reason) && (
            <MoveRow
              rows={fault.rows}
              programme={programme}
              onMove={(uid) =>
                importDraft.update({
                  fixes: fixCell(
                    fixes,
                    fault.rows.map(({ line }) => line),
                    'event',
                    uid,
                  ),
                })
              }
            />
          )}
        </>
      ),
    },
    {
      title: <span className="sr">{t('entries.acts')}</span>,
      key: 'acts',
      align: 'end',
      render: (_, fault) => (
        <div className="fault-acts">
          {fault.rows.length > 1 && (
            <Button
              aria-expanded={open.has(fault.key)}
              aria-label={t('entries.oneByOne.of', { reason: t(`entries.reason.${fault.reason}`, wordsOf(fault)) })}
              onClick={() => toggle(fault.key)}
            >
              {t('entries.oneByOne')}
            </Button>
          )}
          <Button
            aria-label={skipLabel(t, fault)}
            onClick={() =>
              importDraft.update({ skipped: [...new Set([...skipped, ...fault.rows.map(({ line }) => line)])] })
            }
          >
            {t('entries.skip')}
          </Button>
        </div>
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
        <Table<ShownFault>
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

const withoutMix = ({ isMixed: _, ...group }: FaultGroup) => group;

/** The rows of a group, each as a fault of its own. */
const openGroup = (group: FaultGroup): ShownFault[] =>
  group.rows.map((row) => ({
    ...withoutMix(group),
    key: `${group.key} ${row.line}`,
    value: row.issues.find(({ field, reason }) => field === group.field && reason === group.reason)?.value ?? '',
    rows: [row],
    lines: [row.line],
    isMember: true,
  }));

const wordsOf = ({ value, detail = '' }: Issue) => ({ value, detail });

const sentenceId = ({ rows: [{ line }], field, reason, isMember }: ShownFault): string =>
  [isMember === true ? 'member' : 'fault', line, field, reason].join('-');

const mendLabel = (t: Translate, { rows }: ShownFault, column: string): string =>
  rows.length > 1
    ? t('entries.mend.all', { column, count: rows.length })
    : t('entries.mend', { column, line: rows[0].line });

const skipLabel = (t: Translate, fault: ShownFault): string =>
  fault.rows.length > 1
    ? t('entries.skip.all', { count: fault.rows.length, reason: t(`entries.reason.${fault.reason}`, wordsOf(fault)) })
    : t('entries.skip.of', { line: fault.rows[0].line });

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
  const name = table?.isHeadless === true ? nameColumn(t, table, index) : table?.head[index];
  return `${name || t(`entries.field.${field}`)} (${columnLetter(index)})`;
}

/** Why a cell can not stay as it is, in words. */
function IssueSentence({ id, issue }: { readonly id: string; readonly issue: Issue }) {
  const { t } = useText();
  return (
    <span id={id} className={isError(issue) ? 'fault' : 'doubt'}>
      {t(`entries.reason.${issue.reason}`, wordsOf(issue))}
    </span>
  );
}
