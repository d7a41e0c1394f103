import type { WireError } from 'shared-domain/contract';
import { Refusal } from '../base/refusal.ts';

/** One end of a message port between two threads. */
export interface Port {
  postMessage(message: unknown): void;
  on(event: 'message', listener: (message: unknown) => void): unknown;
}

type Handler = (...args: never[]) => unknown;
export type Handlers = Readonly<Record<string, Handler>>;

export interface PortCalls {
  /** @throws AnswerTimeout after `timeoutMs`, if that is given */
  call<T>(name: string, args?: readonly unknown[], timeoutMs?: number): Promise<T>;
  /** Rejects every call that waits: the other thread has ended. */
  end(reason: string): void;
}

/** The other thread has not answered in time; it may be busy. */
export class AnswerTimeout extends Error {}

interface CallMessage {
  readonly id: number;
  readonly call: string;
  readonly args: readonly never[];
}

interface Answer {
  /** `id` of the call. */
  readonly answerTo: number;
  readonly value?: unknown;
  readonly error?: string;
  readonly refused?: readonly WireError[];
}

interface WaitingCall {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Lets two threads call each other's handlers over one port. A refusal thrown there is thrown here. */
export function connectCalls(port: Port, handlers: Handlers): PortCalls {
  const waiting = new Map<number, WaitingCall>();
  let count = 0;

  async function answer({ id, call, args }: CallMessage): Promise<void> {
    try {
      port.postMessage({ answerTo: id, value: await handlers[call]?.(...args) } satisfies Answer);
    } catch (error) {
      const refusals = error instanceof Refusal ? { refused: error.errors } : {};
      port.postMessage({ answerTo: id, error: error instanceof Error ? error.message : String(error), ...refusals });
    }
  }

  function settle({ answerTo, value, error, refused: refusals }: Answer): void {
    const caller = waiting.get(answerTo);
    waiting.delete(answerTo);
    if (refusals !== undefined) caller?.reject(new Refusal(refusals));
    else if (error !== undefined) caller?.reject(new Error(error));
    else caller?.resolve(value);
  }

  port.on('message', (message) => {
    const { call, answerTo } = message as Partial<CallMessage & Answer>;
    if (call !== undefined) void answer(message as CallMessage);
    else if (answerTo !== undefined) settle(message as Answer);
  });
  return {
    call<T>(name: string, args: readonly unknown[] = [], timeoutMs?: number) {
      const id = ++count;
      port.postMessage({ id, call: name, args });
      return new Promise<T>((resolve, reject) => {
        const timer =
          timeoutMs &&
          setTimeout(() => {
            waiting.delete(id);
            reject(new AnswerTimeout(`no answer to « ${name} » within ${timeoutMs} ms`));
          }, timeoutMs);
        waiting.set(id, {
          resolve(value) {
            clearTimeout(timer || undefined);
            resolve(value as T);
          },
          reject(error) {
            clearTimeout(timer || undefined);
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
