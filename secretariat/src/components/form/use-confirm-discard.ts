import { useText } from '../../locales/use-text.ts';
import { useHost } from '../host.ts';

/** Returns a function that asks before unsaved input is dropped; resolves to whether it may be. */
export function useConfirmDiscard(): (subTitle?: string) => Promise<boolean> {
  const { t } = useText();
  const { confirm } = useHost();
  return (subTitle = t('challenge.leave.sub')) =>
    confirm({ title: t('challenge.leave.title'), subTitle, action: t('challenge.leave.act'), destructive: true });
}
