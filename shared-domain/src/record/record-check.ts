import type { EventRef } from '../discipline/event-ref.ts';
import { listMissingItems, listRatificationItems, type RecordEvidence } from './ratification.ts';

/**
 * Items of the file of a record that decide whether a mark can be one, so that it is only possible without them: the zero control of the
 * photo finish, the implement and the height as they were checked, the doping sample. The rest of the file is papers about the same mark.
 */
export const RECORD_CHECKS = ['zero', 'implementBefore', 'implementAfter', 'heights', 'doping'] as const;

/** One of `RECORD_CHECKS`. */
export type RecordCheck = (typeof RECORD_CHECKS)[number];

/** Whether something that a record lacks is a check, which evidence answers. @example isRecordCheck('doping') // true */
export function isRecordCheck(name: string): name is RecordCheck {
  return RECORD_CHECKS.some((check) => check === name);
}

/**
 * The checks that an event asks for before its mark can be a federation's record, and that nobody noted.
 * @example listOpenChecks({ g0: 900_001, g1: '0' }, [{ what: 'heights', signerKind: 'desk' }]) // ['doping']
 */
export function listOpenChecks(event: EventRef, evidence: readonly RecordEvidence[]): RecordCheck[] {
  return listMissingItems(listRatificationItems(event, { evidence, results: 0 })).filter(isRecordCheck);
}
