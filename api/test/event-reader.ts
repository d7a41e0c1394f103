import { type ClientRequest, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChangeEvent } from 'shared-domain/contract';

/** A browser's page: holds a stream, and when it breaks comes back to another server with the last id it had. */
export interface EventReader {
  /** Last id, as a browser keeps it. */
  readonly lastId: string | undefined;
  readonly resets: number;
  /** How often it had to come back. */
  readonly comebacks: number;
  close(): void;
}

interface EventReaderOptions {
  /** Addresses of servers, tried in turn. */
  readonly servers: readonly string[];
  readonly chOID: string;
  readonly onChange: (event: ChangeEvent) => void;
}

const readers: EventReader[] = [];

/** After each test: a reader comes back for as long as it is open. */
export function closeReaders(): void {
  for (const reader of readers.splice(0)) reader.close();
}

/** Resolves once the stream is ready for the first time. */
export function readEvents({ servers, chOID, onChange }: EventReaderOptions): Promise<EventReader> {
  let lastId: string | undefined;
  let resets = 0;
  let comebacks = 0;
  let closed = false;
  let open: ClientRequest | undefined;
  let turn = 0;

  return new Promise((resolve) => {
    const reader: EventReader = {
      get lastId() {
        return lastId;
      },
      get resets() {
        return resets;
      },
      get comebacks() {
        return comebacks;
      },
      close() {
        closed = true;
        open?.destroy();
      },
    };

    readers.push(reader);

    function hear(frame: string): void {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(frame)?.[1];
      lastId = field('id') ?? lastId;
      const event = field('event');
      if (event === 'change') onChange(JSON.parse(field('data') ?? '') as ChangeEvent);
      if (event === 'reset') resets += 1;
      if (event === 'ready') resolve(reader);
    }

    async function comeBack(): Promise<void> {
      if (closed) return;
      comebacks += 1;
      turn += 1;
      await sleep(20);
      connect();
    }

    function connect(): void {
      const headers = lastId === undefined ? {} : { 'last-event-id': lastId };
      const url = `${servers[turn % servers.length]}/api/live/${chOID}/events`;
      open = request(url, { headers, agent: false }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
          for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
            hear(text.slice(0, end));
            text = text.slice(end + 2);
          }
        });
        response.on('error', () => undefined);
        response.on('close', () => void comeBack());
      });
      open.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') void comeBack();
      });
      open.end();
    }

    connect();
  });
}
