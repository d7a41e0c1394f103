import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';

const THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])(?::(\d{1,5}))?$/i;

/**
 * The origin of a server without `PUBLIC_URL`, for absolute links: only this machine's own, at the port that answers. Any other
 * `Host` could be forged by the caller, and links made of it would lead wherever the caller likes.
 */
function findLocalOrigin({ headers, socket }: IncomingMessage): string | undefined {
  const match = THIS_MACHINE.exec(headers.host ?? '');
  const isSecure = (socket as Partial<TLSSocket>).encrypted === true;
  if (match === null || Number(match[2] ?? (isSecure ? 443 : 80)) !== socket.localPort) return undefined;
  return `${isSecure ? 'https' : 'http'}://${headers.host?.toLowerCase()}`;
}

/** The site's origin for absolute links: the operator's `PUBLIC_URL`, never the `Host` of a request from elsewhere. */
export const readOrigin = (publicUrl: string | undefined, request: IncomingMessage): string | undefined =>
  publicUrl ?? findLocalOrigin(request);
