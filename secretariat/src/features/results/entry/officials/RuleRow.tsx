import { lazy, Suspense } from 'react';
import { MARK_STATUS } from 'shared-domain';
import type { Standing } from '../typed/standings.ts';
import type { RuleProps } from './RuleForm.tsx';

const RuleForm = lazy(async () => ({ default: (await import('./RuleForm.tsx')).RuleForm }));

/** Under a row that is disqualified: the rule it rests on. The rules and their words come with the first such row. */
export function RuleRow({ standing, ...props }: RuleProps & { readonly standing: Standing | undefined }) {
  if (standing?.prf?.st !== MARK_STATUS.dq) return null;
  return (
    <Suspense fallback={null}>
      <RuleForm {...props} />
    </Suspense>
  );
}
