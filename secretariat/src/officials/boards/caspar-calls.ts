/** What a graphics server calls on the page of an overlay, as CasparCG does: it shows, fades out, goes on, takes data. */
export const CASPAR_CALLS = ['play', 'stop', 'next', 'update'] as const;
export type CasparCall = (typeof CASPAR_CALLS)[number];

type Receive = (call: CasparCall, data?: unknown) => void;

declare global {
  interface Window {
    /** Calls that came before the page's script, and who hears those that come after. */
    fouleeCaspar?: { readonly early: [CasparCall, unknown][]; receive?: Receive };
  }
}

/** Gives an overlay's page the functions that a graphics server calls: it calls them as soon as the page is there. */
export function offerCasparCalls(page: Window): void {
  const calls: NonNullable<Window['fouleeCaspar']> = { early: [] };
  page.fouleeCaspar = calls;
  for (const call of CASPAR_CALLS) {
    Object.assign(page, {
      [call]: (data?: unknown) => {
        if (calls.receive === undefined) calls.early.push([call, data]);
        else calls.receive(call, data);
      },
    });
  }
}

/** Hears the calls, those first that came before. */
export function hearCasparCalls({ fouleeCaspar: calls }: Window, receive: Receive): void {
  if (calls === undefined) return;
  calls.receive = receive;
  for (const [call, data] of calls.early.splice(0)) receive(call, data);
}
