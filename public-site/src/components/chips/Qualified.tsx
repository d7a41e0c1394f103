import type { ResultRow } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';

const MEANING_KEYS = {
  Q: 'qualified.Q',
  q: 'qualified.q',
  qR: 'qualified.qR',
  qJ: 'qualified.qJ',
  qD: 'qualified.qD',
} as const;

/** How an athlete qualified: `Q` (by place) is filled, the others are outlined. */
export function Qualified({ value }: { readonly value: ResultRow['qualified'] }) {
  const { t } = useText();
  if (value === undefined) return null;
  return (
    <span className={value === 'Q' ? 'q' : 'q t'} title={t(MEANING_KEYS[value])}>
      {value}
      <span className="sr"> {t(MEANING_KEYS[value])}</span>
    </span>
  );
}
