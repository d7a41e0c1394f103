import type { ChangeEvent } from '../contract/index.ts';

/** Stands in for EventSource: the test plays the server. */
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
    const whole = { trials: [], results: [], starts: [], refetch: [], structure: false, challenge: false, ...change };
    this.dispatchEvent(
      new MessageEvent('change', { data: JSON.stringify(whole), lastEventId: String(whole.revision) }),
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

/** Every stream that a page opens from now on is a fake one. */
export function playStreams(): void {
  FakeStream.last = undefined;
  Object.defineProperty(globalThis, 'EventSource', { value: FakeStream, configurable: true, writable: true });
}
