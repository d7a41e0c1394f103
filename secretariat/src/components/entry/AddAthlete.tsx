import { Alert } from 'antd';
import { useRef, useState } from 'react';
import {
  findCategory,
  findEventFit,
  findFederation,
  findFederationTable,
  isRelayEvent,
  readEntryEvent,
} from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { type ProgrammeGroup, readGroupEvent } from '../../api/programme-groups.ts';
import type { SuggestedAthlete } from '../../api/register.ts';
import { useStartListQuery } from '../../api/start-lists.ts';
import { useText } from '../../locales/use-text.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TextField } from '../form/TextField.tsx';
import type { StartEdits } from '../trial/use-start-edits.ts';
import { readLaneCount } from '../trial/venue-store.ts';
import { AfterDrawNote } from './AfterDrawNote.tsx';
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
  findSexLetter,
  makeEntry,
  readDraftBest,
} from './entry-draft.ts';
import { findOnlyRelay } from './event-choices.ts';
import { LastNameField } from './LastNameField.tsx';
import { ListField } from './ListField.tsx';
import { findFreeLane, type ListChoice } from './list-choices.ts';
import './entry.css';

interface Props {
  readonly challenge: Challenge;
  readonly groups: readonly ProgrammeGroup[];
  /** The list to add to; without it the form asks for the event. */
  readonly list?: ListChoice | undefined;
  /** Whether a relay team is added, where no list says so. */
  readonly isTeam?: boolean;
  readonly edit: StartEdits['edit'];
  readonly onClose: () => void;
}

const SEXES = ['', 'F', 'M'] as const;

