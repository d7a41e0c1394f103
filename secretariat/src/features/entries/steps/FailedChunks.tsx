import { Alert } from 'antd';
import { formatRefusal } from '../../../components/call/call-sentence.ts';
import { useText } from '../../../locales/use-text.ts';
import type { Sending } from '../send/sending.ts';

const MAX_REASONS = 20;

/** The chunks that failed, with the reasons that the server gave. */
export function FailedChunks({ sending }: { readonly sending: Sending }) {
  const { t } = useText();
  return sending.states.map((state, index) => {
    if (state.state !== 'failed') return null;
    return (
      <Alert
        // biome-ignore lint/suspicious/noArrayIndexKey: chunks never change their order
        key={index}
        className="adm-gap"
        type="error"
        showIcon
        title={`${t('entries.sending', { number: index + 1, count: sending.chunks[index]?.trials ?? 0 })} ${formatRefusal({ id: state.id }, t)}`}
        description={
          <ul className="fault-list">
            {state.details
              .filter(Boolean)
              .slice(0, MAX_REASONS)
              .map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
          </ul>
        }
      />
    );
  });
}
