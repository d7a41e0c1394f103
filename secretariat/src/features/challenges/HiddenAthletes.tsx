import { useState } from 'react';
import { calls, type HiddenAthletesAnswer, type HideAthleteAnswer, makeUrl } from 'shared-domain/contract';
import { secretariatApi } from '../../api/secretariat-api.ts';
import { Button } from '../../components/Button.tsx';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { QueryState } from '../../components/call/QueryState.tsx';
import { Form } from '../../components/form/Form.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useHost } from '../../components/host.ts';
import { Section } from '../../components/page/Section.tsx';
import { useText } from '../../locales/use-text.ts';

/** Athletes who do not want their name shown (Q30): hidden by name, and shown again. */
export function HiddenAthletes({ chOID }: { readonly chOID: string }) {
  const { t } = useText();
  const { notify } = useHost();
  const query = useHiddenAthletesQuery(chOID);
  const [hide, { isLoading, error }] = useHideAthleteMutation();
  const [last, setLast] = useState('');
  const [first, setFirst] = useState('');
  const set = async (athlete: { readonly last: string; readonly first: string }, hidden: boolean) => {
    const { data } = await hide({ chOID, ...athlete, hidden });
    if (data === undefined) return;
    notify(t(hidden ? 'hidden.done' : 'hidden.shown', { name: `${athlete.last} ${athlete.first}`.trim() }));
    if (!hidden) return;
    setLast('');
    setFirst('');
  };
  const field = { className: 'org-name', autoComplete: 'off', maxLength: 120 };
  return (
    <Section id="hidden-athletes" className="hidden-athletes" title={t('hidden.title')} help={t('hidden.help')}>
      <Form className="bar-filters" onSend={() => set({ last: last.trim(), first: first.trim() }, true)}>
        <TextField {...field} label={t('hidden.last')} required value={last} onText={setLast} />
        <TextField {...field} label={t('hidden.first')} value={first} onText={setFirst} />
        <Button type="submit" isBusy={isLoading}>
          {t('hidden.hide')}
        </Button>
      </Form>
      <CallAlert error={error} />
      <QueryState query={query}>
        {(athletes) =>
          athletes.length === 0 ? (
            <p className="muted">{t('hidden.none')}</p>
          ) : (
            <ul className="hidden-list">
              {athletes.map((athlete) => {
                const name = `${athlete.last} ${athlete.first}`.trim();
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

interface Hiding {
  readonly chOID: string;
  readonly last: string;
  readonly first: string;
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

export const { useHiddenAthletesQuery, useHideAthleteMutation } = hiddenApi;