/** The form of a late entry: the name is enough; a suggested athlete fills in the rest. */
export function AddAthlete({ challenge, groups, list: fixedList, isTeam = false, edit, onClose }: Props) {
  const { t } = useText();
  const [chosenList, setChosenList] = useState(() => (isTeam ? findOnlyRelay(groups, challenge) : undefined));
  const [typedDraft, setTyped] = useState<EntryDraft>(EMPTY_DRAFT);
  const [lane, setLane] = useState<string>();
  const [isTried, setTried] = useState(false);
  /** The text of an unlikely best that was asked about: sent again, it counts. */
  const [askedBest, setAskedBest] = useState<string>();
  const eventField = useRef<HTMLInputElement>(null);
  const list = fixedList ?? chosenList;
  const starts = useStartListQuery(list?.oid ?? '', { skip: list === undefined });
  const rows = starts.currentData?.rows ?? [];
  const laneCount = readLaneCount(challenge.org.oid);
  const eventRef = list?.trial ?? list?.group.trials[0];
  const isRelay = isTeam || (eventRef !== undefined && isRelayEvent(eventRef));
  const isMixed = eventRef !== undefined && findCategory(eventRef.category)?.sex === 3;
  const draft: EntryDraft = {
    ...typedDraft,
    lane: lane ?? (list?.trial === undefined ? '' : findFreeLane(rows, laneCount)),
  };
  const target: EntryTarget | undefined =
    list === undefined || eventRef === undefined
      ? undefined
      : { list: list.oid, event: eventRef, isHeat: list.trial !== undefined, rows };
  const faults = findEntryFaults(draft, target, challenge);
  const best = readDraftBest(draft, eventRef);
  const category = findDraftCategory(draft, eventRef?.category ?? 0, challenge);
  const table = findFederationTable(findFederation(challenge.rtype));
  const entryEvent = list?.trial === undefined ? list && readGroupEvent(list.group) : readEntryEvent(list.trial);
  const fit =
    entryEvent === undefined ? 'unknown' : findEventFit(entryEvent, { category }, { on: challenge.date, table });

  const save = async () => {
    setTried(true);
    if (target === undefined || Object.keys(faults).length > 0) return;
    if (best?.isUnlikely === true && askedBest !== draft.best) {
      setAskedBest(draft.best);
      return;
    }
    const entry = makeEntry(draft, target, challenge);
    const name = [draft.last, draft.first].filter(Boolean).join(' ');
    if (await edit([{ op: 'add', trial: target.list, entry }], t('starts.added', { who: name }))) onClose();
  };
  const chooseList = (next: ListChoice | undefined) => {
    setChosenList(next);
    setLane(undefined);
  };
  const fillFromAthlete = (athlete: SuggestedAthlete) => {
    setTyped(fillDraft(typedDraft, athlete, challenge.oid));
    if (fixedList === undefined) eventField.current?.focus();
  };

  const findFault = (name: keyof EntryDraft | 'event'): string | undefined => {
    const fault = isTried ? faults[name] : undefined;
    if (fault !== undefined) return t(fault);
    const isAsked = name === 'best' && best?.isUnlikely === true && askedBest === draft.best;
    return isAsked ? t('entry.best.doubt', { mark: best.shown }) : undefined;
  };
  // Another name is somebody else.
  const type = (name: keyof EntryDraft, text: string) =>
    setTyped({ ...typedDraft, [name]: text, ...(['last', 'first', 'sex'].includes(name) && { category: '' }) });
  const makeFieldProps = (name: Exclude<keyof EntryDraft, 'sex' | 'category'>) => ({
    fault: findFault(name),
    maxLength: 120,
    value: draft[name],
    onText: (text: string) => (name === 'lane' ? setLane(text) : type(name, text)),
  });
  return (
    <FormDialog
      title={t(isRelay ? 'starts.addTeam' : 'starts.add')}
      action={t('starts.add.save')}
      isUnsaved={lane !== undefined || Object.values(typedDraft).some((text) => text !== '')}
      onSend={save}
      onClose={onClose}
    >
      <div className="add-fields">
        {isRelay ? (
          <ClubField {...makeFieldProps('last')} chOID={challenge.oid} label={t('starts.col.team')} autoFocus />
        ) : (
          <LastNameField
            {...makeFieldProps('last')}
            chOID={challenge.oid}
            label={t('starts.last')}
            sex={findSexLetter(eventRef?.category) || undefined}
            onPick={fillFromAthlete}
          />
        )}
        {!isRelay && <TextField {...makeFieldProps('first')} label={t('starts.first')} />}
        {fixedList === undefined && (
          <EventField
            ref={eventField}
            challenge={challenge}
            groups={groups}
            draft={draft}
            isTeam={isTeam}
            chosen={chosenList}
            fault={findFault('event')}
            onChoose={chooseList}
          />
        )}
        {!isRelay && (
          <>
            <TextField {...makeFieldProps('birth')} label={t('starts.birth')} help={t('starts.birth.help')} />
            <ClubField {...makeFieldProps('club')} chOID={challenge.oid} label={t('starts.col.club')} />
            {(fixedList === undefined || isMixed || findFault('sex') !== undefined) && (
              <SelectField
                label={t('entry.sex')}
                fault={findFault('sex')}
                value={draft.sex}
                options={SEXES.map((value) => ({ value, label: value === '' ? '–' : t(`entry.sex.${value}`) }))}
                onChoose={(sex) => type('sex', sex)}
              />
            )}
            <TextField {...makeFieldProps('licence')} label={t('entry.licence')} maxLength={64} />
            <TextField {...makeFieldProps('bib')} label={t('athletes.bib')} maxLength={40} />
          </>
        )}
        <TextField
          {...makeFieldProps('best')}
          label={t(isRelay ? 'starts.best.team' : 'starts.best')}
          help={best === undefined ? undefined : t('entry.best.shown', { mark: best.shown })}
        />
        {/* What the event brings comes last: the fields before keep their place for the hand on the Tab key. */}
        {fixedList === undefined && <ListField laneCount={laneCount} chosen={chosenList} onChoose={chooseList} />}
        {list?.trial !== undefined && (
          <TextField {...makeFieldProps('lane')} label={t('starts.lane')} inputMode="numeric" maxLength={2} />
        )}
      </div>
      {fit === 'age' && (
        <Alert type="warning" showIcon title={t('entry.age', { name: list?.group.name ?? '', count: 1 })} />
      )}
      {!isRelay && isMixed && category === undefined && <Alert type="info" title={t('starts.mixed')} />}
      <AfterDrawNote laneCount={laneCount} list={list} onChoose={fixedList === undefined ? chooseList : undefined} />
      <EntryWarnings challenge={challenge} trial={list?.trial} />
    </FormDialog>
  );
}
