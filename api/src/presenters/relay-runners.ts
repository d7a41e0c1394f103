import { listRunners } from 'shared-domain';
import type { StartRow } from 'shared-domain/contract';

/** Names of the runners of a relay team in the order of their legs; empty for an athlete. */
export const listRunnerNames = ({ members }: Pick<StartRow, 'members'>): string[] =>
  listRunners(members).map(({ last, first = '' }) => `${last} ${first}`.trim());
