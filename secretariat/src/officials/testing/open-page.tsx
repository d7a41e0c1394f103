import { act, cleanup, render } from '@testing-library/react';
import { App } from '../App.tsx';
import { type Console, openConsole } from '../console.ts';
import { loadAllParts } from '../console-parts.ts';
import { openReceiver } from '../handover/receiver.ts';
import { openMemoryDatabase } from '../log/memory-database.ts';
import { ConsoleContext } from '../use-console.ts';

let opened: Console | undefined;
const given: (() => void)[] = [];
const former = { fetch: globalThis.fetch, BroadcastChannel: globalThis.BroadcastChannel };

/** What a browser has, until the page is closed. */
export function give(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true });
  given.push(() => Reflect.deleteProperty(target, name));
}

/** A channel between tabs on which there is no other. */
export class SilentChannel {
  postMessage(): void {}
}

/** Waits until what was begun on the page has gone through its database and its server. */
export const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });

/** Opens the whole page of the consoles as its entry does, on the `indexedDB` and the `fetch` of the test; `closePage` ends it. */
export async function openPage(): Promise<Console> {
  await loadAllParts();
  const page = await openConsole({
    onFirstView: () => undefined,
    loadReceiver: async () => openReceiver,
    loadMemory: async () => openMemoryDatabase(),
  });
  opened = page;
  render(
    <ConsoleContext value={page}>
      <App />
    </ConsoleContext>,
  );
  await settle();
  return page;
}

/** Ends the page, and takes back what its browser was given. */
export function closePage(): void {
  cleanup();
  opened?.sync.stop();
  opened = undefined;
  for (const take of given.splice(0)) take();
  Object.assign(globalThis, former);
  window.history.replaceState(null, '', '/');
}
