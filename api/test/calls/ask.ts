import type { MakeCodeAnswer } from 'shared-domain/contract';
import type { RunningServer } from '../running-server.ts';
import type { CallRequest, CallTarget } from './call-target.ts';

export const BASE = '/api/lesecretariat';

export const askTrial = ({ trialOID }: CallTarget, call: string, body: unknown): CallRequest => ({
  path: `${BASE}/trial/${trialOID}/${call}`,
  body,
});

export const askInput = ({ chOID, prepared }: CallTarget, query = ''): CallRequest => ({
  path: `/api/live-input/${chOID}${query}`,
  headers: { 'x-access-code': prepared.code ?? '' },
});

export const createCode =
  (kind: string) =>
  async (server: RunningServer, { chOID }: CallTarget) => {
    const { body } = await server.call<MakeCodeAnswer>('POST', `/api/code/${chOID}?kind=${kind}`);
    return { code: body.code.code };
  };
