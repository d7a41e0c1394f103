import type { SiteAnswer } from 'shared-domain/contract';
import { useMyOrgsQuery } from '../../api/my-orgs.ts';
import { Button } from '../../components/Button.tsx';
import { useHost } from '../../components/host.ts';
import { Section } from '../../components/page/Section.tsx';
import { formatToMinute, formatToSecond } from '../../components/time/format-instant.ts';
import { useText } from '../../locales/use-text.ts';
import { SiteFiles } from './SiteFiles.tsx';
import type { SitePart } from './site-part.ts';

interface Props extends SitePart {
  readonly hold: NonNullable<SiteAnswer['hold']>;
}

/** On the public server: who holds the competition, and how an organiser takes it back. */
export function HeldCopy({ hold, challenge, canWrite, isBusy, onAct }: Props) {
  const { t, language } = useText();
  const { confirm } = useHost();
  const { data: orgs = [] } = useMyOrgsQuery();
  const isOwner = orgs.some(({ oid, role }) => oid === challenge.org.oid && role === 'owner');
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
  const files = canWrite && <SiteFiles files={hold.files} challenge={challenge} />;
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
          {isOwner ? (
            <Button kind="danger" isBusy={isBusy} onClick={() => void take()}>
              {t('site.take')}
            </Button>
          ) : (
            <p className="site-state">{t('site.take.owner')}</p>
          )}
        </Section>
        {files}
      </>
    ) : null;
  return (
    <>
      <p className="site-state">
        {hold.state === 'taken' ? t('site.taken', { when, by: hold.by ?? '' }) : t('site.returned.home', { when })}
      </p>
      {files}
    </>
  );
}
