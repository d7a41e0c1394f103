/** A fact of a log that a rule does not admit: its position in the log, and why. The fold goes on without it. */
export interface RefusedFact<Reason extends string> {
  readonly index: number;
  readonly reason: Reason;
}
