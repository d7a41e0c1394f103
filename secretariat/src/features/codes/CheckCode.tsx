import { type FormEvent, useId, useState } from 'react';
import { useMyChallengesQuery } from '../../api/my-challenges.ts';
import { Button } from '../../components/Button.tsx';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { Icon } from '../../components/Icon.tsx';
import { useText } from '../../locales/use-text.ts';
import { type CodeKnown, useLazyCodeKnownQuery } from './codes-endpoints.ts';

/** What a code that somebody holds up opens, asked of the server as the modules ask it. */
export function CheckCode() {
  const { t } = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [known, setKnown] = useState<CodeKnown>();
  const [ask, { isFetching, error }] = useLazyCodeKnownQuery();
  const { data: challenges = [] } = useMyChallengesQuery();
  const check = async (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    const answer = await ask(typed.trim());
    setKnown(answer.data);
  };
  const nameOf = (chOID: string) => challenges.find(({ oid }) => oid === chOID)?.name ?? t('codes.check.elsewhere');
  return (
    <>
      <form className="bar-filters" onSubmit={(event) => void check(event)}>
        <div className="field code-check">
          <label htmlFor={id}>{t('codes.check')}</label>
          <input
            id={id}
            className="in"
            value={typed}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="ABCD-2345"
            onChange={({ target }) => {
              setTyped(target.value);
              setKnown(undefined);
            }}
          />
        </div>
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
      </form>
      {known === undefined && <CallAlert error={error} />}
    </>
  );
}
