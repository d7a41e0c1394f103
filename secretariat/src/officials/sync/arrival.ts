import { calls } from 'shared-domain/contract';

/** Tells the server that a console was opened at the address of this page, however it came there: «Réseau» waits for it. */
export function noteArrival(): void {
  void fetch(calls.arrived.path, { method: calls.arrived.method, cache: 'no-store' }).catch(() => undefined);
}
