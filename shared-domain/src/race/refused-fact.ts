/** A fact that a rule does not allow: its index in the log, and why. It has no effect. */
export interface RefusedFact<Reason extends string> {
  readonly index: number;
  readonly reason: Reason;
}
