import { LIVE_WIRE } from 'shared-domain/contract';
import type { DeviceCode } from '../log/device.ts';
import type { FactLog } from '../log/fact-log.ts';
import type { Reply } from './server.ts';

/** What the network does: since when nothing has been heard, by the device's clock. */
export interface LinkState {
  readonly isOnline: boolean;
  /** When the server answered last, ms; 0 never. */
  readonly heard: number;
  /** Whether the server speaks a newer version of the wire than this console, which goes on and says so. */
  readonly isServerNewer?: boolean;
  /** What is wrong with a server that is reached and cannot do what it is asked for, by the id of its error. */
  readonly fault?: string | undefined;
}

/** The version of the wire that an answer names. */
const readWire = (reply: Reply<unknown>): number | undefined =>
  reply.kind === 'answer' ? (reply.body as { readonly wire?: number }).wire : undefined;

/** Writes what became of a code, unless the device has another one by now. */
const markCode = (log: FactLog, { code }: DeviceCode, state: DeviceCode['state']): Promise<void> =>
  log.changeDevice((device) => (device.code?.code === code ? { code: { ...device.code, state } } : {}));

/** Why a code is no longer of use, by the id of the refusal. */
function findEnd(id: string | undefined): DeviceCode['state'] {
  if (id === 'expired token') return 'ended';
  return id === 'device closed' ? 'closed' : 'revoked';
}

/** `refused`: the server answers, and does not do what it was asked for. */
type Heard = 'answered' | 'refused' | 'silent';

/** What a server was asked for: one that can no longer write may still be read. */
type Asked = 'read' | 'post';

/** What each reply says of the network, of the code and of the server's time. */
export interface Link {
  readonly state: () => LinkState;
  /** Whether the last reply was a refusal: what was asked is asked again later, not at once. */
  readonly isRefused: () => boolean;
  readonly hear: (reply: Reply<unknown>, code: DeviceCode, asked: Asked) => Promise<Heard>;
}

export function openLink(log: FactLog, onChange: () => void): Link {
  let state: LinkState = { isOnline: true, heard: 0 };
  let isRefused = false;
  let fault: { readonly id: string; readonly asked: Asked } | undefined;
  const noteFault = (reply: Reply<unknown>, asked: Asked) => {
    const id = reply.kind === 'silence' ? reply.fault : undefined;
    if (id !== undefined) fault = { id, asked };
    // What another kind of question is answered does not mend it.
    else if (reply.kind === 'silence' || fault?.asked === asked) fault = undefined;
  };
  return {
    state: () => state,
    isRefused: () => isRefused,
    async hear(reply, code, asked) {
      const isHeard = reply.kind !== 'silence';
      try {
        // The time comes first: whoever is told that the server answers may say since when something is so.
        if (reply.kind === 'answer' && reply.trip !== undefined) await log.measure(reply.trip);
      } finally {
        isRefused = reply.kind === 'refusal';
        noteFault(reply, asked);
        const wire = readWire(reply);
        const isServerNewer = wire === undefined ? state.isServerNewer === true : wire > LIVE_WIRE;
        state = { isOnline: isHeard, heard: isHeard ? log.clock.now() : state.heard, isServerNewer, fault: fault?.id };
        onChange();
      }
      if (reply.kind === 'silence') return 'silent';
      if (reply.kind === 'answer') {
        if (code.state !== 'valid') await markCode(log, code, 'valid');
        return 'answered';
      }
      if (reply.status === 401 || reply.status === 403) {
        const ended = findEnd(reply.error?.id);
        if (code.state !== ended) await markCode(log, code, ended);
      }
      return 'refused';
    },
  };
}
