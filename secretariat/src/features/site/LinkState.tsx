import { calls, makeUrl, type SiteAnswer } from 'shared-domain/contract';
import { useDownloadFileMutation } from '../../api/download-file.ts';
import { Button } from '../../components/Button.tsx';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { formatError } from '../../components/call/call-sentence.ts';
import { TechnicalDetail } from '../../components/call/TechnicalDetail.tsx';
import { useHost } from '../../components/host.ts';
import { Section } from '../../components/page/Section.tsx';
import { formatToMinute } from '../../components/time/format-instant.ts';
import { useText } from '../../locales/use-text.ts';
import type { SitePart } from './site-part.ts';

interface Props extends SitePart {
  readonly link: NonNullable<SiteAnswer['link']>;
}

/** What stands for the records among the uids of what differs. */
const RECORDS = 'records';

/** On the stadium's server: what the public one refused, and the way back. */
export function LinkState({ link, challenge, canWrite, isBusy, onAct }: Props) {
  const { t, language } = useText();
  const { confirm } = useHost();
  const [download, downloading] = useDownloadFileMutation();
  const file = {
    url: makeUrl(calls.exportCompetition, { chOID: challenge.oid }, { hidden: 1, pictures: 1 }),
    name: 'competition.json',
  };
  const { state, refused, different, unsent, open, changed, photosLeft = 0 } = link;
  const names = open.map(({ name, holder }) => (holder === undefined ? name : `${name} (${holder})`)).join(', ');
  const waiting = [
    ...(open.length > 0 ? [t('site.open', { count: open.length, names })] : []),
    ...(unsent > 0 ? [t('site.unsent', { count: unsent })] : []),
  ].join(' ');
  const events = different.filter((uid) => uid !== RECORDS).length;
  const differences = [
    ...(events > 0 ? [t('site.different', { count: events })] : []),
    ...(different.length > events ? [t('site.different.records')] : []),
  ].join(' ');
  const ask = async (act: 'handBack' | 'goOn') => {
    const isSure = await confirm({
      title: t(`site.${act}`),
      subTitle: [...(act === 'handBack' ? [waiting] : []), t(`site.${act}.sub`)].join(' ').trim(),
      action: t(`site.${act}`),
      securityText: challenge.name,
      destructive: act === 'goOn',
    });
    if (isSure) onAct(act === 'goOn' ? { act, isReplacing: false } : { act });
  };
  return (
    <>
      {link.fault === 'session' && <p role="alert">{t('site.session.closed')}</p>}
      {state === 'returned' && (
        <p>{t('site.returned', { when: formatToMinute(changed, challenge.tz, language), url: link.url })}</p>
      )}
      {state === 'returned' && photosLeft > 0 && (
        <>
          <p role="alert">{t('site.photosLeft', { count: photosLeft })}</p>
          <CallAlert error={downloading.error} />
          {canWrite && (
            <Button isBusy={downloading.isLoading} onClick={() => void download(file)}>
              {t('site.photosLeft.get')}
            </Button>
          )}
        </>
      )}
      {state === 'returning' && (
        <Section id="site-keep" title={t('site.handBack')} help={t('site.keep.sub')}>
          <p role="status">{[t('site.returning'), differences, waiting].filter(Boolean).join(' ')}</p>
          {canWrite && (
            <Button isBusy={isBusy} onClick={() => onAct({ act: 'keep' })}>
              {t('site.keep')}
            </Button>
          )}
        </Section>
      )}
      {refused.length > 0 && (
        <Section id="site-refused" title={t('site.refused')}>
          <ul className="site-refused">
            {refused.map(({ uid, name, detail, id = 'unknown error', reason, path }) => (
              <li key={uid}>
                <strong>{name}</strong> {formatError({ id, reason, path }, t)}
                <TechnicalDetail text={`${id} – ${detail}`} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {canWrite && state === 'on' && (
        <Section id="site-back" title={t('site.handBack')} help={t('site.handBack.sub')}>
          <Button kind="main" isBusy={isBusy} onClick={() => void ask('handBack')}>
            {t('site.handBack')}
          </Button>
        </Section>
      )}
      {canWrite && state === 'taken' && (
        <Section id="site-on" title={t('site.goOn')} help={t('site.goOn.sub')}>
          <Button kind="danger" isBusy={isBusy} onClick={() => void ask('goOn')}>
            {t('site.goOn')}
          </Button>
        </Section>
      )}
    </>
  );
}
