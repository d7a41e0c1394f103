import type { SessionLine } from 'shared-domain/contract';
import { Button } from '../../components/Button.tsx';
import { QueryState } from '../../components/call/QueryState.tsx';
import { useRefusal } from '../../components/call/use-refusal.ts';
import { useHost } from '../../components/host.ts';
import { formatToMinute } from '../../components/time/format-instant.ts';
import { useText } from '../../locales/use-text.ts';
import { useEndSessionMutation, useEndSessionsMutation, useSessionsQuery } from './account-endpoints.ts';
import { listStadiums, useConfirmStadiumEnd } from './stadium-sessions.ts';

/** What a session is, and below it the rest. */
function SessionFacts({ facts: [title, ...rest] }: { readonly facts: readonly string[] }) {
  return (
    <span>
      <span className="ev">{title}</span>
      <span className="sub">{rest.join(' · ')}</span>
    </span>
  );
}

/** The user's sessions; all but the present one can be ended here, that of a stadium's server once it is confirmed. */
export function Sessions() {
  const { t, language } = useText();
  const { notify } = useHost();
  const confirmEnd = useConfirmStadiumEnd();
  const showRefusal = useRefusal();
  const query = useSessionsQuery();
  const [end, { isLoading }] = useEndSessionMutation();
  const [endAll, { isLoading: isEnding }] = useEndSessionsMutation();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const formatTime = (instant: string) => formatToMinute(instant, timeZone, language);
  const endOne = async (session: SessionLine) => {
    if (!(await confirmEnd([session], t('account.session.end')))) return;
    const { error } = await end(session.oid);
    if (error === undefined) notify(t('account.ended', { count: 1 }));
    else showRefusal(error);
  };
  const endOthers = async (sessions: readonly SessionLine[]) => {
    if (!(await confirmEnd(sessions, t('account.sessions.end')))) return;
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
              {sessions.map((session) => (
                <li key={session.oid}>
                  <div className="row">
                    <SessionFacts
                      facts={[
                        ...listStadiums([session]).map((name) => t('account.session.stadium', { name })),
                        t('account.session.opened', { when: formatTime(session.created) }),
                        t('account.session.until', { when: formatTime(session.expires) }),
                      ]}
                    />
                    {session.current ? (
                      <span className="chip">{t('account.session.current')}</span>
                    ) : (
                      <Button
                        isBusy={isLoading}
                        aria-label={t('account.session.end.of', { when: formatTime(session.created) })}
                        onClick={() => void endOne(session)}
                      >
                        {t('account.session.end')}
                      </Button>
                    )}
                  </div>
                </li>
              ))}
            </ul>
            {sessions.length > 1 && (
              <Button isBusy={isEnding} onClick={() => void endOthers(sessions)}>
                {t('account.sessions.end')}
              </Button>
            )}
          </>
        )}
      </QueryState>
    </>
  );
}
