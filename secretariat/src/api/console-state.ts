import type { AccessCodeKind } from 'shared-domain';
import { calls, type DeviceAnswer, makeUrl } from 'shared-domain/contract';
import { secretariatApi } from './secretariat-api.ts';

interface ConsoleQuery {
  readonly chOID: string;
  readonly by: AccessCodeKind;
  readonly since: number;
  readonly revision?: number | undefined;
  /** How long the server waits for something newer, s. */
  readonly wait?: number | undefined;
}

/** What a device with a code of a kind reads of a competition, as far as it is newer than what was read before. */
export const { useLazyConsoleStateQuery } = secretariatApi.injectEndpoints({
  endpoints: (build) => ({
    consoleState: build.query<DeviceAnswer, ConsoleQuery>({
      query: ({ chOID, ...query }) => makeUrl(calls.consoleState, { chOID }, query),
      // Each answer is added to those before it, and asked for once.
      keepUnusedDataFor: 0,
    }),
  }),
});
