import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Connections that browsers open ahead and send nothing over. Node does not count them as idle, so that a server told to
 * stop would wait for each.
 */
export function watchUnused(server: Server): { close(): void } {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return {
    close() {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    },
  };
}
