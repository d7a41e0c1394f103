import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A line between a stadium and the public server, at an address of its own. */
export interface SiteLine {
  readonly url: string;
  /** How often a call was cut off in the middle. */
  readonly broken: () => number;
  /** Cuts what is on its way and answers nobody until it is mended. */
  cut(): void;
  mend(): void;
  /** Cuts every call off after this many bytes of it, or of its answer; undefined for none. */
  breakAfter(bytes: { readonly sent?: number; readonly answered?: number } | undefined): void;
  /** Answers 413 to a call of more bytes, as a proxy does, without passing the rest on. */
  refuseLarger(bytes: number): void;
  /** Answers the page of a proxy, of this status, to calls whose head has these words, without passing them on; undefined for none. */
  stopWith(page: { readonly status: number; readonly words: string } | undefined): void;
  /** Bytes a second, in each direction. */
  slowTo(bytesPerSecond: number): void;
  close(): Promise<void>;
}

/** How often a slow line passes bytes on, ms. */
const TICK_MS = 10;

export async function openSiteLine(target: string): Promise<SiteLine> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;
  let limits: { readonly sent?: number; readonly answered?: number } | undefined;
  let speed = Number.POSITIVE_INFINITY;
  let brokenCount = 0;
  let page: { readonly status: number; readonly words: string } | undefined;
  let largest = Number.POSITIVE_INFINITY;

  function pipe(
    from: Socket,
    to: Socket,
    findLimit: () => number | undefined,
    isAnswered = (_: Buffer) => false,
  ): void {
    let passed = 0;
    const pass = (bytes: Buffer): void => {
      passed += bytes.length;
      const limit = findLimit();
      if (limit !== undefined && passed > limit) {
        brokenCount += 1;
        from.destroy();
        to.destroy();
      } else to.write(bytes);
    };
    from.on('data', (bytes: Buffer) => {
      if (isAnswered(bytes)) return;
      if (speed === Number.POSITIVE_INFINITY) return pass(bytes);
      from.pause();
      const step = Math.max(1, Math.floor((speed * TICK_MS) / 1000));
      let at = 0;
      const timer = setInterval(() => {
        pass(bytes.subarray(at, at + step));
        at += step;
        if (at < bytes.length && !to.destroyed) return;
        clearInterval(timer);
        from.resume();
      }, TICK_MS);
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  }

  const server: Server = createServer((from) => {
    if (isCut) return void from.destroy();
    const to = connect(Number(port), hostname);
    sockets.add(from).add(to);
    const answer = (head: string): true => {
      from.removeAllListeners('data').resume();
      from.end(`HTTP/1.1 ${head}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
      return true;
    };
    pipe(
      from,
      to,
      () => limits?.sent,
      (bytes) => {
        const head = bytes.toString('latin1', 0, 4000);
        const length = /^(?:PUT|POST) [\s\S]*?content-length: (\d+)/i.exec(head)?.[1];
        if (Number(length ?? 0) > largest) return answer('413 Payload Too Large');
        return page !== undefined && head.includes(page.words) ? answer(`${page.status} Stopped`) : false;
      },
    );
    pipe(to, from, () => limits?.answered);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    broken: () => brokenCount,
    cut() {
      isCut = true;
      destroyAll();
    },
    mend: () => {
      isCut = false;
    },
    breakAfter(bytes) {
      limits = bytes;
      destroyAll();
    },
    refuseLarger: (bytes) => {
      largest = bytes;
    },
    stopWith(stopped) {
      page = stopped;
    },
    slowTo: (bytesPerSecond) => {
      speed = bytesPerSecond;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      destroyAll();
      await closed;
    },
  };
}
