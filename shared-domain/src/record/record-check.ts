import type { EvidenceSigner, RecordEvidence } from './record-evidence.ts';

/**
 * Items of the file of a record that decide whether a mark can be one, so that it is only possible without them: the zero control of the
 * photo finish, the implement and the height as they were checked, the doping sample. The rest of the file is papers about the same mark.
 */
export const RECORD_CHECKS = ['zero', 'implementBefore', 'implementAfter', 'heights', 'doping'] as const;

/** One of `RECORD_CHECKS`. */
export type RecordCheck = (typeof RECORD_CHECKS)[number];

/** Whose word on a check counts. */
interface CheckRule {
  readonly signers: readonly EvidenceSigner[];
  /** It is of one athlete and names whose it is: said of the whole event it counts for nobody. */
  readonly isOfAthlete: boolean;
}

/** Implements and heights are controlled for an event by its judges, whose devices name no athlete; a sample is taken from one person. */
const CHECK_RULES: Readonly<Record<RecordCheck, CheckRule>> = {
  zero: { signers: ['chrono', 'desk'], isOfAthlete: false },
  implementBefore: { signers: ['judge', 'desk'], isOfAthlete: false },
  implementAfter: { signers: ['judge', 'desk'], isOfAthlete: false },
  heights: { signers: ['judge', 'desk'], isOfAthlete: false },
  doping: { signers: ['desk'], isOfAthlete: true },
};

/** Whether something that a record lacks is a check, which evidence answers. @example isRecordCheck('doping') // true */
export function isRecordCheck(name: string): name is RecordCheck {
  return RECORD_CHECKS.some((check) => check === name);
}

/**
 * Whether what somebody said of a check counts: only those who make it say that it was made, or that it failed.
 * @example canAnswerCheck('zero', { signerKind: 'wind' }) // false
 */
export function canAnswerCheck(
  check: RecordCheck,
  { signerKind, row }: Pick<RecordEvidence, 'signerKind' | 'row'>,
): boolean {
  const { signers, isOfAthlete } = CHECK_RULES[check];
  return signers.includes(signerKind) && (row !== undefined || !isOfAthlete);
}
