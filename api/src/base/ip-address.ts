import { isIP } from 'node:net';

/** `1.1.1.1:5555`, `[2001:db8::1]:443` and `[2001:db8::1]`: some proxies write the caller's port behind the address. */
const WITH_PORT = /^(?:(?<four>[\d.]+):\d{1,5}|\[(?<six>[^\]]+)\](?::\d{1,5})?)$/;

/**
 * The IP address that a text of a proxy names.
 * @example readIpAddress('[2001:db8::1]:443') // '2001:db8::1'
 * @returns undefined for what names none
 */
export function readIpAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const { four, six } = WITH_PORT.exec(trimmed)?.groups ?? {};
  const address = four ?? six ?? trimmed;
  return isIP(address) === 0 ? undefined : address;
}
