import { findCategory, isOppositeSex, isSameDiscipline, parseGroupUid, parseTrialUid } from 'shared-domain';
import { conflictAt } from '../../base/refusal.ts';
import type { SentStart } from '../../store/lists/sent-rows.ts';

interface ListEvent {
  readonly g0: number;
  readonly g1: string;
  readonly category: number;
}

/** The event of a list by the uid of its trial or group. */
const readListEvent = (uid: string): ListEvent | undefined => parseTrialUid(uid) ?? parseGroupUid(uid);

const SEX_BY_LETTER: Readonly<Record<string, 1 | 2>> = { M: 1, F: 2 };

/** The sex of an entry: the athlete's own, else the category's; undefined where neither is men or women. */
const findEntrySex = ({ sex, category }: Pick<SentStart, 'sex' | 'category'>): number | undefined =>
  sex === undefined ? findCategory(category ?? 0)?.sex : SEX_BY_LETTER[sex];

/** Whether two lists are of one event of the programme: same event, same category. */
export function isSameEvent(one: string, other: string): boolean {
  const [a, b] = [readListEvent(one), readListEvent(other)];
  return a?.g0 === b?.g0 && a?.g1 === b?.g1 && a?.category === b?.category;
}

/** Whether an entry is of the other sex than the event of its list. */
export function isOfOtherSex(uid: string, entry: Pick<SentStart, 'sex' | 'category'>): boolean {
  const event = readListEvent(uid);
  return event !== undefined && isOppositeSex(findEntrySex(entry), findCategory(event.category)?.sex);
}

/** @throws Refusal `conflict` where the entry would be in an event of the other sex */
export function requireSex({ uid }: { readonly uid: string }, entry: SentStart, path: string): void {
  if (!isOfOtherSex(uid, entry)) return;
  throw conflictAt('other sex', path, `the athlete is not of the sex of ${uid}`);
}

/** The entry in another event: bests are kept in the same discipline; the presence was that of the former call room. */
export function enterOtherEvent({ pe, presence: _, ...entry }: SentStart, from: string, to: string): SentStart {
  const [former, next] = [readListEvent(from), readListEvent(to)];
  const keepsBests = former !== undefined && next !== undefined && isSameDiscipline(former, next);
  return keepsBests && pe !== undefined ? { ...entry, pe } : entry;
}
