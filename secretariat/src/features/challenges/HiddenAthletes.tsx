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

interface AthleteName {
  readonly last: string;
  readonly first: string;
}

const formatName = ({ last, first }: AthleteName): string => `${last} ${first}`.trim();

/** Hides athletes who do not want their name shown, and shows them again (Q30); warns of a name that no list contains. */
export function HiddenAthletes({ chOID }: { readonly chOID: string }) {
  const { t } = useText();
  const { notify } = useHost();
  const query = useHiddenAthletesQuery(chOID);
  const [hide, { isLoading, error }] = useHideAthleteMutation();
  const [last, setLast] = useState('');
  const [first, setFirst] = useState('');
  const [unlistedName, setUnlistedName] = useState('');
  const listId = useId();
  const { data: found = [] } = useFindAthletesQuery({ chOID, q: last.trim() }, { skip: !isSearchable(last) });
  const isHidden = (name: string) => (query.data ?? []).some((one) => foldText(formatName(one)) === foldText(name));
  /** Choosing a suggested name sets both last and first name. */
  const changeLast = (text: string) => {
    const chosen = found.find((one) => formatName(one) === text);
    setLast(chosen?.last ?? text);
    if (chosen !== undefined) setFirst(chosen.first);
  };
  const changeHidden = async (athlete: AthleteName, hidden: boolean) => {
    const name = formatName(athlete);
    const isNew = hidden && !isHidden(name);
    const { data } = await hide({ chOID, ...athlete, hidden });
    if (data === undefined) return;
    const isUnlisted = isNew && data.lists === 0;
    setUnlistedName(isUnlisted ? name : '');
    if (!isUnlisted) notify(t(hidden ? 'hidden.done' : 'hidden.shown', { name }));
    if (!hidden) return;
    setLast('');
    setFirst('');
  };
  const fieldProps = { className: 'org-name', autoComplete: 'off', maxLength: 120 };
  return (
    <Section id="hidden-athletes" className="hidden-athletes" title={t('hidden.title')} help={t('hidden.help')}>
      <Form className="bar-filters" onSend={() => changeHidden({ last: last.trim(), first: first.trim() }, true)}>
        <TextField {...fieldProps} label={t('hidden.last')} required list={listId} value={last} onText={changeLast} />
        <datalist id={listId}>
          {found.map((one) => (
            <option key={`${formatName(one)} ${one.bib ?? ''}`} value={formatName(one)} label={one.club} />
          ))}
        </datalist>
        <TextField {...fieldProps} label={t('hidden.first')} value={first} onText={setFirst} />
        <Button type="submit" isBusy={isLoading}>
          {t('hidden.hide')}
        </Button>
      </Form>
      <CallAlert error={error} />
      {unlistedName !== '' && (
        <Alert
          className="adm-gap"
          type="warning"
          showIcon
          role="status"
          title={t('hidden.nowhere', { name: unlistedName })}
        />
      )}
      <QueryState query={query}>
        {(athletes) =>
          athletes.length === 0 ? (
            <p className="muted">{t('hidden.none')}</p>
          ) : (
            <ul className="hidden-list">
              {athletes.map((athlete) => {
                const name = formatName(athlete);
                return (
                  <li key={athlete.oid}>
                    {name}{' '}
                    <Button
                      isSmall
                      isBusy={isLoading}
                      aria-label={t('hidden.show.of', { name })}
                      onClick={() => void changeHidden({ last: athlete.last, first: athlete.first }, false)}
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

interface HideRequest extends AthleteName {
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
    hideAthlete: build.mutation<HideAthleteAnswer, HideRequest>({
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
