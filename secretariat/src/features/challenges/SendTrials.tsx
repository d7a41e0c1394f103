import { calls, makeUrl } from 'shared-domain/contract';
import { CopyButton } from '../../components/CopyButton.tsx';
import { useText } from '../../locales/use-text.ts';

/** How a competition gets its events, start lists and results: one command, or one call of the organiser's own software. */
export function SendTrials({ oid }: { readonly oid: string }) {
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
