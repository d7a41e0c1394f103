import type { IncomingMessage } from 'node:http';
import type { HealthAnswer } from 'shared-domain/contract';
import type { ProxyReader } from '../../base/trust-proxy.ts';

const splitHeader = (header: string | string[] | undefined): string[] =>
  [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The caller as the server sees it, so that an operator can tell whether `TRUST_PROXY` is right. */
export function readHealthCaller(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: ProxyReader,
): HealthAnswer['caller'] {
  const peer = socket.remoteAddress ?? '';
  const forwarded = splitHeader(headers['x-forwarded-for']);
  const protocol = proxies.isProxy(peer) ? splitHeader(headers['x-forwarded-proto']).at(-1) : undefined;
  const isHttps = protocol === undefined ? 'encrypted' in socket : protocol === 'https';
  return {
    address: proxies.findCaller(peer, forwarded.join(',')),
    forwarded: forwarded.length,
    believed: proxies.countBelieved(peer, forwarded.join(',')),
    protocol: isHttps ? 'https' : 'http',
  };
}
