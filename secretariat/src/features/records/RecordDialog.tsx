import { Alert } from 'antd';
import { useState } from 'react';
import { RECORD_KINDS } from 'shared-domain';
import type { OwnRecord, SentRecord } from '../../api/event-records.ts';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { FormDialog } from '../../components/form/FormDialog.tsx';
import { SearchSelectField } from '../../components/form/SearchSelect.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useText } from '../../locales/use-text.ts';
import {
  EMPTY_DRAFT,
  findFaults,
  findOtherMark,
  findUnlikelyMark,
  hasScope,
  makeDraft,
  makeRecord,
  type RecordDraft,
  type RecordFaults,
} from './record-draft.ts';
import type { listRecordEvents } from './record-events.ts';

interface Props {
  /** The record that is edited; absent for a new one. */
  readonly record: OwnRecord | undefined;
  readonly others: readonly OwnRecord[];
  readonly events: ReturnType<typeof listRecordEvents>;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly hasConflict: boolean;
  readonly onSave: (record: SentRecord) => void;
  readonly onClose: () => void;
}

/** Asks for a record: event, kind, mark, holder, and where and when where they are known. */
export function RecordDialog({ record, others, events, onSave, onClose, ...state }: Props) {
  const { t } = useText();
  const initialDraft = record === undefined ? EMPTY_DRAFT : makeDraft(record);
  const [draft, setDraft] = useState<RecordDraft>(initialDraft);
  const [faults, setFaults] = useState<RecordFaults>({});
  const [markFault, setMarkFault] = useState<string>();
  const [warnedMark, setWarnedMark] = useState<string>();
  const edit = (change: Partial<RecordDraft>) => {
    setDraft((current) => ({ ...current, ...change }));
    setFaults((current) => Object.fromEntries(Object.entries(current).filter(([name]) => !(name in change))));
    if ('mark' in change || 'event' in change || 'kind' in change) setMarkFault(undefined);
  };
  const save = () => {
    const sent = makeRecord(draft, record);
    setFaults(findFaults(draft));
    if (sent === undefined) return;
    const otherMark = findOtherMark(draft, others);
    const unlikelyMark = findUnlikelyMark(draft);
    if (otherMark !== undefined) {
      setMarkFault(t('records.mark.other', { mark: otherMark }));
    } else if (unlikelyMark !== undefined && unlikelyMark !== warnedMark) {
      setWarnedMark(unlikelyMark);
      setMarkFault(t('records.mark.doubt', { mark: unlikelyMark }));
    } else onSave(sent);
  };
  const showFault = (name: keyof RecordDraft) => {
    const fault = faults[name];
    return fault === undefined ? undefined : t(fault);
  };
  return (
    <FormDialog
      title={t(record === undefined ? 'records.new' : 'records.edit')}
      action={t('records.save')}
      isBusy={state.isBusy}
      isUnsaved={JSON.stringify(draft) !== JSON.stringify(initialDraft)}
      onSend={save}
      onClose={onClose}
    >
      <CallAlert error={state.error} />
      {state.hasConflict && <Alert type="error" showIcon role="alert" title={t('records.conflict')} />}
      <SearchSelectField
        label={t('records.event')}
        isRequired
        autoFocus={record === undefined}
        fault={showFault('event')}
        value={draft.event === '' ? null : draft.event}
        onChange={(event: string) => edit({ event })}
        options={events}
      />
      <SelectField
        label={t('records.kind')}
        value={draft.kind}
        options={RECORD_KINDS.map((value) => ({ value, label: t(`records.kind.${value}`) }))}
        onChoose={(kind) => edit({ kind })}
      />
      {hasScope(draft.kind) && (
        <TextField
          label={t('records.scope')}
          autoComplete="off"
          maxLength={120}
          help={t('records.scope.help')}
          value={draft.scope}
          onText={(scope) => edit({ scope })}
        />
      )}
      <TextField
        label={t('records.mark')}
        isRequired
        isNumeric
        autoComplete="off"
        maxLength={20}
        fault={showFault('mark') ?? markFault}
        value={draft.mark}
        onText={(mark) => edit({ mark })}
      />
      <TextField
        label={t('records.holder')}
        isRequired
        autoComplete="off"
        maxLength={120}
        help={t('records.holder.help')}
        fault={showFault('holder')}
        value={draft.holder}
        onText={(holder) => edit({ holder })}
      />
      <TextField
        label={t('records.club')}
        autoComplete="off"
        maxLength={120}
        value={draft.club}
        onText={(club) => edit({ club })}
      />
      <TextField
        label={t('records.nation')}
        autoComplete="off"
        maxLength={3}
        fault={showFault('country')}
        value={draft.country}
        onText={(country) => edit({ country })}
      />
      <TextField
        label={t('records.date')}
        autoComplete="off"
        maxLength={10}
        fault={showFault('date')}
        value={draft.date}
        onText={(date) => edit({ date })}
      />
    </FormDialog>
  );
}
