import { useState } from 'react';
import { useMyChallengesQuery } from '../../api/my-challenges.ts';
import { Button } from '../../components/Button.tsx';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { Form } from '../../components/form/Form.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Icon } from '../../components/Icon.tsx';
import { useText } from '../../locales/use-text.ts';
import { type CodeKnown, useLazyCodeKnownQuery } from './codes-endpoints.ts';

/** Asks the server whether a typed code is valid, and for what. */
export function CheckCode() {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const [known, setKnown] = useState<CodeKnown>();
  const [ask, { isFetching, error }] = useLazyCodeKnownQuery();
  const { data: challenges = [] } = useMyChallengesQuery();
  const check = async () => {
    if (typed.trim() === '') return;
    const answer = await ask(typed.trim());
    setKnown(answer.data);
  };
  const nameOf = (chOID: string) => challenges.find(({ oid }) => oid === chOID)?.name ?? t('codes.check.elsewhere');
  return (
    <>
      <Form className="bar-filters" onSend={check}>
        <TextField
          className="code-check"
          label={t('codes.check')}
          value={typed}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="ABCD-2345"
          onText={(text) => {
            setTyped(text);
            setKnown(undefined);
          }}
        />
        <Button type="submit" isBusy={isFetching}>
          {t('codes.check.act')}
        </Button>
        <span role="status" className={known?.state === 'valid' ? 'off code-known' : 'code-known'}>
          {known?.state === 'valid' && <Icon name="check" />}
          {known?.state === 'unknown' && t('codes.check.unknown')}
          {known !== undefined &&
            known.state !== 'unknown' &&
            t(`codes.check.${known.state}`, {
              kind: t(`codes.kind.${known.kind}`),
              challenge: nameOf(known.chOID),
            })}
        </span>
      </Form>
      {known === undefined && <CallAlert error={error} />}
    </>
  );
}
