import { networkInterfaces } from 'node:os';
import { type Certificate, readTlsPair } from './certificate.ts';
import type { Config } from './config.ts';

type Interfaces = ReturnType<typeof networkInterfaces>;
type Settings = Pick<Config, 'publicUrl' | 'host' | 'port' | 'tls'>;

/** An address of this site at which other devices reach it, and the network card that it is of. */
export interface SiteOrigin {
  readonly origin: string;
  readonly network?: string;
}

const PRIVATE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/;
/** Given by a machine to itself where no router answers. */
const LINK_LOCAL = /^169\.254\./;
/** Cards that programs make for themselves; no phone is behind them. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vbox|vethernet|lxc|podman)/i;
const ANY_ADDRESS = ['0.0.0.0', '::'];

const isThisMachine = (host: string): boolean => /^(localhost|127\.|\[?::1\]?$)/i.test(host);

/** Whether an operator's address is one that other devices can open. */
const isReachable = (publicUrl: string): boolean => !isThisMachine(new URL(publicUrl).hostname);

/** Names that a phone can look up: `*.club.fr` is none, and `localhost` is the phone itself. */
const listHostNames = ({ names }: Certificate): string[] =>
  names.filter((name) => !name.startsWith('*.') && !isThisMachine(name));

/** A name that machines of one network find by asking around: some phones do not. */
const isMulticastName = (name: string): boolean => name.endsWith('.local');

interface CardAddress {
  readonly network: string;
  readonly address: string;
}

/** The addresses of this machine at which it listens, those of private networks first. */
function listCardAddresses(host: string, interfaces: Interfaces): CardAddress[] {
  const cards = Object.entries(interfaces).flatMap(([network, addresses = []]) =>
    addresses
      .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !LINK_LOCAL.test(address))
      .map(({ address }) => ({ network, address })),
  );
  const rank = ({ network, address }: CardAddress): number =>
    (VIRTUAL.test(network) ? 2 : 0) + (PRIVATE.test(address) ? 0 : 1);
  return cards
    .filter(({ address }) => ANY_ADDRESS.includes(host) || address === host)
    .toSorted((a, b) => rank(a) - rank(b));
}

/**
 * Where phones reach this site: the operator's `PUBLIC_URL`, else the addresses of this machine in its networks, those of private
 * networks first. By its own https only what its certificate stands for: its names, its addresses, and last the names in `.local`, which
 * fail on some phones. Never an address by which a phone would look for the site in itself.
 * @example listSiteOrigins({ host: '0.0.0.0', port: 3000 }) // [{ origin: 'http://192.168.1.20:3000', network: 'wlan0' }]
 */
export function listSiteOrigins(
  { publicUrl, host, port, tls }: Settings,
  interfaces: Interfaces = networkInterfaces(),
): SiteOrigin[] {
  if (publicUrl !== undefined && isReachable(publicUrl)) return [{ origin: publicUrl }];
  const certificate = tls && readTlsPair(tls).certificate;
  const scheme = certificate === undefined ? 'http' : 'https';
  const suffix = port === (certificate === undefined ? 80 : 443) ? '' : `:${port}`;
  const addresses = listCardAddresses(host, interfaces)
    .filter(({ address }) => certificate === undefined || certificate.addresses.includes(address))
    .map(({ network, address }) => ({ origin: `${scheme}://${address}${suffix}`, network }));
  const names = certificate === undefined ? [] : listHostNames(certificate);
  const origins = (some: readonly string[]) => some.map((name) => ({ origin: `${scheme}://${name}${suffix}` }));
  return [
    ...origins(names.filter((name) => !isMulticastName(name))),
    ...addresses,
    ...origins(names.filter(isMulticastName)),
  ];
}

/**
 * The addresses of this machine that its certificate does not stand for, where it has no other that all phones find: they have changed
 * since the certificate was made. None where it names one of them, or a name that a router answers.
 */
export function listUncoveredAddresses(
  { publicUrl, host, tls }: Pick<Settings, 'publicUrl' | 'host' | 'tls'>,
  interfaces: Interfaces = networkInterfaces(),
): string[] {
  if (tls === undefined || (publicUrl !== undefined && isReachable(publicUrl))) return [];
  const { certificate } = readTlsPair(tls);
  const cards = listCardAddresses(host, interfaces).map(({ address }) => address);
  const isFound =
    listHostNames(certificate).some((name) => !isMulticastName(name)) ||
    cards.some((address) => certificate.addresses.includes(address));
  return isFound ? [] : cards;
}
