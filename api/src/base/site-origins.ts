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

/** Names that a phone can look up: `*.club.fr` is none, and `localhost` is the phone itself. */
const listHostNames = ({ names }: Certificate): string[] =>
  names.filter((name) => !name.startsWith('*.') && !isThisMachine(name));

/**
 * Where phones reach this site: the operator's `PUBLIC_URL`, else the addresses of this machine in its networks, those of private
 * networks first; by its own https the names of the certificate first, and only addresses that it stands for. Never an address by which a phone would look for the site in itself.
 * @example listSiteOrigins({ host: '0.0.0.0', port: 3000 }) // [{ origin: 'http://192.168.1.20:3000', network: 'wlan0' }]
 */
export function listSiteOrigins(
  { publicUrl, host, port, tls }: Settings,
  interfaces: Interfaces = networkInterfaces(),
): SiteOrigin[] {
  if (publicUrl !== undefined && !isThisMachine(new URL(publicUrl).hostname)) return [{ origin: publicUrl }];
  const certificate = tls && readTlsPair(tls).certificate;
  const scheme = certificate === undefined ? 'http' : 'https';
  const suffix = port === (certificate === undefined ? 80 : 443) ? '' : `:${port}`;
  const cards = Object.entries(interfaces).flatMap(([network, addresses = []]) =>
    addresses
      .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !LINK_LOCAL.test(address))
      .map(({ address }) => ({ network, address })),
  );
  const rank = ({ network, address }: (typeof cards)[number]): number =>
    (VIRTUAL.test(network) ? 2 : 0) + (PRIVATE.test(address) ? 0 : 1);
  const addresses = cards
    .filter(({ address }) => ANY_ADDRESS.includes(host) || address === host)
    .filter(({ address }) => certificate === undefined || certificate.addresses.includes(address))
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ network, address }) => ({ origin: `${scheme}://${address}${suffix}`, network }));
  const names = certificate === undefined ? [] : listHostNames(certificate);
  return [...names.map((name) => ({ origin: `${scheme}://${name}${suffix}` })), ...addresses];
}
