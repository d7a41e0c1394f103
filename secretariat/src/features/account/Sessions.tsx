import { Button } from '../../components/Button.tsx';
import { QueryState } from '../../components/call/QueryState.tsx';
import { useRefusal } from '../../components/call/use-refusal.ts';
import { useHost } from '../../components/host.ts';
import { formatToMinute } from '../../components/time/format-instant.ts';
import { useText } from '../../locales/use-text.ts';
import { useEndSessionMutation, useEndSessionsMutation, useSessionsQuery } from './account-endpoints.ts';

/** The user's sessions; all but the present one can be ended here. */
export function Sessions() {
  const { t, language } = useText();
  const { notify } = useHost();
  const showRefusal = useRefusal();
  const query = useSessionsQuery();
  const [end, { isLoading }] = useEndSessionMutation();
  const [endAll, { isLoading: isEnding }] = useEndSessionsMutation();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const formatTime = (instant: string) => formatToMinute(instant, timeZone, language);
  const endOne = async (oid: string) => {
    const { error } = await end(oid);
    if (error === undefined) notify(t('account.ended', { count: 1 }));
    else showRefusal(error);
  };
  const endOthers = async () => {
    const { data, error } = await endAll();
    if (data === undefined) showRefusal(error);
    else notify(t('account.ended', { count: data.ended }));
  };
  return (
    <>
      <h3>{t('account.sessions')}</h3>
      <QueryState query={query}>
        {(sessions) => (
          <>
            <ul className="rows adm-orgs">
              {sessions.map(({ oid, created, expires, current }) => (
                <li key={oid}>
                  <div className="row">
                    <span>
                      <span className="ev">{t('account.session.opened', { when: formatTime(created) })}</span>
                      <span className="sub">{t('account.session.until', { when: formatTime(expires) })}</span>
                    </span>
                    {current ? (
                      <span className="chip">{t('account.session.current')}</span>
                    ) : (
                      <Button
                        isBusy={isLoading}
                        aria-label={t('account.session.end.of', { when: formatTime(created) })}
                        onClick={() => void endOne(oid)}
                      >
                        {t('account.session.end')}
                      </Button>
                    )}
                  </div>
                </li>
              ))}
            </ul>
            {sessions.length > 1 && (
              <Button isBusy={isEnding} onClick={() => void endOthers()}>
                {t('account.sessions.end')}
              </Button>
            )}
          </>
        )}
      </QueryState>
    </>
  );
}
