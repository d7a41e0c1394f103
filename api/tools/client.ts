import { type Call, calls, type ErrorEnvelope, makeUrl, type SignInAnswer } from 'shared-domain/contract';
import { localize } from '../src/base/localize.ts';

/** An expected failure; its message is a sentence for the operator or organiser. */
export class ToolError extends Error {}

/** The documented calls, as a meet-management program would use them. */
export interface Client {
  readonly baseUrl: string;
  readonly token?: string;
  /** A `Blob` goes as the bytes of a file, anything else as JSON. */
  send<T>(method: Call['method'], address: string, body?: unknown): Promise<T>;
}

function describeRefusal(address: string, status: number, text: string): string {
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

/** @param token sent in `x-access-token`; public calls need none. @param code an official’s, sent in `x-access-code` */
export function createClient(baseUrl: string, token?: string, code?: string): Client {
  const root = baseUrl.replace(/\/+$/, '');
  return {
    baseUrl: root,
    ...(token === undefined ? {} : { token }),
    async send<T>(method: Call['method'], address: string, body?: unknown): Promise<T> {
      const headers: Record<string, string> = {};
      if (token !== undefined) headers['x-access-token'] = token;
      if (code !== undefined) headers['x-access-code'] = code;
      const isFile = body instanceof Blob;
      if (body !== undefined && !isFile) headers['content-type'] = 'application/json';
      let response: Response;
      try {
        response = await fetch(root + address, {
          method,
          headers,
          ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
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
      if (!response.ok) throw new ToolError(describeRefusal(root + address, response.status, text));
      return JSON.parse(text) as T;
    },
  };
}

/** Signs in. @returns a client that sends the token with every call */
export async function signIn(baseUrl: string, email: string, password: string): Promise<Client> {
  const address = makeUrl(calls.signIn, {});
  const { token } = await createClient(baseUrl).send<SignInAnswer>('POST', address, { email, password });
  return createClient(baseUrl, token);
}
