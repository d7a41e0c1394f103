import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { RunningServer } from './server.ts';

interface OwnAddress {
  readonly url: string;
  /** Stops answering there and closes all connections. */
  readonly close: () => Promise<void>;
}

/**
 * Opens an address of its own, by a proxy, for a server that other journeys use too. Closing it is for its pages as if the
 * server had stopped.
 */
export async function openOwnAddress(server: RunningServer): Promise<OwnAddress> {
  const { hostname, port } = new URL(server.url);
  const sockets = new Set<Socket>();
  const follow = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
    socket.pipe(other);
  };
  const front = createServer((caller) => {
    const behind = connect(Number(port), hostname);
    follow(caller, behind);
    follow(behind, caller);
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  const { port: own } = front.address() as AddressInfo;
  return {
    url: `http://localhost:${own}`,
    close: async () => {
      const closed = once(front, 'close');
      front.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
