import { Table, type TableColumnsType } from 'antd';
import { useMemo, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { useText } from '../../../locales/use-text.ts';
import type { CheckedRow } from '../check/checked-row.ts';
import { groupIssues, type IssueGroup, OWN_VALUE_REASONS } from '../check/group-issues.ts';
import { type Answer, type Issue, isError, type Reason } from '../check/issue.ts';
import type { Programme } from '../check/programme.ts';
import { setFix } from '../check/set-fix.ts';
import type { ImportState } from '../import-state.ts';
import type { ImportDraft } from '../use-import.ts';
import { AnswerButtons, listAnswerLines } from './AnswerButtons.tsx';
import { EventNames } from './EventNames.tsx';
import { IssueCell } from './IssueCell.tsx';
import {
  formatCellText,
  formatFieldColumn,
  formatFixLabel,
  formatReason,
  formatSkipLabel,
  type ShownIssue,
} from './issue-texts.ts';
import { MoveRowsSelect } from './MoveRowsSelect.tsx';
import { useIssueFocus } from './use-issue-focus.ts';

interface Props {
  readonly state: ImportState;
  readonly importDraft: ImportDraft;
  readonly programme: Programme;
  readonly allRows: readonly CheckedRow[];
  readonly rows: readonly CheckedRow[];
  readonly areErrors: boolean;
  readonly onMessage: (text: string) => void;
}

const PAGE_SIZE = 50;

/** Reasons that moving to another event can resolve. */
const MOVABLE_REASONS: ReadonlySet<Reason> = new Set([
  'sexDiffers',
  'sexMissing',
  'sexBlank',
  'sexAssumed',
  'categoryMissing',
  'categoryNotOfEvent',
  'eventMissing',
  'eventNew',
  'eventNotForAge',
  'eventUnknown',
  'sexNotOfEvent',
]);

/** Reasons whose first answer is given by Enter in the cell as it is. */
const ENTER_REASONS: ReadonlySet<Reason> = new Set(['clubNear']);

/** Lines or names of a group that are listed before the ellipsis. */
const MAX_LISTED = 3;

const joinShort = (texts: readonly (string | number)[]): string =>
  texts.slice(0, MAX_LISTED).join(', ') + (texts.length > MAX_LISTED ? ' …' : '');

/** The errors or warnings with line, column, reason and a field for the correction; equal ones are one group that can be expanded. */
export function IssueTable({ state, importDraft, programme, allRows, rows, areErrors, onMessage }: Props) {
  const { t, language } = useText();
  const { fixes = {}, skipped = [] } = state;
  const [openGroups, setOpenGroups] = useState<ReadonlySet<string>>(new Set());
  const groups = useMemo(() => groupIssues(rows, allRows, areErrors), [rows, allRows, areErrors]);
  const shownIssues = groups.flatMap((group): ShownIssue[] =>
    openGroups.has(group.key) && group.rows.length > 1 ? [group, ...listMembers(group)] : [group],
  );
  const fixLines = (lines: readonly number[], { field }: ShownIssue, value: string, text = value) => {
    importDraft.update({ fixes: setFix(fixes, lines, field, value) });
    onMessage(lines.length > 1 ? t('entries.mended', { count: lines.length, value: text }) : '');
  };
  const answerIssue = (issue: ShownIssue, answer: Answer) =>
    fixLines(listAnswerLines(issue, answer), issue, answer.value, answer.kind === 'sex' ? answer.label : answer.value);
  const toggle = (key: string) =>
    setOpenGroups(
      openGroups.has(key) ? new Set([...openGroups].filter((one) => one !== key)) : new Set([...openGroups, key]),
    );
  const columns: TableColumnsType<ShownIssue> = [
    {
      title: t('entries.line'),
      key: 'line',
      className: 'nb',
      render: (_, issue) => joinShort(issue.rows.map(({ line }) => line)),
    },
    {
      title: t('entries.who'),
      key: 'who',
      rowScope: 'row',
      render: (_, issue) => (
        <>
          {issue.rows.length > 1 && <b className="fault-count">{t('entries.rows', { count: issue.rows.length })}</b>}
          {joinShort(issue.rows.map(({ who }) => who || '–'))}
        </>
      ),
    },
    { title: t('entries.column'), key: 'column', render: (_, { field }) => formatFieldColumn(t, state, field) },
    {
      title: t('entries.value'),
      key: 'value',
      render: (_, issue) => {
        if (issue.rows.length > 1 && OWN_VALUE_REASONS.has(issue.reason))
          return <span className="muted">{t('entries.ownValues')}</span>;
        const [answer] = ENTER_REASONS.has(issue.reason) ? (issue.answers ?? []) : [];
        return (
          <IssueCell
            key={`${issue.key} ${issue.value}`}
            field={issue.field}
            value={formatCellText(issue)}
            emptyText={t(issue.isMixed === true ? 'entries.mixedValues' : 'entries.noValue')}
            label={formatFixLabel(t, issue, formatFieldColumn(t, state, issue.field))}
            describedBy={makeSentenceId(issue)}
            onFix={(value) => fixLines(issue.lines, issue, value)}
            onEnter={answer && (() => answerIssue(issue, answer))}
          />
        );
      },
    },
    {
      title: t('entries.reason'),
      key: 'reason',
      render: (_, issue) => (
        <>
          <IssueSentence id={makeSentenceId(issue)} issue={issue} />
          <AnswerButtons issue={issue} onAnswer={(answer) => answerIssue(issue, answer)} />
          {MOVABLE_REASONS.has(issue.reason) && (
            <MoveRowsSelect
              rows={issue.rows}
              programme={programme}
              onMove={(uid) =>
                importDraft.update({
                  fixes: setFix(
                    fixes,
                    issue.rows.map(({ line }) => line),
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
      // Within reach whatever the width: the rest of the row is what scrolls.
      fixed: 'end',
      render: (_, issue) => (
        <div className="fault-acts">
          {issue.rows.length > 1 && (
            <Button
              aria-expanded={openGroups.has(issue.key)}
              aria-label={t('entries.oneByOne.of', {
                reason: formatReason(t, issue),
              })}
              onClick={() => toggle(issue.key)}
            >
              {t('entries.oneByOne')}
            </Button>
          )}
          <Button
            aria-label={formatSkipLabel(t, issue)}
            onClick={() =>
              importDraft.update({ skipped: [...new Set([...skipped, ...issue.rows.map(({ line }) => line)])] })
            }
          >
            {t('entries.skip')}
          </Button>
        </div>
      ),
    },
  ];
  const { frame, onFocus } = useIssueFocus(rows);
  return (
    <section
      ref={frame}
      aria-label={t(areErrors ? 'entries.errors.caption' : 'entries.warnings.caption')}
      tabIndex={-1}
      className="issues"
      onFocus={onFocus}
    >
      <EventNames language={language} />
      {shownIssues.length === 0 && (
        <p className="muted">{t(areErrors ? 'entries.none.errors' : 'entries.none.warnings')}</p>
      )}
      {shownIssues.length > 0 && (
        <Table<ShownIssue>
          className="adm-table"
          size="small"
          caption={
            <caption className="sr">{t(areErrors ? 'entries.errors.caption' : 'entries.warnings.caption')}</caption>
          }
          rowKey="key"
          columns={columns}
          dataSource={shownIssues}
          scroll={{ x: true }}
          pagination={shownIssues.length > PAGE_SIZE && { pageSize: PAGE_SIZE, showSizeChanger: false }}
        />
      )}
    </section>
  );
}

const omitIsMixed = ({ isMixed: _, ...group }: IssueGroup) => group;

/** The rows of a group, each as an issue of its own. */
const listMembers = (group: IssueGroup): ShownIssue[] =>
  group.rows.map((row) => ({
    ...omitIsMixed(group),
    key: `${group.key} ${row.line}`,
    value: row.issues.find(({ field, reason }) => field === group.field && reason === group.reason)?.value ?? '',
    rows: [row],
    lines: [row.line],
    isMember: true,
  }));

const makeSentenceId = ({ rows: [{ line }], field, reason, isMember }: ShownIssue): string =>
  [isMember === true ? 'member' : 'fault', line, field, reason].join('-');

function IssueSentence({ id, issue }: { readonly id: string; readonly issue: Issue }) {
  const { t } = useText();
  return (
    <span id={id} className={isError(issue) ? 'fault' : 'doubt'}>
      {formatReason(t, issue)}
    </span>
  );
}
