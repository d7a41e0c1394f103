import { Drawer } from 'antd';
import { useState } from 'react';
import { canMove, isFieldEvent, needsWind, TRIAL_STATUS, TRIAL_STATUSES } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { useDecideQualificationMutation } from '../../../api/qualification.ts';
import { Button } from '../../../components/Button.tsx';
import { CallAlert } from '../../../components/call/CallAlert.tsx';
import { Fieldset } from '../../../components/form/Fieldset.tsx';
import { Form } from '../../../components/form/Form.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextAreaField, TextField } from '../../../components/form/TextField.tsx';
import { useLeaveQuestion } from '../../../components/form/use-leave-question.ts';
import { useHost } from '../../../components/host.ts';
import { RuleFields } from '../../../components/trial/RuleFields.tsx';
import { makeRule, makeRuleDraft } from '../../../components/trial/rule-draft.ts';
import { useMedia } from '../../../components/use-media.ts';
import { useText } from '../../../locales/use-text.ts';
import { statusText } from '../list/columns.tsx';
import { useChangeTrialMutation } from '../trials-endpoints.ts';
import { DateFields } from './DateFields.tsx';
import { EventFields } from './EventFields.tsx';
import { type EditDraft, groupOf, isTakenBack, makeDraft, makeEdit, nameOf } from './edit-draft.ts';
import { findProblems } from './edit-problems.ts';
import { GroupField } from './GroupField.tsx';

interface Props {
  readonly challenge: Challenge;
  readonly trial: ProgrammeTrial;
  readonly programme: readonly ProgrammeTrial[];
  readonly onClose: () => void;
}

/** All of one trial: its event, group, name, dates, status, wind. It stays the same trial, with its lists. */
export function EditDrawer({ challenge: { oid: chOID, tz }, trial, programme, onClose }: Props) {
  const { t } = useText();
  const { notify } = useHost();
  const mayLeave = useLeaveQuestion();
  const wide = useMedia('(min-width: 600px)');
  const [sendEdit, { isLoading, error }] = useChangeTrialMutation();
  const [initial] = useState(() => makeDraft(trial, tz));
  const [draft, setDraft] = useState(initial);
  const [tried, setTried] = useState(false);
  const [ruleBefore] = useState(() => makeRuleDraft(trial.dets.qualifying ?? {}, trial.g0));
  const [rule, setRule] = useState(ruleBefore);
  const [decide, ruleCall] = useDecideQualificationMutation();
  // The rule of a round is that of all its heats; a final and a part of a combined event let nobody go on.
  const hasRule = trial.round !== 'f' && trial.round !== 'c' && draft.code.round === trial.round;
  const isRuleChanged = hasRule && JSON.stringify(rule) !== JSON.stringify(ruleBefore);
  const set = (change: Partial<EditDraft>) => setDraft((before) => ({ ...before, ...change }));

  const problems = findProblems(draft, trial, { tz, programme });
  /** Why a field is refused: once saving was tried, or at once. */
  const findFault = (field: keyof typeof problems, isShown = tried): string | undefined => {
    const problem = problems[field];
    return isShown && problem !== undefined ? t(problem) : undefined;
  };
  const leave = async () => {
    if ((JSON.stringify(draft) === JSON.stringify(initial) && !isRuleChanged) || (await mayLeave())) onClose();
  };
  const save = async () => {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    const edit = makeEdit(draft, trial, { tz, programme });
    const answer = await sendEdit({ chOID, oid: trial.oid, edit });
    if (answer.error !== undefined) return;
    if (isRuleChanged) {
      const body = { round: trial.round, rule: makeRule(rule, trial.g0) };
      const decided = await decide({ gOID: trial.gOID, body });
      if (decided.error !== undefined) return;
    }
    notify(t('trials.saved'));
    onClose();
  };

  return (
    <Drawer open size={wide ? 480 : '100%'} title={trial.name} onClose={() => void leave()} destroyOnHidden>
      <Form noValidate className="trial-edit" onSend={save}>
        <CallAlert error={error ?? ruleCall.error} />
        <EventFields
          code={draft.code}
          isPart={trial.dets.combined !== undefined}
          fault={findFault('code', true)}
          onCode={(code) => set({ code })}
        />
        <GroupField
          group={groupOf(draft.code, trial, programme)}
          name={draft.group}
          fault={findFault('group')}
          onName={(group) => set({ group })}
        />
        <TextField
          label={t('trials.edit.name')}
          fault={findFault('name')}
          maxLength={200}
          value={nameOf(draft, trial, programme)}
          onText={(name) => set({ name })}
        />
        <DateFields draft={draft} fault={findFault('date')} onDraft={set} />
        <SelectField
          label={t('trials.status')}
          value={draft.status}
          options={TRIAL_STATUSES.filter((to) => to === trial.status || canMove(trial.status, to)).map((to) => ({
            value: to as number,
            label: t(statusText(to)),
          }))}
          onChoose={(status) => set({ status })}
        />
        {isTakenBack(draft, trial) && (
          <TextField
            label={t('trials.edit.reason')}
            fault={findFault('reason')}
            value={draft.reason}
            onText={(reason) => set({ reason })}
          />
        )}
        {needsWind(draft.code) && !isFieldEvent(draft.code.g0) && (
          <TextField
            label={t('trials.edit.wind')}
            fault={findFault('wind', true)}
            isNumeric
            inputMode="decimal"
            value={draft.wind}
            onText={(wind) => set({ wind })}
          />
        )}
        {hasRule && (
          <Fieldset legend={t('trials.edit.rule')}>
            <div className="trial-pair">
              <RuleFields g0={trial.g0} rule={rule} onRule={setRule} />
            </div>
            <p className="muted">{t('trials.edit.rule.help')}</p>
          </Fieldset>
        )}
        <TextAreaField
          label={t('trials.edit.comment')}
          rows={3}
          maxLength={2000}
          value={draft.comment}
          onText={(comment) => set({ comment })}
        />
        {trial.status === TRIAL_STATUS.official && <p className="muted">{t('trials.edit.official')}</p>}
        <div className="btns trial-save">
          <Button onClick={() => void leave()}>{t('cancel')}</Button>
          <Button type="submit" kind="main" isBusy={isLoading || ruleCall.isLoading}>
            {t('challenge.save')}
          </Button>
        </div>
      </Form>
    </Drawer>
  );
}
