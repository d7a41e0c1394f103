import type { Answer, RunningServer } from './running-server.ts';

const buildTokenHeader = (token: string): Record<string, string> => (token === '' ? {} : { 'x-access-token': token });

/** Sends the bytes of a file with the content type that a browser may guess for any file. */
export async function sendFile<T>(
  server: RunningServer,
  path: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): Promise<Answer<T>> {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/vnd.ms-excel', ...buildTokenHeader(server.token), ...headers },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as T };
}

sendFile.bytes = async (server: RunningServer, path: string, token = server.token): Promise<Buffer> => {
  const response = await fetch(server.url + path, { headers: buildTokenHeader(token) });
  const bytes = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) throw new Error(bytes.toString());
  return bytes;
};

sendFile.text = async (server: RunningServer, path: string, token = server.token): Promise<string> =>
  (await sendFile.bytes(server, path, token)).toString('utf8');
