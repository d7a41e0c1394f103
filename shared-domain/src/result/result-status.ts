import { findStatusCode, MARK_STATUS, type Status } from '../performance/mark-status.ts';
import { parseWrittenStatus } from '../performance/status-word.ts';
import { parseRule } from './rule-number.ts';

/** A status in a result list: its number on the wire, and the rule it is based on. */
export interface ResultStatus {
  readonly st: Status | number;
  /** Such as `TR24.7`, for a disqualification (TR 7) or a DNF without an honest effort (TR 4.4.3). */
  readonly rule?: string | undefined;
}

/** A status word, and an optional rule after it. */
const STATUS = /^(\S+)(?:\s+(.+))?$/;

/** Only a disqualification and a DNF can name a rule. */
const STATUSES_WITH_RULE: readonly number[] = [MARK_STATUS.dnf, MARK_STATUS.dq];

/**
 * Parses a status of a result list: `DNS`, `DQ TR24.7`, `DNF TR4.4.3`, `NH` as NM. Undefined for anything else, for an invalid rule,
 * and for a rule with a status that cannot have one.
 * @example parseStatus('DQ TR24.7') // { st: 4, rule: 'TR24.7' }
 */
export function parseStatus(text: string): ResultStatus | undefined {
  const [, word = '', ruleText] = STATUS.exec(text.trim()) ?? [];
  const st = parseWrittenStatus(word);
  if (st === undefined || ruleText === undefined) return st === undefined ? undefined : { st };
  const rule = parseRule(ruleText);
  return rule !== undefined && STATUSES_WITH_RULE.includes(st) ? { st, rule } : undefined;
}

/**
 * Formats a status with its rule for a result list (CR 25.4); undefined for a mark.
 * @example formatStatus({ st: 4, rule: 'TR16.8' }) // 'DQ TR16.8'
 */
export function formatStatus({ st, rule }: ResultStatus): string | undefined {
  const code = findStatusCode({ st });
  return rule === undefined || code === undefined || !STATUSES_WITH_RULE.includes(st) ? code : `${code} ${rule}`;
}

/** Whether a disqualification does not name its rule, as it must (TR 7). @example isMissingRule({ st: 4 }) // true */
export function isMissingRule({ st, rule }: ResultStatus): boolean {
  return st === MARK_STATUS.dq && rule === undefined;
}
