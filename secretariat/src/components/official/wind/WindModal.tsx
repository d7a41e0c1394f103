import { useState } from 'react';
import { formatValue, formatWind, readEvent, TRIAL_STATUS } from 'shared-domain';
import type { SheetAnswer } from 'shared-domain/contract';
import { entryApi, useEditTrialMutation, useTrialSheetQuery } from '../../../api/marks/entry-endpoints.ts';
import { useText } from '../../../locales/use-text.ts';
import { QueryState } from '../../call/QueryState.tsx';
import { useRefusal } from '../../call/use-refusal.ts';
import { CheckField } from '../../form/CheckField.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { TextField } from '../../form/TextField.tsx';
import { useHost } from '../../host.ts';
import { formatTrialName } from '../../trial/trial-name.ts';
import {
  findWindFault,
  listWindFields,
  makeWindEdits,
  readFieldWind,
  readRaceWind,
  type TypedWinds,
} from './wind-fields.ts';
import '../official.css';

export interface WindProps {
  /** oid of the trial that is to be official. */
  readonly trial: string;
  readonly onOfficial: () => void;
  readonly onClose: () => void;
}

/** Asks for the wind readings that the competition requires and the trial lacks, then makes its results official. */
export function WindModal(props: WindProps) {
  const query = useTrialSheetQuery(props.trial, { refetchOnMountOrArgChange: true });
  return <QueryState query={query}>{(sheet) => <WindForm {...props} sheet={sheet} />}</QueryState>;
}

function WindForm({ sheet, onOfficial, onClose }: WindProps & { readonly sheet: SheetAnswer }) {
  const { t, language } = useText();
  const { store } = useHost();
  const showRefusal = useRefusal();
  const [edit] = useEditTrialMutation();
  const [typed, setTyped] = useState<TypedWinds>({});
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isUnread, setUnread] = useState(false);
  const { trial, kind } = sheet;
  const event = readEvent(trial, kind);
  const fields = listWindFields(sheet);

  const write = async (): Promise<unknown> => {
    for (const row of makeWindEdits(sheet, typed)) {
      const { error } = await store.dispatch(entryApi.endpoints.editRow.initiate({ oid: trial.oid, edit: row }));
      if (error !== undefined) return error;
    }
    const wind = readRaceWind(typed);
    const unread = isUnread ? { isWindUnread: true as const, reason: t('results.windMissing.reason') } : {};
    const dets = wind === undefined ? {} : { dets: { ...trial.dets, wind } };
    const { error } = await edit({ oid: trial.oid, edit: { ...dets, ...unread, status: TRIAL_STATUS.official } });
    return error;
  };
  const send = async () => {
    setSent(true);
    const hasFault = (field: (typeof fields)[number]) => {
      const fault = findWindFault(field, typed);
      return fault === 'unreadable' || (fault === 'missing' && !isUnread);
    };
    if (fields.some(hasFault)) return;
    setBusy(true);
    const error = await write();
    setBusy(false);
    if (error === undefined) onOfficial();
    else showRefusal(error);
  };
  return (
    <FormDialog
      title={t('results.windMissing.title')}
      action={t('results.act.official')}
      isBusy={isBusy}
      width={520}
      onSend={send}
      onClose={onClose}
    >
      <p className="muted">{t('results.windMissing.help', { trial: formatTrialName(trial, language) })}</p>
      <div className="wind-fields">
        {fields.map((field, index) => {
          const fault = findWindFault(field, typed);
          const wind = readFieldWind(field, typed);
          const { attempt } = field;
          const isShown = fault === 'unreadable' || (fault === 'missing' && isSent && !isUnread);
          return (
            <TextField
              key={field.key}
              label={
                attempt === undefined
                  ? t('results.wind')
                  : t('results.windMissing.attempt', {
                      who: attempt.who,
                      n: attempt.number,
                      mark: formatValue(attempt.v, event),
                    })
              }
              help={
                wind === undefined
                  ? field.isRequired
                    ? undefined
                    : t('results.windMissing.optional')
                  : t('results.wind.read', { wind: formatWind(wind) })
              }
              fault={isShown ? t(fault === 'missing' ? 'results.windMissing.fault' : 'results.fault.wind') : undefined}
              isNumeric
              inputMode="decimal"
              autoComplete="off"
              autoFocus={index === 0}
              value={typed[field.key] ?? ''}
              onText={(text) => setTyped((known) => ({ ...known, [field.key]: text }))}
            />
          );
        })}
      </div>
      <CheckField checked={isUnread} onCheck={setUnread}>
        {t('results.windMissing.unread')}
      </CheckField>
    </FormDialog>
  );
}
