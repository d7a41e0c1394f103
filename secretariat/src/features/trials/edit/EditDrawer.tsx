import { useState } from 'react';
import {
  canChangeStatus,
  findFederation,
  findFederationTable,
  formatWind,
  isFieldEvent,
  needsWind,
  readEvent,
  readOptions,
  TRIAL_STATUS,
  TRIAL_STATUSES,
} from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { useDecideQualificationMutation } from '../../../api/qualification.ts';
import { Button } from '../../../components/Button.tsx';
import { CallAlert } from '../../../components/call/CallAlert.tsx';
import { Fieldset } from '../../../components/form/Fieldset.tsx';
import { Form } from '../../../components/form/Form.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { SideDrawer } from '../../../components/form/SideDrawer.tsx';
import { TextAreaField, TextField } from '../../../components/form/TextField.tsx';
import { useConfirmDiscard } from '../../../components/form/use-confirm-discard.ts';
import { useHost } from '../../../components/host.ts';
import { RuleFields } from '../../../components/trial/RuleFields.tsx';
import { makeRule, makeRuleDraft } from '../../../components/trial/rule-draft.ts';
import { formatTrialName } from '../../../components/trial/trial-name.ts';
import { useText } from '../../../locales/use-text.ts';
import { makeStatusKey } from '../list/trial-columns.tsx';
import { useChangeTrialMutation } from '../trials-endpoints.ts';
import { moveCategories } from './contest-draft.ts';
import { DateFields } from './DateFields.tsx';
import { EventFields } from './EventFields.tsx';
import {
  type EditDraft,
  findGroup,
  isOfficialWindRemoved,
  makeDraft,
  makeEdit,
  makeTrialName,
  needsReason,
  parseDraftWind,
} from './edit-draft.ts';
import { findProblems } from './edit-problems.ts';
import { GroupField } from './GroupField.tsx';

interface Props {
  readonly challenge: Challenge;
  readonly trial: ProgrammeTrial;
  readonly programme: readonly ProgrammeTrial[];
  readonly onClose: () => void;
}

/** Edits a trial: event, group, name, dates, status and wind; its lists are kept. */
export function EditDrawer({ challenge, trial, programme, onClose }: Props) {
  const { oid: chOID, tz } = challenge;
  const { t, language } = useText();
  const { notify } = useHost();
  const confirmLeaving = useConfirmDiscard();
  const [sendEdit, { isLoading, error }] = useChangeTrialMutation();
  const [initial] = useState(() => makeDraft(trial, tz));
  const [draft, setDraft] = useState(initial);
  const [wasSaveTried, setWasSaveTried] = useState(false);
  const [initialRule] = useState(() => makeRuleDraft(trial.dets.qualifying ?? {}, trial.g0));
  const [rule, setRule] = useState(initialRule);
  const [decide, ruleCall] = useDecideQualificationMutation();
  // The qualifying rule is the same for all heats of a round; finals and parts of combined events have none.
  const hasRule = trial.round !== 'f' && trial.round !== 'c' && draft.code.round === trial.round;
  const isRuleChanged = hasRule && JSON.stringify(rule) !== JSON.stringify(initialRule);
  const changeDraft = (change: Partial<EditDraft>) => setDraft((previous) => ({ ...previous, ...change }));

  const ownTrials = programme.filter(({ gOID, round }) => gOID === trial.gOID && round !== 'c');
  const lists = [trial.gOID, ...ownTrials.map(({ oid }) => oid)];
  const { wind } = parseDraftWind(draft);
  const { isWindRequired } = readOptions(challenge.flag);
  const problems = findProblems(draft, trial, { tz, programme });
  /** The fault of a field, if it is to be shown: by default only after an attempt to save. */
  const findFault = (field: keyof typeof problems, isShown = wasSaveTried): string | undefined => {
    const problem = problems[field];
    return isShown && problem !== undefined ? t(problem) : undefined;
  };
  const confirmAndClose = async () => {
    if ((JSON.stringify(draft) === JSON.stringify(initial) && !isRuleChanged) || (await confirmLeaving())) onClose();
  };
  const save = async () => {
    setWasSaveTried(true);
    if (Object.keys(problems).length > 0) return;
    const edit = makeEdit(draft, trial, { tz, programme });
    const answer = await sendEdit({ chOID, oid: trial.oid, edit });
    if (answer.error !== undefined) return;
    if (isRuleChanged) {
      const body = { round: trial.round, rule: makeRule(rule, trial.g0) };
      const outcome = await decide({ gOID: trial.gOID, body });
      if (outcome.error !== undefined) return;
    }
    notify(t('trials.saved'));
    onClose();
  };

  return (
    <SideDrawer width={480} title={formatTrialName(trial, language)} onClose={confirmAndClose}>
      <Form noValidate className="trial-edit" onSend={save}>
        <CallAlert error={error ?? ruleCall.error} />
        <EventFields
          challenge={challenge}
          trialUid={draft.code}
          categories={draft.categories}
          lists={lists}
          isPart={trial.dets.combined !== undefined}
          fault={findFault('code', true)}
          onChange={(code) =>
            changeDraft({
              code,
              categories: moveCategories(
                { category: draft.code.category, categories: draft.categories },
                code.category,
                findFederationTable(findFederation(challenge.rtype)),
              ),
            })
          }
          onCategories={(categories) => changeDraft({ categories })}
        />
        <GroupField
          group={findGroup(draft.code, trial, programme)}
          name={draft.group}
          fault={findFault('group')}
          onName={(group) => changeDraft({ group })}
        />
        <TextField
          label={t('trials.edit.name')}
          fault={findFault('name')}
          maxLength={200}
          value={makeTrialName(draft, trial, programme)}
          onText={(name) => changeDraft({ name })}
        />
        <DateFields draft={draft} findFault={(field) => findFault(field)} onDraft={changeDraft} />
        <SelectField
          label={t('trials.status')}
          value={draft.status}
          options={TRIAL_STATUSES.filter((to) => to === trial.status || canChangeStatus(trial.status, to)).map(
            (to) => ({
              value: to as number,
              label: t(makeStatusKey(to)),
            }),
          )}
          onChoose={(status) => changeDraft({ status })}
        />
        {needsReason(draft, trial) && (
          <TextField
            label={t('trials.edit.reason')}
            fault={findFault('reason')}
            help={isOfficialWindRemoved(draft, trial) && isWindRequired ? t('trials.edit.reason.wind') : undefined}
            value={draft.reason}
            onText={(reason) => changeDraft({ reason })}
          />
        )}
        {needsWind(readEvent(draft.code, challenge.kind)) && !isFieldEvent(draft.code.g0) && (
          <TextField
            label={t('trials.edit.wind')}
            fault={findFault('wind', true)}
            help={wind === undefined ? undefined : t('results.wind.read', { wind: formatWind(wind) })}
            isNumeric
            inputMode="decimal"
            value={draft.wind}
            onText={(wind) => changeDraft({ wind })}
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
          onText={(comment) => changeDraft({ comment })}
        />
        {trial.status === TRIAL_STATUS.official && <p className="muted">{t('trials.edit.official')}</p>}
        <div className="btns trial-save">
          <Button onClick={() => void confirmAndClose()}>{t('cancel')}</Button>
          <Button type="submit" kind="main" isBusy={isLoading || ruleCall.isLoading}>
            {t('challenge.save')}
          </Button>
        </div>
      </Form>
    </SideDrawer>
  );
}
