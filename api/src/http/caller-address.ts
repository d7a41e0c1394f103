import type { FastifyRequest } from 'fastify';

/** Bits of an IPv6 address that a household or a machine is given; the rest it chooses itself, as often as it likes. */
const HEXTETS = 4;

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
 * What attempts are counted by: an IPv4 address, or the /64 network of an IPv6 one. It is kept in memory only (decision 30).
 * @example networkOf('2001:db8:1:2:3:4:5:6') // '2001:db8:1:2'; networkOf('::ffff:192.0.2.1') // '192.0.2.1'
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  return hextets(address)
    .slice(0, HEXTETS)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
}

export const callerOf = (request: FastifyRequest): string => networkOf(request.ip);
