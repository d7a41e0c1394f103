import { findStatusCode, MARK_STATUS, type Status } from '../performance/mark-status.ts';
import { parseWrittenStatus } from '../performance/status-word.ts';
import { parseRule } from './rule-number.ts';

/** A status in a result list: its number on the wire, and the rule it rests on. */
export interface ResultStatus {
  readonly st: Status | number;
  /** `TR24.7`; a disqualification names it (TR 7), a DNF for want of an honest effort too (TR 4.4.3). */
  readonly rule?: string | undefined;
}

/** A word, and what stands behind it. */
const STATUS = /^(\S+)(?:\s+(.+))?$/;

/** A rule stands beside a disqualification or a DNF, nowhere else. */
const WITH_RULE: readonly number[] = [MARK_STATUS.dnf, MARK_STATUS.dq];

/**
 * A status as result lists write it: `DNS`, `DQ TR24.7`, `DNF TR4.4.3`, `NH` read as NM, by the words of `parseMark`. Undefined for anything else, for
 * a rule that is none, and for one beside a status that has none.
 * @example parseStatus('DQ TR24.7') // { st: 4, rule: 'TR24.7' }
 */
export function parseStatus(text: string): ResultStatus | undefined {
  const [, word = '', ruleText] = STATUS.exec(text.trim()) ?? [];
  const st = parseWrittenStatus(word);
  if (st === undefined || ruleText === undefined) return st === undefined ? undefined : { st };
  const rule = parseRule(ruleText);
  return rule !== undefined && WITH_RULE.includes(st) ? { st, rule } : undefined;
}

/**
 * A status as result lists write it, with its rule (CR 25.4); undefined for a mark.
 * @example formatStatus({ st: 4, rule: 'TR16.8' }) // 'DQ TR16.8'
 */
export function formatStatus({ st, rule }: ResultStatus): string | undefined {
  const code = findStatusCode({ st });
  return rule === undefined || code === undefined || !WITH_RULE.includes(st) ? code : `${code} ${rule}`;
}

/** A disqualification must name its rule (TR 7). @example lacksRule({ st: 4 }) // true */
export function lacksRule({ st, rule }: ResultStatus): boolean {
  return st === MARK_STATUS.dq && rule === undefined;
}
