import { Drawer } from 'antd';
import { useRef, useState } from 'react';
import { canMove, isFieldEvent, needsWind, TRIAL_STATUS, TRIAL_STATUSES } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { Button } from '../../../components/Button.tsx';
import { CallAlert } from '../../../components/call/CallAlert.tsx';
import { useHost } from '../../../components/host.ts';
import { useMedia } from '../../../components/use-media.ts';
import { useText } from '../../../locales/use-text.ts';
import { statusText } from '../list/columns.tsx';
import { useChangeTrialMutation } from '../trials-endpoints.ts';
import { DateFields } from './DateFields.tsx';
import { EditField } from './EditField.tsx';
import { EventFields } from './EventFields.tsx';
import { draftOf, type EditDraft, editOf, groupOf, isTakenBack, nameOf } from './edit-draft.ts';
import { problemsOf } from './edit-problems.ts';
import { GroupField } from './GroupField.tsx';

interface Props {
  readonly challenge: Challenge;
  readonly trial: ProgrammeTrial;
  readonly programme: readonly ProgrammeTrial[];
  readonly onClose: () => void;
}

/** All of one trial: its event, group, name, dates, where it stands, its wind. It stays the same trial, with its lists. */
export function EditDrawer({ challenge: { oid: chOID, tz }, trial, programme, onClose }: Props) {
  const { t } = useText();
  const { notify, confirm } = useHost();
  const wide = useMedia('(min-width: 600px)');
  const form = useRef<HTMLFormElement>(null);
  const [change, { isLoading, error }] = useChangeTrialMutation();
  const [initial] = useState(() => draftOf(trial, tz));
  const [draft, setDraft] = useState(initial);
  const [tried, setTried] = useState(false);
  const set = (said: Partial<EditDraft>) => setDraft((before) => ({ ...before, ...said }));

  const problems = problemsOf(draft, trial, { tz, programme });
  const saidOf = (field: keyof typeof problems, at = tried): string | false => {
    const problem = problems[field];
    return at && problem !== undefined && t(problem);
  };
  const leave = async () => {
    const question = {
      title: t('challenge.leave.title'),
      subTitle: t('challenge.leave.sub'),
      action: t('challenge.leave.act'),
      destructive: true,
    };
    if (JSON.stringify(draft) === JSON.stringify(initial) || (await confirm(question))) onClose();
  };
  const save = async () => {
    setTried(true);
    if (Object.keys(problems).length > 0) {
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const edit = editOf(draft, trial, { tz, programme });
    const answer = await change({ chOID, oid: trial.oid, edit });
    if (answer.error !== undefined) return;
    notify(t('trials.saved'));
    onClose();
  };

  return (
    <Drawer open size={wide ? 480 : '100%'} title={trial.name} onClose={() => void leave()} destroyOnHidden>
      <form
        ref={form}
        className="trial-edit"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <CallAlert error={error} />
        <EventFields
          code={draft.code}
          isPart={trial.dets.combined !== undefined}
          error={saidOf('code', true)}
          onCode={(code) => set({ code })}
        />
        <GroupField
          of={groupOf(draft.code, trial, programme)}
          value={draft.group}
          error={saidOf('group')}
          onGroup={(group) => set({ group })}
        />
        <EditField label={t('trials.edit.name')} error={saidOf('name')}>
          {(field) => (
            <input
              {...field}
              className="in"
              maxLength={200}
              value={nameOf(draft, trial, programme)}
              onChange={({ target }) => set({ name: target.value })}
            />
          )}
        </EditField>
        <DateFields draft={draft} error={saidOf('date')} onDraft={set} />
        <EditField label={t('trials.status')}>
          {(field) => (
            <select
              {...field}
              className="sel"
              value={draft.status}
              onChange={({ target }) => set({ status: Number(target.value) })}
            >
              {TRIAL_STATUSES.filter((to) => to === trial.status || canMove(trial.status, to)).map((to) => (
                <option key={to} value={to}>
                  {to} – {t(statusText(to))}
                </option>
              ))}
            </select>
          )}
        </EditField>
        {isTakenBack(draft, trial) && (
          <EditField label={t('trials.edit.reason')} error={saidOf('reason')}>
            {(field) => (
              <input
                {...field}
                className="in"
                value={draft.reason}
                onChange={({ target }) => set({ reason: target.value })}
              />
            )}
          </EditField>
        )}
        {needsWind(draft.code) && !isFieldEvent(draft.code.g0) && (
          <EditField label={t('trials.edit.wind')} error={saidOf('wind', true)}>
            {(field) => (
              <input
                {...field}
                className="in num"
                inputMode="decimal"
                value={draft.wind}
                onChange={({ target }) => set({ wind: target.value })}
              />
            )}
          </EditField>
        )}
        <EditField label={t('trials.edit.comment')}>
          {(field) => (
            <textarea
              {...field}
              className="in"
              rows={3}
              maxLength={2000}
              value={draft.comment}
              onChange={({ target }) => set({ comment: target.value })}
            />
          )}
        </EditField>
        {trial.status === TRIAL_STATUS.official && <p className="muted">{t('trials.edit.official')}</p>}
        <div className="btns trial-save">
          <Button onClick={() => void leave()}>{t('cancel')}</Button>
          <Button type="submit" kind="main" isBusy={isLoading}>
            {t('challenge.save')}
          </Button>
        </div>
      </form>
    </Drawer>
  );
}
