import { expect } from '@jest/globals';
import type { ErrorEnvelope, FileAnswer, FileProgress } from 'shared-domain/contract';
import { fileProgress } from 'shared-domain/contract/schemas';
import type { RunningServer } from './running-server.ts';
import { anUploadTrial } from './uploads.ts';

const NDJSON_HEADERS = { accept: 'application/x-ndjson' };

export interface Race {
  readonly chOID: string;
  readonly trial: string;
}

/** Creates a road competition with one race. */
export async function addRace(server: RunningServer, uid: string): Promise<Race> {
  const chOID = (await server.createChallenge({ kind: 'road' })).oid;
  await server.upload(chOID, { trialsData: [anUploadTrial(uid, { group: 'Course', name: 'Course', status: 15 })] });
  return { chOID, trial: (await server.trials(chOID))[0]?.oid ?? '' };
}

export const roadPath = ({ chOID, trial }: Race, query = ''): string =>
  `/api/lesecretariat/road/${chOID}?trial=${trial}${query}`;

export interface FollowedFile {
  readonly lines: readonly FileProgress[];
  readonly last: FileAnswer & ErrorEnvelope;
}

/** Sends a file and reads the reports of progress, as a browser does. */
export async function followFile(server: RunningServer, path: string, body: string | Buffer): Promise<FollowedFile> {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { ...NDJSON_HEADERS, 'x-access-token': server.token },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
  expect(response.headers.get('content-type')).toContain('application/x-ndjson');
  const lines = (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  const last = lines.pop() as FollowedFile['last'];
  return { lines: lines.map((line) => fileProgress.parse(line)), last };
}
