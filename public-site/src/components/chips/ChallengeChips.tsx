import { findFederation } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';

export function KindChip({ kind }: { readonly kind: Challenge['kind'] }) {
  const { t } = useText();
  return <span className="chip">{t(`kind.${kind}`)}</span>;
}

export function FederationChip({ rtype }: { readonly rtype: string }) {
  const { t } = useText();
  const federation = findFederation(rtype);
  if (federation === undefined) return null;
  return <span className="chip">{federation === 'OTHER' ? t('federation.other') : federation}</span>;
}
