import { type Challenge, calls, makeUrl } from 'shared-domain/contract';
import { useDownloadFileMutation } from '../../api/download-file.ts';
import { Button } from '../../components/Button.tsx';
import { CopyButton } from '../../components/CopyButton.tsx';
import { useRefusal } from '../../components/call/use-refusal.ts';
import { Section } from '../../components/page/Section.tsx';
import { useSiteSessionMutation } from '../../components/site/site-endpoints.ts';
import { readSiteOrigin } from '../../components/site-origin.ts';
import { useText } from '../../locales/use-text.ts';

/** On the public server: how a competition goes to a stadium. */
export function StadiumSteps({ challenge }: { readonly challenge: Challenge }) {
  const { t } = useText();
  const showRefusal = useRefusal();
  const [make, { data, isLoading }] = useSiteSessionMutation();
  const settings = data && `UPLINK_URL=${readSiteOrigin()} UPLINK_TOKEN=${data.token}`;
  const [download, { isLoading: isFileLoading }] = useDownloadFileMutation();
  const getFile = async () => {
    const { error } = await download({
      url: makeUrl(calls.exportCompetition, { chOID: challenge.oid }, { hidden: 1, pictures: 1 }),
      name: 'competition.json',
    });
    if (error !== undefined) showRefusal(error);
  };
  const makeSession = async () => {
    const { error } = await make(challenge.oid);
    if (error !== undefined) showRefusal(error);
  };
  return (
    <Section id="site-steps" title={t('site.steps')} help={t('site.steps.help')}>
      <ol className="site-steps">
        <li>
          {t('site.step.file')}
          <div className="btns">
            <Button isBusy={isFileLoading} onClick={() => void getFile()}>
              {t('site.step.file.get')}
            </Button>
          </div>
        </li>
        <li>
          {t('site.step.session')}
          <div className="btns">
            <Button isBusy={isLoading} onClick={() => void makeSession()}>
              {t('site.session')}
            </Button>
            {settings !== undefined && <CopyButton text={settings} what={t('site.session.what')} />}
          </div>
          {settings !== undefined && (
            <>
              <code className="site-settings">{settings}</code>
              <p className="muted">{t('site.session.once')}</p>
            </>
          )}
        </li>
        <li>{t('site.step.link')}</li>
      </ol>
    </Section>
  );
}
