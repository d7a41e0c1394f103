import type { ResultRow } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';

const MEANING_KEYS = {
  Q: 'qualified.Q',
  q: 'qualified.q',
  qR: 'qualified.qR',
  qJ: 'qualified.qJ',
  qD: 'qualified.qD',
} as const;

interface QualifiedProps {
  readonly value: ResultRow['qualified'];
  /** Whether it is of a field event, where `Q` is the standard. */
  readonly isField: boolean;
}

/** How an athlete qualified: `Q` (by place or standard) is filled, the others are outlined. */
export function Qualified({ value, isField }: QualifiedProps) {
  const { t } = useText();
  if (value === undefined) return null;
  const meaning = t(value === 'Q' && isField ? 'qualified.standard' : MEANING_KEYS[value]);
  return (
    <span className={value === 'Q' ? 'q' : 'q t'} title={meaning}>
      {value}
      <span className="sr"> {meaning}</span>
    </span>
  );
}
