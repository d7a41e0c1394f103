import { calls, makeUrl, type SiteAnswer } from 'shared-domain/contract';
import { useDownloadFileMutation } from '../../api/download-file.ts';
import { Button } from '../../components/Button.tsx';
import { useRefusal } from '../../components/call/use-refusal.ts';
import { useHost } from '../../components/host.ts';
import { Section } from '../../components/page/Section.tsx';
import { formatToMinute, formatToSecond } from '../../components/time/format-instant.ts';
import { useText } from '../../locales/use-text.ts';
import type { SitePart } from './site-part.ts';

interface Props extends SitePart {
  readonly hold: NonNullable<SiteAnswer['hold']>;
}

/** On the public server: who holds the competition, and how an organiser takes it back. */
export function HeldCopy({ hold, challenge, canWrite, isBusy, onAct }: Props) {
  const { t, language } = useText();
  const { confirm } = useHost();
  const showRefusal = useRefusal();
  const [download, { isLoading }] = useDownloadFileMutation();
  const getFile = async (which: 'file' | 'before') => {
    const { error } = await download({
      url: makeUrl(calls.siteFile, { chOID: challenge.oid }, { which }),
      name: 'competition.json',
    });
    if (error !== undefined) showRefusal(error);
  };
  const when = hold.ended === undefined ? '' : formatToMinute(hold.ended, challenge.tz, language);
  const take = async () => {
    const isSure = await confirm({
      title: t('site.take'),
      subTitle: t('site.take.sub'),
      action: t('site.take'),
      securityText: challenge.name,
      destructive: true,
    });
    if (isSure) onAct({ act: 'take' });
  };
  const before = hold.hasBefore && canWrite && (
    <Section id="site-before" title={t('site.before')} help={t('site.before.help')}>
      <Button isBusy={isLoading} onClick={() => void getFile('before')}>
        {t('site.before')}
      </Button>
    </Section>
  );
  if (hold.state === 'held')
    return canWrite ? (
      <>
        <Section id="site-held" title={hold.holder}>
          <p>
            {t('site.held.since', {
              holder: hold.holder,
              since: formatToMinute(hold.since, challenge.tz, language),
              time: formatToSecond(hold.seen, challenge.tz, language),
            })}
          </p>
          <p className="site-state muted">{t('site.take.sub')}</p>
          <Button kind="danger" isBusy={isBusy} onClick={() => void take()}>
            {t('site.take')}
          </Button>
        </Section>
        {before}
      </>
    ) : null;
  return (
    <>
      <p className="site-state">
        {hold.state === 'taken' ? t('site.taken', { when, by: hold.by ?? '' }) : t('site.returned.home', { when })}
      </p>
      {hold.hasFile && canWrite && (
        <Button isBusy={isLoading} onClick={() => void getFile('file')}>
          {t('site.file')}
        </Button>
      )}
      {before}
    </>
  );
}
