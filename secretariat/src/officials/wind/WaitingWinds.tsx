import type { FoldedTrialView } from 'shared-domain/live-input';
import { Strip } from '../components/Strip.tsx';
import { useText } from '../use-console.ts';

/** To a judge: the gauge has readings of which it does not know the attempt. */
export function WaitingWinds({ folded, onOpen }: { readonly folded: FoldedTrialView; readonly onOpen: () => void }) {
  const { t } = useText();
  const { length } = folded.sheet.state.unattachedWinds;
  if (length === 0) return null;
  return (
    <Strip colour="blue" action={t('winds.ask')} onPress={onOpen}>
      {t('winds.strip', { count: length })}
    </Strip>
  );
}
