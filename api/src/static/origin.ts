import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';

const HOST = /^([\w.-]{1,253}|\[[\da-f:.]{2,45}\])(:\d{1,5})?$/i;

/**
 * The site's address as this request has it, for the links that others copy out of a page: they must be whole. Undefined
 * where the request does not say it in a form that can be one.
 */
export function originOf({ headers, socket }: IncomingMessage): string | undefined {
  const { host = '' } = headers;
  if (!HOST.test(host)) return undefined;
  const said = String(headers['x-forwarded-proto'] ?? '')
    .split(',')[0]
    ?.trim();
  const secure = said === 'https' || (socket as Partial<TLSSocket>).encrypted === true;
  return `${secure ? 'https' : 'http'}://${host}`;
}
