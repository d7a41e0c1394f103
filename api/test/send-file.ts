import type { Answer, RunningServer } from './running-server.ts';

const token = (own: string): Record<string, string> => (own === '' ? {} : { 'x-access-token': own });

/** Sends the bytes of a file as a browser sends them, whatever it takes them for. */
export async function sendFile<T>(
  server: RunningServer,
  path: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): Promise<Answer<T>> {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/vnd.ms-excel', ...token(server.token), ...headers },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as T };
}

sendFile.bytes = async (server: RunningServer, path: string, own = server.token): Promise<Buffer> => {
  const response = await fetch(server.url + path, { headers: token(own) });
  const bytes = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) throw new Error(bytes.toString());
  return bytes;
};

sendFile.text = async (server: RunningServer, path: string, own = server.token): Promise<string> =>
  (await sendFile.bytes(server, path, own)).toString('utf8');
