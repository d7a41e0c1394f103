import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { QueryState } from '../../components/call/QueryState.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { useSiteRemotesQuery } from '../../components/site/site-endpoints.ts';
import { formatDay } from '../../components/time/format-instant.ts';
import { useText } from '../../locales/use-text.ts';
import type { SitePart } from './site-part.ts';

interface Props extends SitePart {
  /** Whether the competition was given back: it is held again only where the meeting goes on here. */
  readonly isReturned?: boolean;
}

/** On the stadium's server: chooses the competition of the public one that follows. */
export function LinkForm({ challenge, isBusy, onAct, isReturned = false }: Props) {
  const { t, language } = useText();
  const action = t(isReturned ? 'site.link.again' : 'site.link');
  const query = useSiteRemotesQuery();
  const [holder, setHolder] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  return (
    <Section id="site-link" title={action} help={t(isReturned ? 'site.link.again.help' : 'site.link.help')}>
      <QueryState query={query}>
        {(remotes) => {
          const alike = remotes.find(({ name, date }) => name === challenge.name && date === challenge.date);
          const remote = chosen ?? alike?.oid ?? remotes[0]?.oid;
          if (remote === undefined) return <p>{t('site.choose.none')}</p>;
          const name = holder ?? t('site.holder.first');
          return (
            <div className="site-form">
              <SelectField
                label={t('site.choose')}
                value={remote}
                options={remotes.map(({ oid, name: label, date }) => ({
                  value: oid,
                  label: `${label} – ${formatDay(`${date}T12:00:00Z`, 'UTC', language)}`,
                }))}
                onChoose={setChosen}
              />
              <TextField label={t('site.holder')} value={name} maxLength={60} onText={setHolder} />
              <Button
                {...(isReturned ? {} : { kind: 'main' as const })}
                isBusy={isBusy}
                disabled={name.trim() === ''}
                onClick={() => onAct({ act: 'link', remote, holder: name.trim(), isReplacing: false })}
              >
                {action}
              </Button>
            </div>
          );
        }}
      </QueryState>
    </Section>
  );
}
