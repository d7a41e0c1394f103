import type { FastifyRequest } from 'fastify';
import { readIpAddress } from '../../base/ip-address.ts';
import { isLoopback, isPrivateAddress } from '../../base/private-address.ts';

/** Hextets of an IPv6 address that attempts are counted by: a provider gives a customer up to a /48, to be used as they like. */
const NETWORK_HEXTETS = 3;

/** The eight parts of an IPv6 address without its zone. */
function hextets(address: string): string[] {
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::');
  const parts = (text: string): string[] => (text === '' ? [] : text.split(':'));
  const before = parts(head);
  const after = parts(tail ?? '');
  if (tail === undefined) return before;
  return [...before, ...Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0'), ...after];
}

/**
 * What attempts are counted by: an IPv4 address, or the /48 network of an IPv6 one. It is in memory only (Q30).
 * @example networkOf('2001:db8:1:2:3:4:5:6') // '2001:db8:1'; networkOf('::ffff:192.0.2.1') // '192.0.2.1'
 */
export function findNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  return hextets(address)
    .slice(0, NETWORK_HEXTETS)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
}

/** What proxies write of whom they speak for, besides every `x-forwarded-…`. */
const FORWARDING_HEADERS = ['forwarded', 'via', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip'] as const;

/** A request, with the caller's address by `TRUST_PROXY` as `ip`. */
type Called = Pick<FastifyRequest, 'ip' | 'headers' | 'socket'>;

const isForwarded = ({ headers }: Pick<Called, 'headers'>): boolean =>
  FORWARDING_HEADERS.some((name) => headers[name] !== undefined) ||
  Object.keys(headers).some((name) => name.startsWith('x-forwarded-'));

/** The caller's IP address, without a port; the socket's where a proxy wrote something that is none. */
export const readAddress = ({ ip, socket }: Pick<Called, 'ip' | 'socket'>): string =>
  readIpAddress(ip ?? '') ?? socket.remoteAddress ?? '';

/** Whether a program of this machine calls, without a proxy: by its socket, as headers can be forged. */
export const isOwnMachine = (request: Called): boolean =>
  isLoopback(request.socket.remoteAddress ?? '') && !isForwarded(request);

/**
 * Whether the caller's address is that of a proxy nobody told us to trust: a private peer that forwards for others. Everyone
 * behind it has one address, so that a limit by address would stop all of them for one.
 */
function isSharedAddress(request: Called): boolean {
  const peer = request.socket.remoteAddress;
  return peer !== undefined && peer === readAddress(request) && isPrivateAddress(peer) && isForwarded(request);
}

/** An address that everyone has because a proxy hides theirs: its limits are so many times those of one caller. */
const SHARED_FACTOR = 10;

/** Who attempts are counted for. */
export interface Caller {
  readonly network: string;
  readonly isShared: boolean;
  /** What limits by address are multiplied by. */
  readonly factor: number;
}

export function readCaller(request: Called): Caller {
  const isShared = isSharedAddress(request);
  return { network: findNetwork(readAddress(request)), isShared, factor: isShared ? SHARED_FACTOR : 1 };
}
