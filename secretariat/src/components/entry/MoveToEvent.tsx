import { Alert } from 'antd';
import { useState } from 'react';
import { formatRound } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import type { ProgrammeGroup } from '../../api/programme-groups.ts';
import type { Start } from '../../api/start-lists.ts';
import { useText } from '../../locales/use-text.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { SearchSelectField } from '../form/SearchSelect.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { formatStart } from '../trial/start-name.ts';
import type { StartEdits } from '../trial/use-start-edits.ts';
import { listEventChoices } from './event-choices.ts';

interface Props {
  readonly challenge: Challenge;
  readonly groups: readonly ProgrammeGroup[];
  /** oids of the list and of the event that the athletes leave. */
  readonly from: { readonly list: string; readonly group: string };
  readonly rows: readonly Start[];
  readonly edit: StartEdits['edit'];
  readonly onClose: () => void;
  readonly onMoved?: (list: string) => void;
}

/** «Passer vers»: athletes of one list go to another event, into its entries or a heat without results. */
export function MoveToEvent({ challenge, groups, from, rows, edit, onClose, onMoved }: Props) {
  const { t, language } = useText();
  const [eventOid, setEventOid] = useState<string>();
  const [listOid, setListOid] = useState<string>();
  const choices = listEventChoices(
    groups.filter(({ oid }) => oid !== from.group),
    rows,
    challenge,
  );
  const chosen = choices.find(({ group }) => group.oid === eventOid);
  const athletes = rows.length === 1 ? formatStart(rows[0] as Start) : t('entry.athletes', { count: rows.length });
  const heats = (chosen?.group.trials ?? []).filter(({ round, results }) => round !== 'c' && results === 0);
  const lists = [
    { value: chosen?.group.oid ?? '', label: t('starts.commitments') },
    ...heats.map((trial) => ({ value: trial.oid, label: formatRound(trial, language) })),
  ];
  const target = lists.find(({ value }) => value === listOid) ?? lists[0];
  const move = async () => {
    if (chosen === undefined || target === undefined) return;
    const label = `${chosen.group.name} – ${target.label}`;
    const edits = rows.map(({ row }) => ({ op: 'move' as const, trial: from.list, row, to: target.value }));
    if (!(await edit(edits, t('starts.movedTo', { who: athletes, label })))) return;
    onMoved?.(target.value);
    onClose();
  };
  return (
    <FormDialog
      title={t('entry.move.title', { who: athletes })}
      action={t('entry.move.act')}
      isDisabled={chosen === undefined}
      onSend={move}
      onClose={onClose}
    >
      {choices.length === 0 ? (
        <p className="muted">{t('entry.move.none')}</p>
      ) : (
        <SearchSelectField
          label={t('entry.event')}
          autoFocus
          value={eventOid ?? null}
          onChange={(value: string) => {
            setEventOid(value);
            setListOid(undefined);
          }}
          options={choices.map(({ group, fit }) => ({
            value: group.oid,
            label: fit === 'age' ? t('entry.event.age', { name: group.name }) : group.name,
          }))}
        />
      )}
      {chosen !== undefined && lists.length > 1 && (
        <SelectField label={t('entry.list')} value={target?.value ?? ''} options={lists} onChoose={setListOid} />
      )}
      {chosen?.fit === 'age' && (
        <Alert type="warning" showIcon title={t('entry.age', { name: chosen.group.name, count: rows.length })} />
      )}
    </FormDialog>
  );
}
