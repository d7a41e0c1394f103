import type { SessionLine } from 'shared-domain/contract';
import { useHost } from '../../components/host.ts';
import { useText } from '../../locales/use-text.ts';
import { useLazySessionsQuery } from './account-endpoints.ts';

/** The competitions whose stadium's server uses one of these sessions, by name. */
export const listStadiums = (sessions: readonly SessionLine[]): string[] =>
  sessions.flatMap(({ stadium }) => (stadium === undefined ? [] : [stadium.name || stadium.chOID]));

/** Asks whether sessions may be ended, where a stadium's server uses one: without it that server sends nothing more. */
export function useConfirmStadiumEnd(): (sessions: readonly SessionLine[], action: string) => Promise<boolean> {
  const { t } = useText();
  const { confirm } = useHost();
  return async (sessions, action) => {
    const names = [...new Set(listStadiums(sessions))];
    if (names.length === 0) return true;
    return confirm({
      title: t('account.session.stadium.end'),
      subTitle: t('account.session.stadium.end.sub', { name: names.join(', ') }),
      action,
      destructive: true,
    });
  };
}

/**
 * The same before an act that ends all other sessions of the account. Where they cannot be read it is done without a question: nobody is
 * kept from changing a password that somebody else knows.
 */
export function useConfirmOtherSessionsEnd(): (action: string) => Promise<boolean> {
  const [readSessions] = useLazySessionsQuery();
  const confirmEnd = useConfirmStadiumEnd();
  return async (action) => {
    const { data: sessions = [] } = await readSessions();
    return confirmEnd(sessions, action);
  };
}
