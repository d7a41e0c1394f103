import { Suspense } from 'react';
import { MARK_STATUS } from 'shared-domain';
import { makeOptionalPart } from '../../../../components/page/optional-part.ts';
import type { Standing } from '../model/standings.ts';
import type { RuleProps } from './RuleForm.tsx';

const RuleForm = makeOptionalPart(async () => (await import('./RuleForm.tsx')).RuleForm);

/** The rule of a disqualification, below the athlete's row. */
export const RuleRow = ({ standing, ...props }: RuleProps & { readonly standing: Standing | undefined }) =>
  standing?.prf?.st === MARK_STATUS.dq ? (
    <Suspense fallback={null}>
      <RuleForm {...props} />
    </Suspense>
  ) : null;
