import type { FileProgress } from 'shared-domain/contract';
import { useText } from '../../../locales/use-text.ts';

/** How far a long import is: by its bytes while they are read, else by its step. */
export function ImportProgress({ progress }: { readonly progress: FileProgress | undefined }) {
  const { t } = useText();
  const { step = 'reading', rows = 0, bytes = 0, total } = progress ?? {};
  const share = step === 'reading' && total !== undefined && total > 0 ? Math.round((100 * bytes) / total) : undefined;
  const says = `${t(`results.import.step.${step}`)} · ${t('results.import.rows', { count: rows })}`;
  return (
    <div className="import-progress">
      <progress max={100} value={share} aria-label={says} />
      <span className="num" role="status">
        {says}
      </span>
    </div>
  );
}
