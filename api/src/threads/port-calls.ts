import type { WireError } from 'shared-domain/contract';
import { Refusal } from '../base/refusal.ts';

/** One end of a conversation between two threads: a worker as its parent sees it, or the other way round. */
export interface Port {
  postMessage(message: unknown): void;
  on(event: 'message', listener: (message: unknown) => void): unknown;
}

type Handler = (...args: never[]) => unknown;
export type Handlers = Readonly<Record<string, Handler>>;

export interface PortCalls {
  /** @throws Error after `patience` ms, if that is given */
  call<T>(name: string, args?: readonly unknown[], patience?: number): Promise<T>;
  /** Nobody answers any more. */
  end(reason: string): void;
}

/** The other thread has not answered in time; it may be at work. */
export class NoAnswerYet extends Error {}

interface Question {
  readonly id: number;
  readonly call: string;
  readonly args: readonly never[];
}

interface Answer {
  readonly of: number;
  readonly value?: unknown;
  readonly error?: string;
  readonly refused?: readonly WireError[];
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Calls of one thread by another, both ways over one port. A refusal arrives as a refusal. */
export function talk(port: Port, handlers: Handlers): PortCalls {
  const waiting = new Map<number, Waiting>();
  let count = 0;

  async function answer({ id, call, args }: Question): Promise<void> {
    try {
      port.postMessage({ of: id, value: await handlers[call]?.(...args) } satisfies Answer);
    } catch (error) {
      const refused = error instanceof Refusal ? { refused: error.errors } : {};
      port.postMessage({ of: id, error: error instanceof Error ? error.message : String(error), ...refused });
    }
  }

  function settle({ of, value, error, refused }: Answer): void {
    const asked = waiting.get(of);
    waiting.delete(of);
    if (refused !== undefined) asked?.reject(new Refusal(refused));
    else if (error !== undefined) asked?.reject(new Error(error));
    else asked?.resolve(value);
  }

  port.on('message', (message) => {
    const said = message as Partial<Question & Answer>;
    if (said.call !== undefined) void answer(message as Question);
    else if (said.of !== undefined) settle(message as Answer);
  });
  return {
    call<T>(name: string, args: readonly unknown[] = [], patience?: number) {
      const id = ++count;
      port.postMessage({ id, call: name, args });
      return new Promise<T>((resolve, reject) => {
        const late =
          patience &&
          setTimeout(() => {
            waiting.delete(id);
            reject(new NoAnswerYet(`no answer to « ${name} » within ${patience} ms`));
          }, patience);
        waiting.set(id, {
          resolve(value) {
            clearTimeout(late || undefined);
            resolve(value as T);
          },
          reject(error) {
            clearTimeout(late || undefined);
            reject(error);
          },
        });
      });
    },
    end(reason) {
      for (const { reject } of waiting.values()) reject(new Error(reason));
      waiting.clear();
    },
  };
}
