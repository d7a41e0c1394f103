import { Alert } from 'antd';
import { useRef, useState } from 'react';
import { findCategory, findEventFit, findFederation, findFederationTable, isRelayEvent } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import type { ProgrammeGroup } from '../../api/programme-groups.ts';
import type { SuggestedAthlete } from '../../api/register.ts';
import { useStartListQuery } from '../../api/start-lists.ts';
import { useText } from '../../locales/use-text.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TextField } from '../form/TextField.tsx';
import type { StartEdits } from '../trial/use-start-edits.ts';
import { ClubField } from './ClubField.tsx';
import { EntryWarnings } from './EntryWarnings.tsx';
import { EventField } from './EventField.tsx';
import {
  EMPTY_DRAFT,
  type EntryDraft,
  type EntryTarget,
  fillDraft,
  findDraftCategory,
  findEntryFaults,
  makeEntry,
} from './entry-draft.ts';
import { LastNameField } from './LastNameField.tsx';
import { findFreeLane, type ListChoice } from './list-choices.ts';
import './entry.css';

interface Props {
  readonly challenge: Challenge;
  readonly groups: readonly ProgrammeGroup[];
  /** The list to add to; without it the form asks for the event. */
  readonly list?: ListChoice | undefined;
  readonly edit: StartEdits['edit'];
  readonly onClose: () => void;
}

const SEXES = ['', 'F', 'M'] as const;

/** The form of a late entry: the name is enough; a suggested athlete fills in the rest. */
export function AddAthlete({ challenge, groups, list: fixed, edit, onClose }: Props) {
  const { t } = useText();
  const [chosen, setChosen] = useState<ListChoice>();
  const [typed, setTyped] = useState<EntryDraft>(EMPTY_DRAFT);
  const [lane, setLane] = useState<string>();
  const [isTried, setTried] = useState(false);
  const eventField = useRef<HTMLInputElement>(null);
  const list = fixed ?? chosen;
  const starts = useStartListQuery(list?.oid ?? '', { skip: list === undefined });
  const rows = starts.currentData?.rows ?? [];
  const ref = list?.trial ?? list?.group.trials[0];
  const isRelay = ref !== undefined && isRelayEvent(ref);
  const isMixed = ref !== undefined && findCategory(ref.category)?.sex === 3;
  const draft: EntryDraft = { ...typed, lane: lane ?? (list?.trial === undefined ? '' : findFreeLane(rows)) };
  const target: EntryTarget | undefined =
    list === undefined || ref === undefined
      ? undefined
      : { list: list.oid, event: ref, isHeat: list.trial !== undefined, rows };
  const faults = findEntryFaults(draft, target, challenge);
  const category = findDraftCategory(draft, ref?.category ?? 0, challenge);
  const table = findFederationTable(findFederation(challenge.rtype));
  const fit = ref === undefined ? 'unknown' : findEventFit(ref.category, { category }, { on: challenge.date, table });

  const save = async () => {
    setTried(true);
    if (target === undefined || Object.keys(faults).length > 0) return;
    const entry = makeEntry(draft, target, challenge);
    const who = [draft.last, draft.first].filter(Boolean).join(' ');
    if (await edit([{ op: 'add', trial: target.list, entry }], t('starts.added', { who }))) onClose();
  };
  const take = (known: SuggestedAthlete) => {
    setTyped(fillDraft(typed, known));
    if (fixed === undefined) eventField.current?.focus();
  };

  const findFault = (name: keyof EntryDraft | 'event'): string | undefined => {
    const fault = isTried ? faults[name] : undefined;
    return fault && t(fault);
  };
  const field = (name: Exclude<keyof EntryDraft, 'sex'>) => ({
    fault: findFault(name),
    maxLength: 120,
    value: draft[name],
    onText: (text: string) => (name === 'lane' ? setLane(text) : setTyped({ ...typed, [name]: text })),
  });
  return (
    <FormDialog
      title={t(isRelay ? 'starts.addTeam' : 'starts.add')}
      action={t('starts.add.save')}
      onSend={save}
      onClose={onClose}
    >
      <div className="add-fields">
        {isRelay ? (
          <TextField {...field('last')} label={t('starts.col.team')} autoFocus />
        ) : (
          <LastNameField {...field('last')} chOID={challenge.oid} label={t('starts.last')} onPick={take} />
        )}
        {!isRelay && (
          <>
            <TextField {...field('first')} label={t('starts.first')} />
            {fixed === undefined && (
              <EventField
                ref={eventField}
                challenge={challenge}
                groups={groups}
                draft={draft}
                chosen={chosen}
                fault={findFault('event')}
                onChoose={(next) => {
                  setChosen(next);
                  setLane(undefined);
                }}
              />
            )}
            <TextField {...field('birth')} label={t('starts.birth')} help={t('starts.birth.help')} />
            <ClubField {...field('club')} chOID={challenge.oid} label={t('starts.col.club')} />
            {(fixed === undefined || isMixed || findFault('sex') !== undefined) && (
              <SelectField
                label={t('entry.sex')}
                fault={findFault('sex')}
                value={draft.sex}
                options={SEXES.map((value) => ({ value, label: value === '' ? '–' : t(`entry.sex.${value}`) }))}
                onChoose={(sex) => setTyped({ ...typed, sex })}
              />
            )}
            <TextField {...field('licence')} label={t('entry.licence')} maxLength={64} />
            <TextField {...field('bib')} label={t('starts.col.bib')} maxLength={40} />
          </>
        )}
        {list?.trial !== undefined && (
          <TextField {...field('lane')} label={t('starts.lane')} inputMode="numeric" maxLength={2} />
        )}
        <TextField {...field('best')} label={t('starts.best')} />
      </div>
      {fit === 'age' && (
        <Alert type="warning" showIcon title={t('entry.age', { name: list?.group.name ?? '', count: 1 })} />
      )}
      {!isRelay && isMixed && category === undefined && <Alert type="info" title={t('starts.mixed')} />}
      <EntryWarnings challenge={challenge} trial={list?.trial} />
    </FormDialog>
  );
}
