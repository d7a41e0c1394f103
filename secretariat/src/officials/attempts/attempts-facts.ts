import { createContestFacts } from '../contest/contest-facts.ts';
import type { WriteFact } from '../log/fact-log.ts';

/** What an attempt says: a distance in mm and the judge's own wind reading in m/s. A foul is measured in case of a protest. */
export interface AttemptSaid {
  readonly r: 'o' | 'x' | '-' | 'r';
  readonly v?: number | undefined;
  readonly w?: number | undefined;
}

const pickSaid = ({ r, v, w }: AttemptSaid) => ({ r, ...(v !== undefined && { v }), ...(w !== undefined && { w }) });

const createCorrection =
  (
    trialOID: string,
    { id, row }: { readonly id: string; readonly row: string },
    said: AttemptSaid | undefined,
    why: string | undefined,
    noteId: (id: string) => void = () => undefined,
  ): WriteFact =>
  (makeId) => {
    const newId = makeId();
    noteId(newId);
    return {
      kind: 'correction',
      trialOID,
      replaces: id,
      with: said === undefined ? [] : [{ kind: 'attempt' as const, id: newId, row, ...pickSaid(said) }],
      ...(why === undefined || why === '' ? {} : { why }),
    };
  };

/** The facts of one long jump, triple jump or throw. */
export const createAttemptsFacts = (trialOID: string) => ({
  ...createContestFacts(trialOID),
  /** A measured foul that the athlete protests against, in one act (TR 8.5). */
  protestedFoul: (row: string, n: number, { v, w }: Omit<AttemptSaid, 'r'>): readonly WriteFact[] => [
    () => ({ kind: 'attempt', trialOID, row, n, ...pickSaid({ r: 'x', v, w }) }),
    (_, before) => ({ kind: 'protest', trialOID, attempt: before.at(-1) ?? '' }),
  ],
  /** What a foul under protest should say; the protest goes on. */
  correctProtested(
    written: { readonly id: string; readonly row: string },
    said: AttemptSaid,
    why?: string,
  ): readonly WriteFact[] {
    let attempt = '';
    return [
      createCorrection(trialOID, written, said, why, (id) => {
        attempt = id;
      }),
      () => ({ kind: 'protest', trialOID, attempt }),
    ];
  },
  /** Attempt number `n` of an athlete: the server refuses it where another device has written that one already. */
  attempt:
    (row: string, n: number, said: AttemptSaid): WriteFact =>
    () => ({ kind: 'attempt', trialOID, row, n, ...pickSaid(said) }),
  /** What is noted for an athlete, or for the event without one. */
  setting:
    (noted: { readonly row?: string; readonly board?: number; readonly implement?: string }): WriteFact =>
    () => ({ kind: 'setting', trialOID, ...noted }),
  /** What an attempt should say; undefined withdraws it. */
  correct: (
    written: { readonly id: string; readonly row: string },
    said: AttemptSaid | undefined,
    why?: string,
  ): WriteFact => createCorrection(trialOID, written, said, why),
});
