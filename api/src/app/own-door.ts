import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';

export interface OwnDoor {
  /** Address at which the server answers this machine by http, whatever the name and the certificate of its own address. */
  readonly address: string;
  close(): void;
}

/**
 * Opens a port of the machine itself to a server that answers at its address by https alone: what the server asks of itself as it
 * starts would be redirected there, and its certificate need not stand for that address.
 */
export async function openOwnDoor(server: Server): Promise<OwnDoor> {
  const door = createServer((socket) => server.emit('connection', socket));
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  return { address: `http://127.0.0.1:${(door.address() as AddressInfo).port}`, close: () => door.close() };
}
