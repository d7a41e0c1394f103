import { Alert } from 'antd';
import { useMemo } from 'react';
import { type CompetitionLists, useCompetitionListsQuery } from '../../../api/competition-lists.ts';
import { QueryState } from '../../../components/call/QueryState.tsx';
import { ChoiceField } from '../../../components/form/ChoiceField.tsx';
import { useHost } from '../../../components/host.ts';
import { useText } from '../../../locales/use-text.ts';
import { compareLists } from '../compare/compare-lists.ts';
import { listNewEvents } from '../compare/new-events.ts';
import { type ImportMode, planEntries } from '../compare/plan-entries.ts';
import { formatFirstStart } from '../first-start.ts';
import type { UploadLists } from '../read/read-upload.ts';
import { makeChunks } from '../send/make-chunks.ts';
import { beginSending } from '../send/sending.ts';
import { ChangesTable } from './ChangesTable.tsx';
import { StepBar } from './StepBar.tsx';
import type { StepProps } from './step-props.ts';
import { listHeldGroups, useCheckedRows } from './use-checked-rows.ts';

const MODES: readonly ImportMode[] = ['add', 'replace'];

/** Shows what the import would change, before anything is sent. */
export function CompareStep(props: StepProps) {
  // Read again at every visit, so that changes are computed from the current lists.
  const current = useCompetitionListsQuery(props.challenge.oid, { refetchOnMountOrArgChange: true });
  return <QueryState query={current}>{(lists) => <Compare {...props} current={lists} />}</QueryState>;
}

function Compare({ challenge, importDraft, state, current }: StepProps & { readonly current: CompetitionLists }) {
  const { t } = useText();
  const { confirm } = useHost();
  const rows = useCheckedRows(state, challenge, current);
  const { upload, table, mode = 'add' } = state;
  const lists = useMemo<UploadLists>(
    () =>
      upload?.lists ??
      planEntries(
        rows.flatMap(({ entry }) => (entry === undefined ? [] : [entry])),
        current,
        { mode, date: formatFirstStart(challenge) },
      ),
    [upload, rows, current, mode, challenge],
  );
  const comparison = useMemo(() => compareLists(lists, current), [lists, current]);
  const chunks = useMemo(() => makeChunks(lists), [lists]);
  const { rows: counts, trials, overwritten } = comparison;
  const newEvents = useMemo(() => (upload === undefined ? listNewEvents(rows) : []), [upload, rows]);
  const newNames = newEvents
    .map(({ name, entries }) => t('entries.newEvents.one', { name, count: entries }))
    .join(', ');
  const hasNoChanges = comparison.changes.length === 0;
  const send = async () => {
    // In an empty programme every event is new: there the list above the button is enough.
    if (newEvents.length > 0 && listHeldGroups(current).length > 0) {
      const confirmed = await confirm({
        title: t('entries.newEvents.title', { count: newEvents.length }),
        subTitle: t('entries.newEvents.sub', { names: newNames }),
        action: t('entries.newEvents.act'),
      });
      if (!confirmed) return;
    }
    if (overwritten > 0 || counts.lost > 0) {
      const confirmed = await confirm({
        title: t(overwritten > 0 ? 'entries.overwrite.title' : 'entries.lose.title', {
          count: overwritten || counts.lost,
        }),
        subTitle: t('entries.overwrite.sub'),
        action: t('entries.send'),
        securityText: t('entries.overwrite.word'),
        destructive: true,
      });
      if (!confirmed) return;
    }
    const leftOut = rows.flatMap(({ line, who, entry }) => (entry === undefined ? [{ line, who }] : []));
    importDraft.update({
      step: 'send',
      sending: beginSending(upload?.name ?? table?.name ?? '', chunks, leftOut, new Date()),
    });
  };
  return (
    <>
      {upload === undefined && (
        <ChoiceField
          className="adm-gap"
          label={t('entries.mode')}
          isLabelHidden
          value={mode}
          options={MODES.map((value) => ({ value, label: t(`entries.mode.${value}`) }))}
          onChoose={(next) => importDraft.update({ mode: next })}
        />
      )}
      <dl className="entries-counts">
        {(['added', 'changed', 'same', 'lost'] as const).map((kind) => (
          <div key={kind} className={kind === 'lost' && counts.lost > 0 ? 'hot' : undefined}>
            <dt>{t(`entries.count.${kind}`)}</dt>
            <dd>{counts[kind]}</dd>
          </div>
        ))}
        <div>
          <dt>{t('entries.count.trials')}</dt>
          <dd>{trials.added}</dd>
        </div>
      </dl>
      {newEvents.length > 0 && (
        <Alert
          className="adm-gap"
          type="info"
          showIcon
          title={t('entries.newEvents', { count: newEvents.length, names: newNames })}
        />
      )}
      {overwritten > 0 && (
        <Alert
          className="adm-gap"
          type="warning"
          showIcon
          title={t('entries.overwrite.warn', { count: overwritten })}
        />
      )}
      {hasNoChanges ? <p className="muted">{t('entries.nothing')}</p> : <ChangesTable changes={comparison.changes} />}
      <StepBar
        onBack={() => importDraft.update({ step: upload === undefined ? 'control' : 'file' })}
        onNext={() => void send()}
        nextLabel={t('entries.send')}
        disabled={hasNoChanges}
      >
        {!hasNoChanges && t('entries.sendings', { count: chunks.length })}
      </StepBar>
    </>
  );
}
