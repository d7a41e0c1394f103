import type { FastifyRequest } from 'fastify';
import { readIpAddress } from '../../base/ip-address.ts';
import { isLoopback, isPrivateAddress } from '../../base/private-address.ts';

/** Hextets of an IPv6 address that attempts are counted by: a customer of a provider may have a whole /48. */
const NETWORK_HEXTETS = 3;

/** The eight parts of an IPv6 address without its zone. */
function splitHextets(address: string): string[] {
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::');
  const splitPart = (text: string): string[] => (text === '' ? [] : text.split(':'));
  const before = splitPart(head);
  const after = splitPart(tail ?? '');
  if (tail === undefined) return before;
  return [...before, ...Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0'), ...after];
}

/**
 * The network that attempts are counted by: an IPv4 address, or the /48 of an IPv6 one. It is in memory only (Q30).
 * @example findNetwork('2001:db8:1:2:3:4:5:6') // '2001:db8:1'; findNetwork('::ffff:192.0.2.1') // '192.0.2.1'
 */
export function findNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  return splitHextets(address)
    .slice(0, NETWORK_HEXTETS)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
}

/** Headers in which proxies name the caller, besides every `x-forwarded-…`. */
const FORWARDING_HEADERS = ['forwarded', 'via', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip'] as const;

/** A request, with the caller's address by `TRUST_PROXY` as `ip`. */
type CalledRequest = Pick<FastifyRequest, 'ip' | 'headers' | 'socket'>;

const isForwarded = ({ headers }: Pick<CalledRequest, 'headers'>): boolean =>
  FORWARDING_HEADERS.some((name) => headers[name] !== undefined) ||
  Object.keys(headers).some((name) => name.startsWith('x-forwarded-'));

/** The caller's IP address, without a port; the socket's where a proxy wrote something else. */
export const readCallerAddress = ({ ip, socket }: Pick<CalledRequest, 'ip' | 'socket'>): string =>
  readIpAddress(ip ?? '') ?? socket.remoteAddress ?? '';

/** Whether a program of this machine calls, not through a proxy; judged by the socket, as headers can be forged. */
export const isOwnMachine = (request: CalledRequest): boolean =>
  isLoopback(request.socket.remoteAddress ?? '') && !isForwarded(request);

/**
 * Whether the caller's address is that of a proxy which `TRUST_PROXY` does not name: a private peer that forwards for others. Everyone
 * behind it has one address, so that a limit by address would stop all of them for one.
 */
function isSharedAddress(request: CalledRequest): boolean {
  const peer = request.socket.remoteAddress;
  return peer !== undefined && peer === readCallerAddress(request) && isPrivateAddress(peer) && isForwarded(request);
}

/** Limits are multiplied by this for an address that many callers share because a proxy hides theirs. */
const SHARED_FACTOR = 10;

/** The caller that attempts are counted for. */
export interface Caller {
  readonly network: string;
  readonly isShared: boolean;
  /** What limits by address are multiplied by. */
  readonly factor: number;
}

export function readCaller(request: CalledRequest): Caller {
  const isShared = isSharedAddress(request);
  return { network: findNetwork(readCallerAddress(request)), isShared, factor: isShared ? SHARED_FACTOR : 1 };
}
