import { Icon } from '../../components/Icon.tsx';
import { SERVER_FAULTS, useServerFaults } from '../../components/site/server-faults.ts';
import { useText } from '../../locales/use-text.ts';

/** What is wrong with a server that still answers, and what to do about it; nothing where all is well. */
export function ServerFaults() {
  const { t } = useText();
  return useServerFaults().map((id) => (
    <p key={id} className="network-warning" role="alert">
      <Icon name="warning" />
      {t(SERVER_FAULTS[id].advice)}
    </p>
  ));
}
