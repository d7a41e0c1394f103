import { Alert } from 'antd';
import { useState } from 'react';
import type { Challenge, UploadStart } from 'shared-domain/contract';
import type { ProgrammeGroup } from '../../api/programme-groups.ts';
import type { Athlete } from '../../api/register.ts';
import { listEventChoices } from '../../components/entry/event-choices.ts';
import { FormDialog } from '../../components/form/FormDialog.tsx';
import { SearchSelectField } from '../../components/form/SearchSelect.tsx';
import type { StartEdits } from '../../components/trial/use-start-edits.ts';
import { useText } from '../../locales/use-text.ts';

interface Props {
  readonly challenge: Challenge;
  readonly groups: readonly ProgrammeGroup[];
  readonly athletes: readonly Athlete[];
  readonly edit: StartEdits['edit'];
  readonly onClose: () => void;
  readonly onEntered: () => void;
}

/** An entry of an athlete in one more event, without the best mark of another event. */
function makeEntry({ last, first, sex, dob, category, clubName, country, auid, bibs: [bib] }: Athlete): UploadStart {
  const entry = { last, first, sex, dob, category, clubName, country, auid, bib };
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined)) as UploadStart;
}

/** Enters several athletes in one event; those who are entered already are left out. */
export function EnterMany({ challenge, groups, athletes, edit, onClose, onEntered }: Props) {
  const { t } = useText();
  const [eventOid, setEventOid] = useState<string>();
  const choices = listEventChoices(groups, athletes, challenge);
  const chosen = choices.find(({ group }) => group.oid === eventOid);
  const notEntered = athletes.filter(({ entries }) => !entries.some(({ gOID }) => gOID === eventOid));
  const enter = async () => {
    if (chosen === undefined || notEntered.length === 0) return;
    const { oid: trial, name } = chosen.group;
    const edits = notEntered.map((athlete) => ({ op: 'add' as const, trial, entry: makeEntry(athlete) }));
    if (!(await edit(edits, t('athletes.entered', { count: notEntered.length, name })))) return;
    onEntered();
    onClose();
  };
  return (
    <FormDialog
      title={t('athletes.enter.title', { count: athletes.length })}
      action={t('athletes.enter.act', { count: eventOid === undefined ? athletes.length : notEntered.length })}
      isDisabled={chosen === undefined || notEntered.length === 0}
      onSend={enter}
      onClose={onClose}
    >
      {choices.length === 0 ? (
        <p className="muted">{t('athletes.enter.none')}</p>
      ) : (
        <SearchSelectField
          label={t('entry.event')}
          autoFocus
          value={eventOid ?? null}
          onChange={(value: string) => setEventOid(value)}
          options={choices.map(({ group, fit }) => ({
            value: group.oid,
            label: fit === 'age' ? t('entry.event.age', { name: group.name }) : group.name,
          }))}
        />
      )}
      {eventOid !== undefined && notEntered.length < athletes.length && (
        <Alert type="info" title={t('athletes.enter.already', { count: athletes.length - notEntered.length })} />
      )}
      {chosen?.fit === 'age' && (
        <Alert type="warning" showIcon title={t('entry.age', { name: chosen.group.name, count: athletes.length })} />
      )}
    </FormDialog>
  );
}
