import { useContext, useState } from 'react';
import type { Challenge } from 'shared-domain/contract';
import { HostContext } from '../../../components/host.ts';
import { useText } from '../../../locales/use-text.ts';

interface Embedded {
  readonly origin: string;
  readonly chOID: string;
  readonly title: string;
  /** The programme, or the live panel. */
  readonly view: '' | 'direct';
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** A frame with the page; its title is said by screen readers, and comes as the organiser wrote it. */
export function embedCode({ origin, chOID, title, view }: Embedded): string {
  const query = new URLSearchParams({ ...(view !== '' && { v: view }), embed: '1' });
  const address = `${origin}/challenge/${encodeURIComponent(chOID)}?${query}`;
  return `<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="700" style="border:0" loading="lazy" allow="fullscreen; screen-wake-lock; clipboard-write; web-share"></iframe>`;
}

/** What a club pastes into its own site to show the programme or the live panel there. */
export function EmbedCode({ challenge }: { readonly challenge: Challenge }) {
  const { t } = useText();
  const host = useContext(HostContext);
  const [view, setView] = useState<'' | 'direct'>('');
  const code = embedCode({ origin: window.location.origin, chOID: challenge.oid, title: challenge.name, view });

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
        <option value="direct">{t('embed.live')}</option>
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
