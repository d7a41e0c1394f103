import { MARK_STATUS } from 'shared-domain';
import type { Standing } from '../model/standings.ts';
import { RuleForm, type RuleProps } from './RuleForm.tsx';

/** The rule of a disqualification, below the athlete's row. */
export const RuleRow = ({ standing, ...props }: RuleProps & { readonly standing: Standing | undefined }) =>
  standing?.prf?.st === MARK_STATUS.dq ? <RuleForm {...props} /> : null;
