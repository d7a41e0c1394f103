import type { Challenge } from 'shared-domain/contract';
import { useText } from '../../../locales/use-text.ts';
import { findPeriod } from './period.ts';

/** The state of a competition in one word. */
export function ChallengeState({ challenge, now }: { readonly challenge: Challenge; readonly now: Date }) {
  const { t } = useText();
  if (!challenge.visible) return <span className="noff">{t('state.draft')}</span>;
  const period = findPeriod(challenge, now);
  if (period === 'running' && challenge.live === false) return <span className="state">{t('challenges.running')}</span>;
  if (period === 'running') return <span className="live">{t('state.live')}</span>;
  if (period === 'past') return <span className="state">{t('state.past')}</span>;
  return <span className="state done">{t('state.visible')}</span>;
}
