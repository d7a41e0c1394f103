import { useContext, useState } from 'react';
import type { Challenge } from 'shared-domain/contract';
import { HostContext } from '../../../components/host.ts';
import { useLinkOrigin } from '../../../components/use-link-origin.ts';
import { usePanelText } from '../use-panel-text.ts';
import { buildEmbedCode } from './embed-code.ts';

/** The HTML that a club pastes into its own site to show the programme or the live panel there. */
export function EmbedCode({ challenge }: { readonly challenge: Challenge }) {
  const { t } = usePanelText();
  const host = useContext(HostContext);
  const origin = useLinkOrigin();
  const [view, setView] = useState<'' | 'direct'>('');
  const code = buildEmbedCode({ origin, chOID: challenge.oid, title: challenge.name, view });

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code);
      host?.notify(t('embed.copied'));
    } catch {
      host?.notify(t('embed.failed'), { kind: 'error' });
    }
  }

  return (
    <details className="embed-code">
      <summary>{t('embed.title')}</summary>
      <select
        className="sel"
        aria-label={t('embed.what')}
        value={view}
        onChange={(event) => setView(event.target.value === 'direct' ? 'direct' : '')}
      >
        <option value="">{t('embed.programme')}</option>
        {challenge.live !== false && <option value="direct">{t('embed.live')}</option>}
      </select>
      <textarea
        className="in"
        readOnly
        rows={5}
        aria-label={t('embed.code')}
        value={code}
        onFocus={(event) => event.target.select()}
      />
      <button type="button" className="btn" onClick={() => void copy()}>
        {t('embed.copy')}
      </button>
    </details>
  );
}
