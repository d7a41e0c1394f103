import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';

const THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])(?::(\d{1,5}))?$/i;

/**
 * The address of a server that was given none, for links that must be whole: only this machine's own, at the port that
 * answers. Any other Host is the caller's word, and a link made of it would lead wherever the caller likes.
 */
function localOrigin({ headers, socket }: IncomingMessage): string | undefined {
  const match = THIS_MACHINE.exec(headers.host ?? '');
  const isSecure = (socket as Partial<TLSSocket>).encrypted === true;
  if (match === null || Number(match[2] ?? (isSecure ? 443 : 80)) !== socket.localPort) return undefined;
  return `${isSecure ? 'https' : 'http'}://${headers.host?.toLowerCase()}`;
}

/** The site's address as pages say it: the operator's `PUBLIC_URL`, never the `Host` of a request. */
export const readOrigin = (publicUrl: string | undefined, request: IncomingMessage): string | undefined =>
  publicUrl ?? localOrigin(request);
