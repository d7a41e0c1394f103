import { Alert } from 'antd';
import { useId, useState } from 'react';
import { foldText, isSearchable } from 'shared-domain';
import {
  calls,
  type HiddenAthletesAnswer,
  type HideAthleteAnswer,
  makeUrl,
  type SearchAnswer,
} from 'shared-domain/contract';
import { secretariatApi } from '../../api/secretariat-api.ts';
import { Button } from '../../components/Button.tsx';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { QueryState } from '../../components/call/QueryState.tsx';
import { Form } from '../../components/form/Form.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useHost } from '../../components/host.ts';
import { Section } from '../../components/page/Section.tsx';
import { useText } from '../../locales/use-text.ts';

interface Named {
  readonly last: string;
  readonly first: string;
}

const fullName = ({ last, first }: Named): string => `${last} ${first}`.trim();

/** Hides athletes who do not want their name shown, and shows them again (Q30); warns of a name that no list contains. */
export function HiddenAthletes({ chOID }: { readonly chOID: string }) {
  const { t } = useText();
  const { notify } = useHost();
  const query = useHiddenAthletesQuery(chOID);
  const [hide, { isLoading, error }] = useHideAthleteMutation();
  const [last, setLast] = useState('');
  const [first, setFirst] = useState('');
  const [nowhere, setNowhere] = useState('');
  const names = useId();
  const { data: found = [] } = useFindAthletesQuery({ chOID, q: last.trim() }, { skip: !isSearchable(last) });
  const isKnown = (name: string) => (query.data ?? []).some((one) => foldText(fullName(one)) === foldText(name));
  /** Choosing a suggested name sets both last and first name. */
  const typeLast = (text: string) => {
    const chosen = found.find((one) => fullName(one) === text);
    setLast(chosen?.last ?? text);
    if (chosen !== undefined) setFirst(chosen.first);
  };
  const set = async (athlete: Named, hidden: boolean) => {
    const name = fullName(athlete);
    const isNew = hidden && !isKnown(name);
    const { data } = await hide({ chOID, ...athlete, hidden });
    if (data === undefined) return;
    const isNowhere = isNew && data.lists === 0;
    setNowhere(isNowhere ? name : '');
    if (!isNowhere) notify(t(hidden ? 'hidden.done' : 'hidden.shown', { name }));
    if (!hidden) return;
    setLast('');
    setFirst('');
  };
  const field = { className: 'org-name', autoComplete: 'off', maxLength: 120 };
  return (
    <Section id="hidden-athletes" className="hidden-athletes" title={t('hidden.title')} help={t('hidden.help')}>
      <Form className="bar-filters" onSend={() => set({ last: last.trim(), first: first.trim() }, true)}>
        <TextField {...field} label={t('hidden.last')} required list={names} value={last} onText={typeLast} />
        <datalist id={names}>
          {found.map((one) => (
            <option key={`${fullName(one)} ${one.bib ?? ''}`} value={fullName(one)} label={one.club} />
          ))}
        </datalist>
        <TextField {...field} label={t('hidden.first')} value={first} onText={setFirst} />
        <Button type="submit" isBusy={isLoading}>
          {t('hidden.hide')}
        </Button>
      </Form>
      <CallAlert error={error} />
      {nowhere !== '' && (
        <Alert
          className="adm-gap"
          type="warning"
          showIcon
          role="status"
          title={t('hidden.nowhere', { name: nowhere })}
        />
      )}
      <QueryState query={query}>
        {(athletes) =>
          athletes.length === 0 ? (
            <p className="muted">{t('hidden.none')}</p>
          ) : (
            <ul className="hidden-list">
              {athletes.map((athlete) => {
                const name = fullName(athlete);
                return (
                  <li key={athlete.oid}>
                    {name}{' '}
                    <Button
                      isSmall
                      isBusy={isLoading}
                      aria-label={t('hidden.show.of', { name })}
                      onClick={() => void set({ last: athlete.last, first: athlete.first }, false)}
                    >
                      {t('hidden.show')}
                    </Button>
                  </li>
                );
              })}
            </ul>
          )
        }
      </QueryState>
    </Section>
  );
}

interface Hiding extends Named {
  readonly chOID: string;
  readonly hidden: boolean;
}

/** Athletes of a competition whose name is not shown. */
const hiddenApi = secretariatApi.enhanceEndpoints({ addTagTypes: ['Hidden'] }).injectEndpoints({
  endpoints: (build) => ({
    hiddenAthletes: build.query<HiddenAthletesAnswer['athletes'], string>({
      query: (chOID) => makeUrl(calls.hiddenAthletes, { chOID }),
      transformResponse: ({ athletes }: HiddenAthletesAnswer) => athletes,
      providesTags: ['Hidden'],
    }),
    /** Athletes of a visible competition, by the beginnings of their names. */
    findAthletes: build.query<SearchAnswer['athletes'], { readonly chOID: string; readonly q: string }>({
      query: ({ chOID, q }) => makeUrl(calls.search, {}, { chOID, q, group: 'athletes', limit: 20 }),
      transformResponse: ({ athletes }: SearchAnswer) => athletes,
    }),
    hideAthlete: build.mutation<HideAthleteAnswer, Hiding>({
      query: ({ chOID, ...body }) => ({
        url: makeUrl(calls.hideAthlete, { chOID }),
        method: calls.hideAthlete.method,
        body,
      }),
      invalidatesTags: ['Hidden'],
    }),
  }),
});

export const { useFindAthletesQuery, useHiddenAthletesQuery, useHideAthleteMutation } = hiddenApi;
