import { canHaveVariant, parseVariant } from '../discipline/variant.ts';
import { isRoundLetter, type RoundLetter } from '../round/round-code.ts';

/** One event of the programme for one category. */
export interface GroupUid {
  readonly g0: number;
  readonly g1: string;
  readonly category: number;
}

/**
 * The parts of a trial's uid (Q3): event number in six digits, variant, category, round and heat. `000100-0-55-f1` is the first final
 * of the senior men's 100 m.
 */
export interface TrialUid extends GroupUid {
  readonly round: RoundLetter;
  readonly heat: number;
}

const GROUP = /^(\d{6})-([0-9A-Z]+)-([1-9]\d{0,3})$/;
const HEAT = /^([a-z])([1-9]\d{0,2})$/;

/**
 * Parses the uid of a group, number-variant-category (Q3); undefined for an invalid one.
 * @example parseGroupUid('000100-0-55') // { g0: 100, g1: '0', category: 55 }
 */
export function parseGroupUid(uid: string): GroupUid | undefined {
  const match = GROUP.exec(uid);
  if (!match) return undefined;
  const [, number = '', g1 = '', category = ''] = match;
  const g0 = Number(number);
  const variant = parseVariant(g1);
  if (g0 === 0 || variant === undefined || !canHaveVariant(g0, variant)) return undefined;
  return { g0, g1, category: Number(category) };
}

/**
 * Parses the uid of a trial (Q3); undefined for an invalid one.
 * @example parseTrialUid('900002-0-56-q2')?.heat // 2
 */
export function parseTrialUid(uid: string): TrialUid | undefined {
  const cut = uid.lastIndexOf('-');
  const group = cut < 0 ? undefined : parseGroupUid(uid.slice(0, cut));
  const match = HEAT.exec(uid.slice(cut + 1));
  const [, round = '', heat = ''] = match ?? [];
  if (!group || !isRoundLetter(round)) return undefined;
  return { ...group, round, heat: Number(heat) };
}

/**
 * The inverse of `parseGroupUid` (Q3); nothing is checked.
 * @example makeGroupUid({ g0: 100, g1: '0', category: 55 }) // '000100-0-55'
 */
export function makeGroupUid(group: GroupUid): string {
  return `${String(group.g0).padStart(6, '0')}-${group.g1}-${group.category}`;
}

/**
 * The inverse of `parseTrialUid` (Q3); nothing is checked.
 * @example makeTrialUid({ g0: 100, g1: '0', category: 55, round: 'f', heat: 1 }) // '000100-0-55-f1'
 */
export function makeTrialUid(trial: TrialUid): string {
  return `${makeGroupUid(trial)}-${trial.round}${trial.heat}`;
}
