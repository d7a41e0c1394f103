import { calls, makeUrl } from 'shared-domain/contract';
import { useNavigate } from 'shared-domain/platform';
import { CopyButton } from '../../components/CopyButton.tsx';
import { OwnCompetition } from '../../components/page/OwnCompetition.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { paths } from '../../components/page/paths.ts';
import { useText } from '../../locales/use-text.ts';
import { ChallengeActions } from './acts/ChallengeActions.tsx';
import { VisibleSwitch } from './acts/VisibleSwitch.tsx';
import { ChallengeFacts } from './ChallengeFacts.tsx';
import { Day } from './day/Day.tsx';
import './challenges.css';

/** P11.5: the dashboard of a competition, and how to send it events from other software. */
export function ChallengePage({ chOID }: { readonly chOID: string }) {
  const { t } = useText();
  const navigate = useNavigate();
  return (
    <OwnCompetition chOID={chOID}>
      {(challenge, canWrite) => (
        <>
          <PageTitle
            aside={
              <>
                {canWrite && (
                  <span className="adm-visible">
                    <VisibleSwitch challenge={challenge} /> <span aria-hidden="true">{t('challenge.visible')}</span>
                  </span>
                )}
                <ChallengeActions
                  challenge={challenge}
                  canWrite={canWrite}
                  onDeleted={() => void navigate(paths.challenges)}
                />
              </>
            }
          >
            {challenge.name}
          </PageTitle>
          <Day challenge={challenge} canWrite={canWrite} />
          <ChallengeFacts challenge={challenge} now={new Date()} />
          {canWrite ? (
            <details className="adm-send-how">
              <summary>{t('send.title')}</summary>
              <SendTrials oid={challenge.oid} />
            </details>
          ) : (
            <p className="muted">{t('send.reader')}</p>
          )}
        </>
      )}
    </OwnCompetition>
  );
}

/** How to send events, start lists and results to a competition: by a command, or by a call from other software. */
function SendTrials({ oid }: { readonly oid: string }) {
  const { t } = useText();
  const { origin } = window.location;
  const command = `npm run import -- ${t('send.file')} --url ${origin} --challenge ${oid}`;
  const call = `${calls.uploadTrials.method} ${origin}${makeUrl(calls.uploadTrials, { chOID: oid })}`;
  return (
    <section className="sec adm-send" aria-labelledby="send-trials">
      <header>
        <h2 id="send-trials">{t('send.title')}</h2>
      </header>
      <p>{t('send.again')}</p>
      <Snippet title={t('send.command')} help={t('send.command.help')} text={command} />
      <Snippet title={t('send.call')} help={t('send.call.help')} text={call} />
      <p>
        <a className="link" href="/api/docs">
          {t('send.docs')}
        </a>
      </p>
      <Snippet title={t('send.oid')} help={t('send.oid.help')} text={oid} />
    </section>
  );
}

function Snippet({ title, help, text }: { readonly title: string; readonly help: string; readonly text: string }) {
  return (
    <div className="adm-snippet">
      <h3>{title}</h3>
      <p className="muted">{help}</p>
      <code>{text}</code>
      <CopyButton text={text} what={title} />
    </div>
  );
}
