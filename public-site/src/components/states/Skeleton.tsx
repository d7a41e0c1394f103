import type { CSSProperties } from 'react';
import { useText } from '../../locales/use-text.ts';
import './states.css';

const LINE_LENGTHS = [4, 3, 1, 2, 0, 3, 2, 4] as const;

/** Placeholder rows of the final height, so that the page does not jump when the data arrives. */
export function Skeleton({ rows = 8 }: { readonly rows?: number }) {
  const { t } = useText();
  return (
    <div role="status" aria-busy="true" className="skeleton">
      <span className="sr">{t('loading')}</span>
      <div aria-hidden="true">
        {Array.from({ length: rows }, (_, index) => {
          const row = `row-${index}`;
          return (
            <div key={row} className="sk" style={{ '--k': LINE_LENGTHS[index % LINE_LENGTHS.length] } as CSSProperties}>
              <i />
              <i />
              <i />
              <i />
            </div>
          );
        })}
      </div>
    </div>
  );
}
