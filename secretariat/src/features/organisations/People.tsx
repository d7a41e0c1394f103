import { type FormEvent, useId, useState } from 'react';
import { saveFile } from 'shared-domain/platform';
import { Button } from '../../components/Button.tsx';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { useHost } from '../../components/host.ts';
import { useText } from '../../locales/use-text.ts';
import { useAllowPersonMutation, useErasePersonMutation, usePersonDataMutation } from './people-endpoints.ts';

/** A person's data in all competitions of the organisation: given out as a file, or erased once the last name is typed. */
export function People({ orgOID }: { readonly orgOID: string }) {
  const { t } = useText();
  const { confirm, notify } = useHost();
  const id = useId();
  const [last, setLast] = useState('');
  const [first, setFirst] = useState('');
  const [giveOut, given] = usePersonDataMutation();
  const [erase, erased] = useErasePersonMutation();
  const [allow, allowed] = useAllowPersonMutation();
  const isBusy = given.isLoading || erased.isLoading || allowed.isLoading;
  const person = { last: last.trim(), first: first.trim() };
  const isNamed = person.last.length > 1;
  const name = [person.last, person.first].filter(Boolean).join(' ');

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { data } = await giveOut({ orgOID, person });
    if (data === undefined) return;
    if (data.competitions.length === 0) return notify(t('people.none', { name }));
    saveFile('personne.json', JSON.stringify(data, undefined, 2), 'application/json');
    notify(t('people.given', { count: data.competitions.length }));
  };
  const forget = async () => {
    const isSure = await confirm({
      title: t('people.erase.title', { name }),
      subTitle: t('people.erase.sub'),
      action: t('people.erase.act'),
      securityText: person.last,
      destructive: true,
    });
    if (!isSure) return;
    const { data } = await erase({ orgOID, person });
    if (data === undefined) return;
    if (data.competitions === 0) return notify(t('people.none', { name }));
    notify(t('people.erased', { count: data.competitions, name }));
  };
  const letBack = async () => {
    const { data } = await allow({ orgOID, person });
    if (data !== undefined) notify(t('people.allowed', { count: data.competitions, name }));
  };

  return (
    <section className="sec" aria-labelledby="people">
      <header className="adm-sec">
        <h2 id="people">{t('people.title')}</h2>
      </header>
      <p className="muted">{t('people.help')}</p>
      <form className="bar-filters" onSubmit={(event) => void save(event)}>
        <NameField id={`${id}last`} label={t('people.last')} value={last} onValue={setLast} required />
        <NameField id={`${id}first`} label={t('people.first')} value={first} onValue={setFirst} />
        <div className="btns people-acts">
          <Button type="submit" isBusy={isBusy} disabled={!isNamed}>
            {t('people.give')}
          </Button>
          <Button kind="danger" isBusy={isBusy} disabled={!isNamed} onClick={() => void forget()}>
            {t('people.erase')}
          </Button>
          <Button isBusy={isBusy} disabled={!isNamed} onClick={() => void letBack()}>
            {t('people.allow')}
          </Button>
        </div>
      </form>
      <CallAlert error={given.error ?? erased.error ?? allowed.error} />
    </section>
  );
}

interface NameFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly required?: boolean;
}

function NameField({ id, label, value, onValue, required = false }: NameFieldProps) {
  return (
    <div className="field org-name">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="in"
        autoComplete="off"
        maxLength={120}
        required={required}
        value={value}
        onChange={({ target }) => onValue(target.value)}
      />
    </div>
  );
}
