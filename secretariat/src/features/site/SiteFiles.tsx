import { calls, makeUrl, type SiteAnswer } from 'shared-domain/contract';
import { useDownloadFileMutation } from '../../api/download-file.ts';
import { Button } from '../../components/Button.tsx';
import { useRefusal } from '../../components/call/use-refusal.ts';
import { Section } from '../../components/page/Section.tsx';
import { formatToMinute } from '../../components/time/format-instant.ts';
import { useText } from '../../locales/use-text.ts';
import type { SitePart } from './site-part.ts';

interface Props extends Pick<SitePart, 'challenge'> {
  readonly files: NonNullable<SiteAnswer['hold']>['files'];
}

/** On the public server: files that stayed after holds, the newest first. */
export function SiteFiles({ files, challenge }: Props) {
  const { t, language } = useText();
  const showRefusal = useRefusal();
  const [download, { isLoading }] = useDownloadFileMutation();
  const getFile = async (oid: string) => {
    const url = makeUrl(calls.siteFile, { chOID: challenge.oid }, { oid });
    const { error } = await download({ url, name: 'competition.json' });
    if (error !== undefined) showRefusal(error);
  };
  if (files.length === 0) return null;
  return (
    <Section id="site-files" title={t('site.files')} help={t('site.files.help')}>
      <ul className="site-files">
        {files.toReversed().map(({ oid, which, holder, at }) => (
          <li key={oid}>
            <Button isBusy={isLoading} onClick={() => void getFile(oid)}>
              {t(which === 'file' ? 'site.file' : 'site.before', {
                holder,
                when: formatToMinute(at, challenge.tz, language),
              })}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
