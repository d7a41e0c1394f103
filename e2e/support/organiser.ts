import { ORGANISER } from './server.ts';
import { today } from './today.ts';

/** Calls the API as an organiser's software does: signs in once, then sends the token. */
export class OrganiserClient {
  readonly #url: string;
  readonly #token: string;

  private constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  static async signIn(url: string): Promise<OrganiserClient> {
    const answer = await fetch(`${url}/api/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ORGANISER),
    });
    if (!answer.ok) throw new Error(await answer.text());
    const { token } = (await answer.json()) as { token: string };
    return new OrganiserClient(url, token);
  }

  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await fetch(`${this.#url}${path}`, {
      method,
      headers: { 'x-access-token': this.#token, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** Sends a file as it is, of a type. */
  async sendFile(path: string, file: string, type: string): Promise<void> {
    const headers = { 'x-access-token': this.#token, 'content-type': type };
    const answer = await fetch(`${this.#url}${path}`, { method: 'POST', headers, body: file });
    if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`);
  }

  async createChallenge(name: string, date = today()): Promise<string> {
    const { orgs } = await this.call<{ orgs: { oid: string }[] }>('GET', '/api/lesecretariat/my-orgs');
    const { oid } = await this.call<{ oid: string }>('POST', '/api/lesecretariat/challenge', {
      name,
      rtype: 'FFA',
      org: { oid: orgs[0]?.oid },
      kind: 'outdoor',
      region: 'Bretagne',
      date,
      duration: 1,
    });
    return oid;
  }

  async upload(
    chOID: string,
    body: Record<string, unknown>,
  ): Promise<{ created: number; updated: number; unchanged: number }> {
    return this.call('POST', `/api/lesecretariat/trials/${chOID}`, { chOID, ...body });
  }
}
