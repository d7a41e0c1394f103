import { countFormDrafts } from '../../api/device/form-drafts.ts';
import { countImportDrafts } from '../../api/device/import-drafts.ts';
import { useOutbox } from '../../api/marks/use-outbox.ts';
import { useText } from '../../locales/use-text.ts';
import { useHost } from '../host.ts';
import { formatUnsent } from '../marks/unsent-text.ts';

/**
 * Returns a function that asks before a session is ended on purpose, which erases all drafts from this device; resolves to whether
 * it may be. Nothing is asked where there are no drafts.
 */
export function useConfirmSessionEnd(): (action: string) => Promise<boolean> {
  const { t } = useText();
  const { confirm } = useHost();
  const { outbox } = useOutbox();
  return async (action) => {
    const [forms, imports] = await Promise.all([countFormDrafts(), countImportDrafts()]);
    const { drafts } = outbox.getState();
    const losses = [
      ...(drafts.length === 0 ? [] : [formatUnsent(drafts, t)]),
      ...(forms === 0 ? [] : [t('leave.forms', { count: forms })]),
      ...(imports === 0 ? [] : [t('leave.imports', { count: imports })]),
    ];
    if (losses.length === 0) return true;
    return confirm({
      title: t('leave.title'),
      subTitle: t('leave.sub', { what: losses.join(' · ') }),
      action,
      destructive: true,
    });
  };
}
