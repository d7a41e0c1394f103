import { Alert } from 'antd';
import { useState } from 'react';
import type { Org } from '../../../api/my-orgs.ts';
import { Button } from '../../../components/Button.tsx';
import { CallAlert } from '../../../components/call/CallAlert.tsx';
import { Form } from '../../../components/form/Form.tsx';
import { useText } from '../../../locales/use-text.ts';
import { ContactFields } from './ContactFields.tsx';
import type { ChallengeDraft, PartialDraft } from './challenge-draft.ts';
import { type Faults, findFaults, findRefusedFields } from './challenge-faults.ts';
import { FrameFields } from './FrameFields.tsx';
import { IdentityFields } from './IdentityFields.tsx';
import { PublicationFields } from './PublicationFields.tsx';
import { RegistrationFields } from './RegistrationFields.tsx';

interface Props {
  readonly orgs: readonly Org[];
  readonly initial: PartialDraft;
  /** Resolves to the error of the call, or undefined. */
  readonly onSend: (draft: ChallengeDraft) => Promise<unknown>;
  readonly isSending: boolean;
  readonly onTyped: (draft: PartialDraft) => void;
  readonly onCancel: () => void;
}

/** The form of a competition; faults are shown under their fields and counted above them. */
export function ChallengeForm({ orgs, initial, onSend, isSending, onTyped, onCancel }: Props) {
  const { t } = useText();
  const [draft, setDraft] = useState(initial);
  const [faults, setFaults] = useState<Faults>({});
  const [error, setError] = useState<unknown>();
  const faultCount = Object.keys(faults).length;

  const change = (part: PartialDraft) => {
    const changed = { ...draft, ...part };
    setDraft(changed);
    setFaults(Object.fromEntries(Object.entries(faults).filter(([name]) => !(name in part))));
    onTyped(changed);
  };
  const send = async () => {
    const newFaults = findFaults(draft, t);
    setFaults(newFaults);
    if (Object.keys(newFaults).length > 0) return;
    const refusal = await onSend(draft as ChallengeDraft);
    setError(refusal);
    setFaults(findRefusedFields(refusal, t));
  };

  const fields = { draft, faults, onDraft: change };
  return (
    <Form noValidate className="adm-form" onSend={send}>
      {faultCount > 0 ? (
        <Alert
          className="adm-gap"
          type="error"
          showIcon
          role="alert"
          title={t('challenge.refused', { count: faultCount })}
        />
      ) : (
        <CallAlert error={error} />
      )}
      <IdentityFields orgs={orgs} {...fields} />
      <FrameFields {...fields} />
      <PublicationFields {...fields} />
      <RegistrationFields {...fields} />
      <ContactFields {...fields} />
      <div className="savebar">
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button type="submit" kind="main" isBusy={isSending}>
          {t('challenge.save')}
        </Button>
      </div>
    </Form>
  );
}
