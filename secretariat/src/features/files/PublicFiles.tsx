import { useState } from 'react';
import { addDays, makeDateFormat } from 'shared-domain';
import { type Challenge, calls, makeUrl } from 'shared-domain/contract';
import { SelectField } from '../../components/form/SelectField.tsx';
import { useText } from '../../locales/use-text.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { FileSection } from './FileSection.tsx';

const LISTS = ['starts', 'results'] as const;

/** Files with what the public sees; the server refuses them for a hidden competition. */
export function PublicFiles({ challenge }: { readonly challenge: Challenge }) {
  const { t, language } = useText();
  const { oid: id, visible, date, duration } = challenge;
  const [day, setDay] = useState('');
  const days = Array.from({ length: duration }, (_, after) => addDays(date, after));
  const dayName = makeDateFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  const chosen = day === '' ? undefined : day;
  const hiddenNote = <p className="muted">{t('files.hidden')}</p>;
  return (
    <>
      <FileSection
        title={t('files.pdf')}
        help={t('files.pdf.help')}
        choices={
          visible &&
          days.length > 1 && (
            <SelectField
              label={t('files.day')}
              value={day}
              options={[
                { value: '', label: t('files.day.all') },
                ...days.map((one) => ({ value: one, label: dayName.format(new Date(one)) })),
              ]}
              onChoose={setDay}
            />
          )
        }
      >
        {visible
          ? LISTS.map((list) => (
              <DownloadButton
                key={list}
                file={{
                  url: makeUrl(calls.print, { id }, { list, day: chosen, lang: language }),
                  name: `${t(`files.name.${list}`)}.pdf`,
                }}
              >
                {t(`files.${list}`)}
              </DownloadButton>
            ))
          : hiddenNote}
      </FileSection>
      <FileSection title={t('files.calendar')} help={t('files.calendar.help')}>
        {visible ? (
          <DownloadButton file={{ url: makeUrl(calls.calendar, { id }, { lang: language }), name: 'programme.ics' }}>
            {t('files.calendar.get')}
          </DownloadButton>
        ) : (
          hiddenNote
        )}
      </FileSection>
      <FileSection title={t('files.snapshot')} help={t('files.snapshot.help')}>
        {visible ? (
          <DownloadButton file={{ url: makeUrl(calls.snapshot, { id }, { lang: language }), name: 'competition.zip' }}>
            {t('files.snapshot.get')}
          </DownloadButton>
        ) : (
          hiddenNote
        )}
      </FileSection>
    </>
  );
}
