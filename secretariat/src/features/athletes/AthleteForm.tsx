import { useState } from 'react';
import {
  findCategoryOfSex,
  findFederation,
  findFederationTable,
  findMainCategory,
  formatCategory,
  parseBirth,
} from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import type { ProgrammeGroup } from '../../api/programme-groups.ts';
import { type Athlete, useEditAthleteMutation } from '../../api/register.ts';
import { Button } from '../../components/Button.tsx';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { isReasonMissing } from '../../components/call/is-reason-missing.ts';
import { ClubField } from '../../components/entry/ClubField.tsx';
import { findSexLetter } from '../../components/entry/entry-draft.ts';
import { Form } from '../../components/form/Form.tsx';
import { ReasonDialog } from '../../components/form/ReasonDialog.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useHost } from '../../components/host.ts';
import { useText } from '../../locales/use-text.ts';
import { type AthleteDraft, findDraftFaults, makeChange, toDraft } from './athlete-change.ts';
import { formatName, listOtherSexEvents } from './athlete-rows.ts';

interface Props {
  readonly challenge: Challenge;
  readonly athlete: Athlete;
  readonly athletes: readonly Athlete[];
  readonly groups: readonly ProgrammeGroup[];
  /** What is typed and not saved yet; undefined where nothing was typed. */
  readonly typedDraft: AthleteDraft | undefined;
  readonly onDraft: (draft: AthleteDraft | undefined) => void;
  readonly onChanged: (key: string | undefined) => void;
}

const SEXES = ['', 'F', 'M', 'X'] as const;

/** Edits an athlete's personal details in all lists at once. */
export function AthleteForm({ challenge, athlete, athletes, groups, typedDraft, onDraft, onChanged }: Props) {
  const { t, language } = useText();
  const { notify, confirm } = useHost();
  const before = toDraft(athlete);
  const draft = typedDraft ?? before;
  const [isTried, setTried] = useState(false);
  const [isReasonDialogOpen, setReasonDialogOpen] = useState(false);
  const [send, { isLoading, error }] = useEditAthleteMutation();
  const faults = findDraftFaults(draft, athlete, athletes);
  const change = makeChange(draft, before);

  /** Asks where a new sex leaves the athlete in events of the other sex, which are then changed one by one. */
  const confirmSex = async (): Promise<boolean> => {
    const sexBefore = athlete.sex ?? findSexLetter(athlete.category);
    if (draft.sex === '' || draft.sex === sexBefore) return true;
    const events = listOtherSexEvents({ ...athlete, sex: draft.sex }, groups);
    return (
      events.length === 0 ||
      confirm({
        title: t('athletes.otherSex.title', { who: formatName(draft) }),
        subTitle: t('athletes.otherSex.sub', { events: events.map(({ name }) => name).join(', ') }),
        action: t('athletes.save'),
      })
    );
  };
  const save = async (reason?: string) => {
    setTried(true);
    if (change === undefined || Object.keys(faults).length > 0) return;
    if (reason === undefined && !(await confirmSex())) return;
    const rows = athlete.entries.map(({ trial, row }) => ({ trial, row }));
    const { data, error: sendError } = await send({
      chOID: challenge.oid,
      rows,
      ...change,
      ...(reason !== undefined && { reason }),
    });
    if (data === undefined) {
      if (isReasonMissing(sendError)) setReasonDialogOpen(true);
      return;
    }
    notify(t('athletes.saved', { who: formatName({ last: draft.last, first: draft.first }) }));
    onDraft(undefined);
    // The row's key contains the bib.
    const [first] = athlete.entries;
    const bib = change.change?.bib;
    onChanged(first === undefined || bib == null ? athlete.key : `${first.trial}~bib:${bib}`);
  };

  const makeFieldProps = (name: Exclude<keyof AthleteDraft, 'sex'>) => {
    const fault = isTried ? faults[name] : undefined;
    return {
      value: draft[name],
      maxLength: name === 'bib' ? 40 : name === 'country' ? 3 : name === 'licence' ? 64 : 120,
      onText: (text: string) => onDraft({ ...draft, [name]: text }),
      fault: fault && t(fault.text, { who: fault.who ?? '' }),
    };
  };
  const birth = parseBirth(draft.birth.trim());
  const sexOfCategory = findSexLetter(athlete.category);
  const sex = { F: 2, M: 1 }[(draft.sex || sexOfCategory) as 'F' | 'M'] as 1 | 2 | undefined;
  const formatSex = (value: (typeof SEXES)[number]): string => {
    if (value !== '') return t(`entry.sex.${value}`);
    return sexOfCategory === '' ? '–' : t('entry.sex.ofCategory', { sex: t(`entry.sex.${sexOfCategory}`) });
  };
  const table = findFederationTable(findFederation(challenge.rtype));
  const categoryOfSex =
    sex === undefined || athlete.category === undefined ? undefined : findCategoryOfSex(athlete.category, sex, table);
  const category =
    birth !== undefined && sex !== undefined
      ? findMainCategory(birth.day, sex, challenge.date, { table })?.id
      : (categoryOfSex ?? athlete.category);
  const isReasonAsked = isReasonMissing(error);
  return (
    <Form noValidate onSend={() => void save()}>
      <div className="athlete-fields">
        <TextField {...makeFieldProps('last')} label={t('starts.last')} isRequired />
        <TextField {...makeFieldProps('first')} label={t('starts.first')} />
        <SelectField
          label={t('entry.sex')}
          value={SEXES.find((one) => one === draft.sex) ?? ''}
          options={SEXES.map((value) => ({ value, label: formatSex(value) }))}
          onChoose={(value) => onDraft({ ...draft, sex: value })}
        />
        <TextField
          {...makeFieldProps('birth')}
          label={t('athletes.birth')}
          help={t('athletes.birth.help', { category: formatCategory(category, language) ?? '–' })}
          inputMode="numeric"
        />
        <ClubField {...makeFieldProps('club')} chOID={challenge.oid} label={t('starts.col.club')} />
        <TextField {...makeFieldProps('country')} label={t('athletes.country')} />
        <TextField {...makeFieldProps('licence')} label={t('entry.licence')} />
        <TextField
          {...makeFieldProps('bib')}
          label={t('athletes.bib')}
          help={athlete.bibs.length > 1 ? t('athletes.bib.several', { bibs: athlete.bibs.join(', ') }) : undefined}
        />
      </div>
      {!isReasonAsked && <CallAlert error={error} />}
      <div className="btns end athlete-save">
        <Button disabled={change === undefined} onClick={() => onDraft(undefined)}>
          {t('athletes.restore')}
        </Button>
        <Button type="submit" kind="main" isBusy={isLoading} disabled={change === undefined}>
          {t('athletes.save')}
        </Button>
      </div>
      {isReasonDialogOpen && (
        <ReasonDialog
          title={t('athletes.reason.title')}
          help={t('athletes.reason.help')}
          action={t('athletes.save')}
          onReason={(reason) => void save(reason)}
          onClose={() => setReasonDialogOpen(false)}
        />
      )}
    </Form>
  );
}
