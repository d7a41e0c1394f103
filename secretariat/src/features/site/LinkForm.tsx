import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { QueryState } from '../../components/call/QueryState.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { useSiteRemotesQuery } from '../../components/site/site-endpoints.ts';
import { useText } from '../../locales/use-text.ts';
import type { SitePart } from './site-part.ts';

/** On the stadium's server: chooses the competition of the public one that follows. */
export function LinkForm({ challenge, isBusy, onAct }: SitePart) {
  const { t } = useText();
  const query = useSiteRemotesQuery();
  const [holder, setHolder] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  return (
    <Section id="site-link" title={t('site.link')} help={t('site.link.help')}>
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
                options={remotes.map(({ oid, name: label, date }) => ({ value: oid, label: `${label} – ${date}` }))}
                onChoose={setChosen}
              />
              <TextField label={t('site.holder')} value={name} maxLength={60} onText={setHolder} />
              <Button
                kind="main"
                isBusy={isBusy}
                disabled={name.trim() === ''}
                onClick={() => onAct({ act: 'link', remote, holder: name.trim(), isReplacing: false })}
              >
                {t('site.link')}
              </Button>
            </div>
          );
        }}
      </QueryState>
    </Section>
  );
}
