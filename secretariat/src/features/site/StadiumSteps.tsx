import type { Challenge } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { Button } from '../../components/Button.tsx';
import { CopyButton } from '../../components/CopyButton.tsx';
import { useRefusal } from '../../components/call/use-refusal.ts';
import { buildCompetitionPath } from '../../components/page/paths.ts';
import { Section } from '../../components/page/Section.tsx';
import { useSiteSessionMutation } from '../../components/site/site-endpoints.ts';
import { useText } from '../../locales/use-text.ts';

/** On the public server: how a competition goes to a stadium. */
export function StadiumSteps({ challenge }: { readonly challenge: Challenge }) {
  const { t } = useText();
  const showRefusal = useRefusal();
  const [make, { data, isLoading }] = useSiteSessionMutation();
  const settings = data && `UPLINK_URL=${window.location.origin} UPLINK_TOKEN=${data.token}`;
  const makeSession = async () => {
    const { error } = await make(challenge.oid);
    if (error !== undefined) showRefusal(error);
  };
  return (
    <Section id="site-steps" title={t('site.steps')} help={t('site.steps.help')}>
      <ol className="site-steps">
        <li>
          {t('site.step.file')}{' '}
          <Link className="link" to={buildCompetitionPath(challenge.oid, 'files')}>
            {t('screen.files')}
          </Link>
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
