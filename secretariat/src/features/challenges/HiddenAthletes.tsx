import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { QueryState } from '../../components/call/QueryState.tsx';
import { useHost } from '../../components/host.ts';
import { useText } from '../../locales/use-text.ts';
import { useHiddenAthletesQuery, useHideAthleteMutation } from './hidden-endpoints.ts';

/** Athletes who do not want their name shown (Q30): hidden by name, and shown again. */
export function HiddenAthletes({ chOID }: { readonly chOID: string }) {
  const { t } = useText();
  const { notify } = useHost();
  const id = useId();
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void set({ last: last.trim(), first: first.trim() }, true);
  };
  const field = (name: string, label: string, value: string, onValue: (value: string) => void, required: boolean) => (
    <div className="field org-name">
      <label htmlFor={`${id}${name}`}>{label}</label>
      <input
        id={`${id}${name}`}
        className="in"
        autoComplete="off"
        maxLength={120}
        required={required}
        value={value}
        onChange={({ target }) => onValue(target.value)}
      />
    </div>
  );
  return (
    <section className="sec hidden-athletes" aria-labelledby="hidden-athletes">
      <header className="adm-sec">
        <h2 id="hidden-athletes">{t('hidden.title')}</h2>
      </header>
      <p className="muted">{t('hidden.help')}</p>
      <form className="bar-filters" onSubmit={submit}>
        {field('last', t('hidden.last'), last, setLast, true)}
        {field('first', t('hidden.first'), first, setFirst, false)}
        <Button type="submit" isBusy={isLoading}>
          {t('hidden.hide')}
        </Button>
      </form>
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
    </section>
  );
}
