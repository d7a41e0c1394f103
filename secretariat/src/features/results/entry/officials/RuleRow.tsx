import { MARK_STATUS } from 'shared-domain';
import type { Standing } from '../typed/standings.ts';
import { RuleForm, type RuleProps } from './RuleForm.tsx';

/** Under a row that is disqualified: the rule it rests on. */
export const RuleRow = ({ standing, ...props }: RuleProps & { readonly standing: Standing | undefined }) =>
  standing?.prf?.st === MARK_STATUS.dq ? <RuleForm {...props} /> : null;
