import { connect, createServer, type Server, type Socket } from 'node:net';
import { findFreePort } from './server.ts';

/** A cable between the browser and the server that is really pulled out: connections break, and none is taken any more. */
export interface CuttableNetwork {
  readonly url: string;
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
}

/** Opens it at `localhost`, or at an address of this machine in a network. */
export async function openCuttableNetwork(serverUrl: string, host = 'localhost'): Promise<CuttableNetwork> {
  const port = await findFreePort();
  const target = Number(new URL(serverUrl).port);
  const sockets = new Set<Socket>();
  let cable: Server | undefined;
  const mend = async () => {
    const opened = createServer((from) => {
      const to = connect(target, 'localhost');
      for (const [socket, other] of [
        [from, to],
        [to, from],
      ] as const) {
        sockets.add(socket);
        socket.pipe(other);
        socket.on('error', () => other.destroy());
        socket.on('close', () => {
          other.destroy();
          sockets.delete(socket);
        });
      }
    });
    await new Promise<void>((resolve) => opened.listen(port, host, resolve));
    cable = opened;
  };
  await mend();
  return {
    url: `http://${host}:${port}`,
    mend,
    async cut() {
      const closed = new Promise<void>((resolve) => cable?.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
      cable = undefined;
    },
  };
}
