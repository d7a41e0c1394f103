import type { MakeCodeAnswer } from 'shared-domain/contract';
import type { RunningServer } from '../running-server.ts';
import type { CallRequest, CallTarget } from './call-target.ts';

/** Calls of the secretariat begin so. */
export const BASE = '/api/lesecretariat';

/** A call about a trial. */
export const buildTrialRequest = ({ trialOID }: CallTarget, call: string, body: unknown): CallRequest => ({
  path: `${BASE}/trial/${trialOID}/${call}`,
  body,
});

/** A call of an official, by the code that was prepared. */
export const buildInputRequest = ({ chOID, prepared }: CallTarget, query = ''): CallRequest => ({
  path: `/api/live-input/${chOID}${query}`,
  headers: { 'x-access-code': prepared.code ?? '' },
});

/** Makes an access code of a kind, as a row's `prepare`. */
export const createCode =
  (kind: string) =>
  async (server: RunningServer, { chOID }: CallTarget) => {
    const { body } = await server.call<MakeCodeAnswer>('POST', `/api/code/${chOID}?kind=${kind}`);
    return { code: body.code.code };
  };
