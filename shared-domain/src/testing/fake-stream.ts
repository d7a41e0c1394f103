import type { ChangeEvent } from '../contract/index.ts';

/** Replaces EventSource in tests, which send the server's events themselves. `last`: the stream opened last. */
export class FakeStream extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static last: FakeStream | undefined;
  readonly url: string;
  readyState: number = FakeStream.CONNECTING;

  constructor(url: string | URL) {
    super();
    this.url = String(url);
    FakeStream.last = this;
  }

  close(): void {
    this.readyState = FakeStream.CLOSED;
  }

  ready(revision: number): void {
    this.readyState = FakeStream.OPEN;
    this.dispatchEvent(new MessageEvent('ready', { data: '{}', lastEventId: String(revision) }));
  }

  change(change: Partial<ChangeEvent> & Pick<ChangeEvent, 'revision'>): void {
    const changeEvent = {
      trials: [],
      results: [],
      starts: [],
      refetch: [],
      structure: false,
      challenge: false,
      ...change,
    };
    this.dispatchEvent(
      new MessageEvent('change', { data: JSON.stringify(changeEvent), lastEventId: String(changeEvent.revision) }),
    );
  }

  reset(): void {
    this.dispatchEvent(new MessageEvent('reset', { data: '{}' }));
  }

  refuse(): void {
    this.readyState = FakeStream.CLOSED;
    this.dispatchEvent(new Event('error'));
  }
}

/** Makes every stream opened from now on a `FakeStream`. */
export function fakeStreams(): void {
  FakeStream.last = undefined;
  Object.defineProperty(globalThis, 'EventSource', { value: FakeStream, configurable: true, writable: true });
}
