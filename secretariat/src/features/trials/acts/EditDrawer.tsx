import { Button, Drawer } from 'antd';
import { useState } from 'react';
import {
  canMove,
  dayOf,
  isCorrection,
  parseWind,
  TRIAL_STATUS,
  type TrialStatus,
  timeOf,
  windMatters,
} from 'shared-domain';
import type { Challenge, TrialEdit } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { CallAlert } from '../../../components/CallAlert.tsx';
import { instantOf } from '../../../components/clock.ts';
import { useHost } from '../../../components/host.ts';
import { useMedia } from '../../../components/use-media.ts';
import { useText } from '../../../locales/use-text.ts';
import { statusText } from '../list/columns.tsx';
import { useChangeTrialMutation } from '../trials-endpoints.ts';
import { EditField } from './EditField.tsx';

interface Props {
  readonly challenge: Challenge;
  readonly trial: ProgrammeTrial;
  readonly onClose: () => void;
}

const STATUSES = [20, 25, 30, 5, 10, 15, 40, 50] as const satisfies readonly TrialStatus[];

/** When, its name, where it stands, its wind: what of one trial may change without it being another. */
export function EditDrawer({ challenge: { oid: chOID, tz }, trial, onClose }: Props) {
  const { t } = useText();
  const { notify } = useHost();
  const wide = useMedia('(min-width: 600px)');
  const [change, { isLoading, error }] = useChangeTrialMutation();
  const [name, setName] = useState(trial.name);
  const [day, setDay] = useState(dayOf(trial.date, tz));
  const [time, setTime] = useState(timeOf(trial.date, tz));
  const [status, setStatus] = useState<number>(trial.status);
  const [wind, setWind] = useState(trial.dets.wind === undefined ? '' : String(trial.dets.wind));
  const [comment, setComment] = useState(trial.dets.comment ?? '');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);

  const date = instantOf(day, time, tz);
  const read = wind.trim() === '' ? undefined : parseWind(wind);
  const windWrong = wind.trim() !== '' && read === undefined;
  const corrects = isCorrection(trial.status, status);
  const wrong = name.trim() === '' || date === undefined || windWrong || (corrects && reason.trim() === '');

  const save = async () => {
    setTried(true);
    if (wrong || date === undefined) return;
    const { wind: _wind, comment: _comment, ...kept } = trial.dets;
    const dets = {
      ...kept,
      ...(read !== undefined && { wind: read }),
      ...(comment.trim() !== '' && { comment: comment.trim() }),
    };
    const edit: TrialEdit = {
      name: name.trim(),
      ...(date !== new Date(trial.date).toISOString() && { date }),
      ...(status !== trial.status && { status: status as TrialStatus }),
      ...(corrects && { reason: reason.trim() }),
      dets,
      revision: trial.revision,
    };
    const answer = await change({ chOID, oid: trial.oid, edit });
    if (answer.error !== undefined) return;
    notify(t('trials.saved'));
    onClose();
  };

  return (
    <Drawer open size={wide ? 480 : '100%'} title={trial.name} onClose={onClose} destroyOnHidden>
      <form
        className="trial-edit"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <CallAlert error={error} />
        <p className="muted">
          {trial.group} · <code>{trial.uid}</code>
        </p>
        <EditField label={t('trials.edit.name')} error={tried && name.trim() === '' && t('error.required')}>
          {(field) => <input {...field} className="in" value={name} onChange={({ target }) => setName(target.value)} />}
        </EditField>
        <div className="trial-pair">
          <EditField label={t('trials.day')} error={tried && date === undefined && t('error.required')}>
            {(field) => (
              <input
                {...field}
                className="in"
                type="date"
                value={day}
                onChange={({ target }) => setDay(target.value)}
              />
            )}
          </EditField>
          <EditField label={t('trials.time')}>
            {(field) => (
              <input
                {...field}
                className="in"
                type="time"
                value={time}
                onChange={({ target }) => setTime(target.value)}
              />
            )}
          </EditField>
        </div>
        <EditField label={t('trials.status')}>
          {(field) => (
            <select
              {...field}
              className="sel"
              value={status}
              onChange={({ target }) => setStatus(Number(target.value))}
            >
              {STATUSES.filter((to) => to === trial.status || canMove(trial.status, to)).map((to) => (
                <option key={to} value={to}>
                  {to} – {t(statusText(to))}
                </option>
              ))}
            </select>
          )}
        </EditField>
        {corrects && (
          <EditField label={t('trials.edit.reason')} error={tried && reason.trim() === '' && t('error.required')}>
            {(field) => (
              <input {...field} className="in" value={reason} onChange={({ target }) => setReason(target.value)} />
            )}
          </EditField>
        )}
        {windMatters(trial) && trial.g0 < 900_000 && (
          <EditField label={t('trials.edit.wind')} error={windWrong && t('trials.edit.wind.wrong')}>
            {(field) => (
              <input
                {...field}
                className="in num"
                inputMode="decimal"
                value={wind}
                onChange={({ target }) => setWind(target.value)}
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
              value={comment}
              onChange={({ target }) => setComment(target.value)}
            />
          )}
        </EditField>
        {trial.status === TRIAL_STATUS.official && <p className="muted">{t('trials.edit.official')}</p>}
        <div className="btns trial-save">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={isLoading}>
            {t('challenge.save')}
          </Button>
        </div>
      </form>
    </Drawer>
  );
}
