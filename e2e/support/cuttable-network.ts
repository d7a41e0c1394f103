import { connect, createServer, type Server, type Socket } from 'node:net';
import { findFreePort } from './server.ts';

/** A cable between the browser and the server that is really pulled out. */
export interface CuttableNetwork {
  readonly url: string;
  /** Connections break, and none is taken any more. */
  readonly cut: () => Promise<void>;
  /** Connections stay and are taken, and nothing that is sent over them arrives: as out of reach of a Wi-Fi. */
  readonly hush: () => void;
  readonly mend: () => Promise<void>;
}

/** Opens it at `localhost`, or at an address of this machine in a network. */
export async function openCuttableNetwork(serverUrl: string, host = 'localhost'): Promise<CuttableNetwork> {
  const port = await findFreePort();
  const target = Number(new URL(serverUrl).port);
  const sockets = new Set<Socket>();
  let cable: Server | undefined;
  let isSilent = false;
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const mend = async () => {
    isSilent = false;
    // What was lost on the way is missing in the connections of before.
    breakAll();
    if (cable !== undefined) return;
    const opened = createServer((from) => {
      const to = connect(target, 'localhost');
      for (const [socket, other] of [
        [from, to],
        [to, from],
      ] as const) {
        sockets.add(socket);
        socket.on('data', (bytes) => {
          if (!isSilent) other.write(bytes);
        });
        socket.on('end', () => other.end());
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
    hush() {
      isSilent = true;
    },
    async cut() {
      const closed = new Promise<void>((resolve) => cable?.close(() => resolve()));
      breakAll();
      await closed;
      cable = undefined;
    },
  };
}
