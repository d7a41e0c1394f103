/**
 * Why a field event waits for nobody in an athlete's place: `absent` until the first attempt, as at the call or for a late entry that
 * the judge may not know; `scratched` for good, though what the athlete did stays. A start list says both.
 */
export type ContestAbsence = 'absent' | 'scratched';

/** ContestAbsences by the id of the athlete. */
export type ContestAbsences = Readonly<Record<string, ContestAbsence>>;
