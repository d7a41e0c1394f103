import { useState } from 'react';
import {
  type AllowPersonAnswer,
  calls,
  type ErasePersonAnswer,
  type PersonBody,
  type PersonDataAnswer,
} from 'shared-domain/contract';
import { saveFile } from 'shared-domain/platform';
import { makeRequest } from '../../api/request.ts';
import { secretariatApi } from '../../api/secretariat-api.ts';
import { Button } from '../../components/Button.tsx';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { Form } from '../../components/form/Form.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useHost } from '../../components/host.ts';
import { Section } from '../../components/page/Section.tsx';
import { useText } from '../../locales/use-text.ts';

/** A person's data in all competitions of an organisation: saved as a file for them, or erased. */
export function People({ orgOID }: { readonly orgOID: string }) {
  const { t } = useText();
  const { confirm, notify } = useHost();
  const [last, setLast] = useState('');
  const [first, setFirst] = useState('');
  const [exportData, exportState] = usePersonDataMutation();
  const [erase, eraseState] = useErasePersonMutation();
  const [allow, allowState] = useAllowPersonMutation();
  const isBusy = exportState.isLoading || eraseState.isLoading || allowState.isLoading;
  const person = { last: last.trim(), first: first.trim() };
  const isNamed = person.last.length > 1;
  const name = [person.last, person.first].filter(Boolean).join(' ');

  const save = async () => {
    const { data } = await exportData({ orgOID, person });
    if (data === undefined) return;
    if (data.competitions.length === 0) return notify(t('people.none', { name }));
    saveFile(`${t('files.name.person')}.json`, JSON.stringify(data, undefined, 2), 'application/json');
    notify(t('people.given', { count: data.competitions.length }));
  };
  const eraseAfterQuestion = async () => {
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
  const allowAgain = async () => {
    const { data } = await allow({ orgOID, person });
    if (data !== undefined) notify(t('people.allowed', { count: data.competitions, name }));
  };

  const fieldProps = { className: 'org-name', autoComplete: 'off', maxLength: 120 };
  return (
    <Section id="people" title={t('people.title')} help={t('people.help')}>
      <Form className="bar-filters" onSend={save}>
        <TextField {...fieldProps} label={t('people.last')} required value={last} onText={setLast} />
        <TextField {...fieldProps} label={t('people.first')} value={first} onText={setFirst} />
        <div className="btns people-acts">
          <Button type="submit" isBusy={isBusy} disabled={!isNamed}>
            {t('people.give')}
          </Button>
          <Button kind="danger" isBusy={isBusy} disabled={!isNamed} onClick={() => void eraseAfterQuestion()}>
            {t('people.erase')}
          </Button>
          <Button isBusy={isBusy} disabled={!isNamed} onClick={() => void allowAgain()}>
            {t('people.allow')}
          </Button>
        </div>
      </Form>
      <CallAlert error={exportState.error ?? eraseState.error ?? allowState.error} />
    </Section>
  );
}

interface PersonRequest {
  readonly orgOID: string;
  readonly person: PersonBody;
}

/** The calls about one person's data in all competitions of an organisation. */
const peopleApi = secretariatApi.injectEndpoints({
  endpoints: (build) => ({
    personData: build.mutation<PersonDataAnswer, PersonRequest>({
      query: ({ orgOID, person }) => makeRequest(calls.personData, { orgOID }, { body: person }),
    }),
    erasePerson: build.mutation<ErasePersonAnswer, PersonRequest>({
      query: ({ orgOID, person }) => makeRequest(calls.erasePerson, { orgOID }, { body: person }),
    }),
    allowPerson: build.mutation<AllowPersonAnswer, PersonRequest>({
      query: ({ orgOID, person }) => makeRequest(calls.allowPerson, { orgOID }, { body: person }),
    }),
  }),
});

export const { usePersonDataMutation, useErasePersonMutation, useAllowPersonMutation } = peopleApi;
