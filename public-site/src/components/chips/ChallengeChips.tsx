import { findFederation, isLiveChallenge } from 'shared-domain';
import type { Challenge, ShortChallengeLine } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';
import { readNow } from '../page-clock.ts';

export function KindChip({ kind }: { readonly kind: Challenge['kind'] }) {
  const { t } = useText();
  return <span className="chip">{t(`kind.${kind}`)}</span>;
}

/** «Direct» while a competition takes place, «En cours» where its pages are not followed live (Q5). */
export function LiveChip({ challenge }: { readonly challenge: ShortChallengeLine }) {
  const { t } = useText();
  if (!isLiveChallenge(challenge, readNow())) return null;
  if (challenge.live === false) return <span className="state">{t('state.running')}</span>;
  return <span className="live small-live">{t('live')}</span>;
}

export function FederationChip({ rtype }: { readonly rtype: string }) {
  const { t } = useText();
  const federation = findFederation(rtype);
  if (federation === undefined) return null;
  return <span className="chip">{federation === 'OTHER' ? t('federation.other') : federation}</span>;
}
