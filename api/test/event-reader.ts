import { type ClientRequest, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChangeEvent } from 'shared-domain/contract';

/** Reads a live stream as a browser does: when it breaks, connects to the next server with the last id. */
export interface EventReader {
  readonly lastId: string | undefined;
  readonly resets: number;
  readonly reconnections: number;
  close(): void;
}

interface EventReaderOptions {
  /** Addresses of servers, tried in turn. */
  readonly servers: readonly string[];
  readonly chOID: string;
  readonly onChange: (event: ChangeEvent) => void;
}

const readers: EventReader[] = [];

/** To be called after each test: open readers would go on reconnecting. */
export function closeReaders(): void {
  for (const reader of readers.splice(0)) reader.close();
}

/** Resolves once the stream is ready for the first time. */
export function readEvents({ servers, chOID, onChange }: EventReaderOptions): Promise<EventReader> {
  let lastId: string | undefined;
  let resets = 0;
  let reconnections = 0;
  let isClosed = false;
  let currentRequest: ClientRequest | undefined;
  let serverIndex = 0;

  return new Promise((resolve) => {
    const reader: EventReader = {
      get lastId() {
        return lastId;
      },
      get resets() {
        return resets;
      },
      get reconnections() {
        return reconnections;
      },
      close() {
        isClosed = true;
        currentRequest?.destroy();
      },
    };

    readers.push(reader);

    function readFrame(frame: string): void {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(frame)?.[1];
      lastId = field('id') ?? lastId;
      const event = field('event');
      if (event === 'change') onChange(JSON.parse(field('data') ?? '') as ChangeEvent);
      if (event === 'reset') resets += 1;
      if (event === 'ready') resolve(reader);
    }

    async function reconnect(): Promise<void> {
      if (isClosed) return;
      reconnections += 1;
      serverIndex += 1;
      await sleep(20);
      connect();
    }

    function connect(): void {
      const headers = lastId === undefined ? {} : { 'last-event-id': lastId };
      const url = `${servers[serverIndex % servers.length]}/api/live/${chOID}/events`;
      currentRequest = request(url, { headers, agent: false }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
          for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
            readFrame(text.slice(0, end));
            text = text.slice(end + 2);
          }
        });
        response.on('error', () => undefined);
        response.on('close', () => void reconnect());
      });
      currentRequest.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') void reconnect();
      });
      currentRequest.end();
    }

    connect();
  });
}
