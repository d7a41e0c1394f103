import type { ContestAthlete } from 'shared-domain/live-input';

/** Whether an athlete of a field event may still come: neither scratched by the secretariat nor with a word of officials. */
export const isExpected = ({ absence, mark }: ContestAthlete): boolean =>
  absence !== 'scratched' && mark.prf?.st === undefined;
