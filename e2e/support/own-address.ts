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
  const forward = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
    socket.pipe(other);
  };
  const proxy = createServer((caller) => {
    const serverSocket = connect(Number(port), hostname);
    forward(caller, serverSocket);
    forward(serverSocket, caller);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port: proxyPort } = proxy.address() as AddressInfo;
  return {
    url: `http://localhost:${proxyPort}`,
    close: async () => {
      const closed = once(proxy, 'close');
      proxy.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
