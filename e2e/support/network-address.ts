import { networkInterfaces } from 'node:os';

/** The first address of this machine in a network, by which other devices reach it. @throws where it is in none */
export function findNetworkAddress(): string {
  const cards = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses);
  const found = cards.find(({ family, internal, address }) => {
    return family === 'IPv4' && !internal && !address.startsWith('169.254.');
  });
  if (found === undefined) throw new Error('this machine is in no network');
  return found.address;
}
