import { Alert } from 'antd';
import { refusalText } from '../../../components/call/call-sentence.ts';
import { useText } from '../../../locales/use-text.ts';
import type { Sending } from '../send/sending.ts';

const NAMED = 20;

/** Sendings that were refused, with every reason the server gave. */
export function FailedSendings({ sending }: { readonly sending: Sending }) {
  const { t } = useText();
  return sending.states.map((state, index) => {
    if (state.state !== 'failed') return null;
    return (
      <Alert
        // biome-ignore lint/suspicious/noArrayIndexKey: a sending is its place
        key={index}
        className="adm-gap"
        type="error"
        showIcon
        title={`${t('entries.sending', { number: index + 1, count: sending.chunks[index]?.trials ?? 0 })} ${refusalText({ id: state.id }, t)}`}
        description={
          <ul className="fault-list">
            {state.details
              .filter(Boolean)
              .slice(0, NAMED)
              .map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
          </ul>
        }
      />
    );
  });
}
