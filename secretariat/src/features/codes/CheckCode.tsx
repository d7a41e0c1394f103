import { useState } from 'react';
import { type CheckedCode, useLazyCheckCodeQuery } from '../../api/codes.ts';
import { useMyChallengesQuery } from '../../api/my-challenges.ts';
import { Button } from '../../components/Button.tsx';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { Form } from '../../components/form/Form.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Icon } from '../../components/Icon.tsx';
import { useText } from '../../locales/use-text.ts';

/** Asks the server whether a typed code is valid, and for what. */
export function CheckCode() {
  const { t } = useText();
  const [typedCode, setTypedCode] = useState('');
  const [checkedCode, setCheckedCode] = useState<CheckedCode>();
  const [checkCode, { isFetching, error }] = useLazyCheckCodeQuery();
  const { data: challenges = [] } = useMyChallengesQuery();
  const submit = async () => {
    if (typedCode.trim() === '') return;
    const answer = await checkCode(typedCode.trim());
    setCheckedCode(answer.data);
  };
  const findChallengeName = (chOID: string) =>
    challenges.find(({ oid }) => oid === chOID)?.name ?? t('codes.check.elsewhere');
  return (
    <>
      <Form className="bar-filters" onSend={submit}>
        <TextField
          className="code-check"
          label={t('codes.check')}
          value={typedCode}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="ABCD-2345"
          onText={(text) => {
            setTypedCode(text);
            setCheckedCode(undefined);
          }}
        />
        <Button type="submit" isBusy={isFetching}>
          {t('codes.check.act')}
        </Button>
        <span role="status" className={`code-known ${checkedCode?.state ?? ''}`.trim()}>
          {checkedCode !== undefined && <Icon name={checkedCode.state === 'valid' ? 'check' : 'warning'} />}
          {checkedCode?.state === 'unknown' && t('codes.check.unknown')}
          {checkedCode !== undefined &&
            checkedCode.state !== 'unknown' &&
            t(`codes.check.${checkedCode.state}`, {
              kind: t(`codes.kind.${checkedCode.kind}`),
              challenge: findChallengeName(checkedCode.chOID),
            })}
        </span>
      </Form>
      {checkedCode === undefined && <CallAlert error={error} />}
    </>
  );
}
