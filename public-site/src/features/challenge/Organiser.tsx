import type { Challenge } from 'shared-domain/contract';
import { Reveal } from '../../components/Reveal.tsx';
import { useText } from '../../locales/use-text.ts';

/** The organiser and their contact, and that they are responsible for the results. */
export function Organiser({ challenge }: { readonly challenge: Challenge }) {
  const { t } = useText();
  const { contact } = challenge.metadata;
  return (
    <Reveal className="card">
      <h2>{t('organiser')}</h2>
      <p>
        <b>{challenge.org.name}</b>
        {contact?.name !== undefined && (
          <>
            <br />
            <span className="muted">{contact.name}</span>
          </>
        )}
      </p>
      {contact !== undefined && (
        <div className="btns">
          {contact.email !== undefined && (
            <a className="btn" href={`mailto:${contact.email}`}>
              {t('organiser.contact')}
            </a>
          )}
          {contact.phone !== undefined && (
            <a className="btn" href={`tel:${contact.phone.replaceAll(' ', '')}`}>
              {contact.phone}
            </a>
          )}
          {contact.url !== undefined && /^https?:/.test(contact.url) && (
            <a className="btn" href={contact.url} rel="noopener">
              {t('organiser.site')}
            </a>
          )}
        </div>
      )}
      <p className="sub">{t('organiser.alone')}</p>
    </Reveal>
  );
}
