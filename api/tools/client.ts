import { type Call, calls, type ErrorEnvelope, makeUrl, type SignInAnswer } from 'shared-domain/contract';
import { localize } from '../src/base/localize.ts';

/** A refusal or a failure, in one sentence that says what and where. */
export class ToolError extends Error {}

/** The documented calls, as a meet-management program would use them. */
export interface Client {
  readonly baseUrl: string;
  readonly token?: string;
  /** A `Blob` goes as the bytes of a file, anything else as JSON. */
  send<T>(method: Call['method'], address: string, body?: unknown): Promise<T>;
}

function refusal(address: string, status: number, text: string): string {
  try {
    const { errors } = JSON.parse(text) as ErrorEnvelope;
    return errors.map(({ id, detail }) => `${id} : ${detail}`).join('\n  ');
  } catch {
    return localize(
      `réponse ${status} inattendue de ${address} ; est-ce bien un serveur Foulée ?`,
      `unexpected answer ${status} from ${address}; is it a Foulée server?`,
    );
  }
}

/** @param token sent in `x-access-token`; public calls need none. */
export function createClient(baseUrl: string, token?: string): Client {
  const root = baseUrl.replace(/\/+$/, '');
  return {
    baseUrl: root,
    ...(token === undefined ? {} : { token }),
    async send<T>(method: Call['method'], address: string, body?: unknown): Promise<T> {
      const headers: Record<string, string> = {};
      if (token !== undefined) headers['x-access-token'] = token;
      const file = body instanceof Blob;
      if (body !== undefined && !file) headers['content-type'] = 'application/json';
      let response: Response;
      try {
        response = await fetch(root + address, {
          method,
          headers,
          ...(body === undefined ? {} : { body: file ? body : JSON.stringify(body) }),
        });
      } catch (error) {
        const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
        throw new ToolError(
          localize(
            `Le serveur ${root} ne répond pas${cause}. Est-il démarré (npm start) ?`,
            `The server ${root} does not answer${cause}. Was it started (npm start)?`,
          ),
        );
      }
      const text = await response.text();
      if (!response.ok) throw new ToolError(refusal(root + address, response.status, text));
      return JSON.parse(text) as T;
    },
  };
}

/** Signs in and answers a client that carries the token. */
export async function signIn(baseUrl: string, email: string, password: string): Promise<Client> {
  const address = makeUrl(calls.signIn, {});
  const { token } = await createClient(baseUrl).send<SignInAnswer>('POST', address, { email, password });
  return createClient(baseUrl, token);
}
