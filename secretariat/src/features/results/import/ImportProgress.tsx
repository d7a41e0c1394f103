import type { FileProgress } from 'shared-domain/contract';
import { useText } from '../../../locales/use-text.ts';

/** The progress of a long import: a percentage while the file is read, then the step. */
export function ImportProgress({ progress }: { readonly progress: FileProgress | undefined }) {
  const { t } = useText();
  const { step = 'reading', rows = 0, bytes = 0, total } = progress ?? {};
  const percent =
    step === 'reading' && total !== undefined && total > 0 ? Math.round((100 * bytes) / total) : undefined;
  const label = `${t(`results.import.step.${step}`)} · ${t('results.import.rows', { count: rows })}`;
  return (
    <div className="import-progress">
      <progress max={100} value={percent} aria-label={label} />
      <span className="num" role="status">
        {label}
      </span>
    </div>
  );
}
