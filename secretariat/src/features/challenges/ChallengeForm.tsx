import { Alert, Form } from 'antd';
import { useState } from 'react';
import type { Org } from '../../api/my-orgs.ts';
import { Button } from '../../components/Button.tsx';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { useText } from '../../locales/use-text.ts';
import { ContactFields } from './ContactFields.tsx';
import type { ChallengeDraft } from './challenge-draft.ts';
import { FrameFields } from './FrameFields.tsx';
import { fieldErrors } from './field-errors.ts';
import { IdentityFields } from './IdentityFields.tsx';
import { PublicationFields } from './PublicationFields.tsx';

interface Props {
  readonly orgs: readonly Org[];
  readonly initial: Partial<ChallengeDraft>;
  /** Sends what was typed; resolves to why it was refused. */
  readonly onSend: (draft: ChallengeDraft) => Promise<unknown>;
  readonly sending: boolean;
  readonly onTyped: (draft: Partial<ChallengeDraft>) => void;
  readonly onCancel: () => void;
}

const FOCUS = { block: 'center', focus: true } as const;

/** A refused value is said under its field and counted above; the first one takes the focus. */
export function ChallengeForm({ orgs, initial, onSend, sending, onTyped, onCancel }: Props) {
  const { t } = useText();
  const [form] = Form.useForm<ChallengeDraft>();
  const [error, setError] = useState<unknown>();
  const [refused, setRefused] = useState(0);

  const submit = async (draft: ChallengeDraft) => {
    setRefused(0);
    const refusal = await onSend(draft);
    setError(refusal);
    if (refusal === undefined) return;
    const named = fieldErrors(refusal as Parameters<typeof fieldErrors>[0]);
    form.setFields(named.map(({ field, detail }) => ({ name: field, errors: [t('error.refused', { detail })] })));
    const [first] = named;
    if (first === undefined) return;
    setRefused(named.length);
    form.scrollToField(first.field, FOCUS);
  };

  return (
    <Form<ChallengeDraft>
      name="challenge"
      form={form}
      layout="vertical"
      requiredMark
      className="adm-form"
      initialValues={initial}
      scrollToFirstError={FOCUS}
      onValuesChange={(_, draft) => onTyped(draft)}
      onFinish={submit}
      onFinishFailed={({ errorFields }) => setRefused(errorFields.length)}
    >
      {refused > 0 && (
        <Alert
          className="adm-gap"
          type="error"
          showIcon
          role="alert"
          title={t('challenge.refused', { count: refused })}
        />
      )}
      {refused === 0 && <CallAlert error={error} />}
      <IdentityFields orgs={orgs} />
      <FrameFields />
      <PublicationFields />
      <ContactFields />
      <div className="savebar">
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button type="submit" kind="main" isBusy={sending}>
          {t('challenge.save')}
        </Button>
      </div>
    </Form>
  );
}
