import type { DeviceCode } from '../log/device.ts';
import type { FactLog } from '../log/fact-log.ts';
import { isUnsent, type LogRow } from '../log/log-row.ts';
import { applyAnswer } from './apply-answer.ts';
import { findElsewhere, isElsewhereRefusal } from './elsewhere.ts';
import type { Link } from './link.ts';
import type { Reader } from './reader.ts';
import type { Server } from './server.ts';

/** Facts in one post. */
const MAX_POST = 500;

/** Sends what this device says. */
export interface Sender {
  /** Sends what is due, one post at a time; false where the server did not take it. */
  readonly send: (code: DeviceCode) => Promise<boolean>;
  readonly isSending: () => boolean;
}

interface Parts {
  readonly log: FactLog;
  readonly server: Server;
  readonly link: Link;
  readonly reader: Pick<Reader, 'seen' | 'read'>;
}

/** The facts of a post: the oldest ones of one device and one kind of code in a competition, in order, up to the first that may still be taken back. */
export function chooseNextPost(rows: readonly LogRow[], chOID: string, now: number): readonly LogRow[] {
  const unsent = rows.filter((row) => row.chOID === chOID && isUnsent(row));
  const [first] = unsent;
  const end = unsent.findIndex(
    ({ sendAfter, source, by, isOwnTime }) =>
      sendAfter > now || source?.device !== first?.source?.device || by !== first?.by || isOwnTime !== first?.isOwnTime,
  );
  return unsent.slice(0, end < 0 ? MAX_POST : Math.min(end, MAX_POST));
}

export function createSender({ log, server, link, reader }: Parts): Sender {
  let sending: Promise<boolean> | undefined;

  /** The code with which facts were said, where the device has another one by now. */
  const findFormerCode = ({ by }: LogRow, code: DeviceCode): DeviceCode | undefined =>
    by === undefined || by === code.kind
      ? undefined
      : log.device().formerCodes?.find((former) => former.kind === by && former.chOID === code.chOID);

  async function postAll(code: DeviceCode): Promise<boolean> {
    for (;;) {
      if (findElsewhere(reader.seen()) !== undefined) return true;
      const post = chooseNextPost(log.rows(), code.chOID, log.clock.now());
      if (post.length === 0) return true;
      if (!log.clock.isMeasured()) {
        // What was said before the server's clock was measured is dated by its answer.
        if ((await reader.read(code)) === 'lost') return false;
        if (log.clock.isMeasured()) continue;
      }
      const marked = post.map((row) => ({ ...row, state: 'sent' as const }));
      await log.mark(marked.filter((_, at) => post[at]?.state !== 'sent'));
      const facts = marked.map(({ fact }) => fact);
      const [first] = marked as [LogRow];
      const { source, isOwnTime } = first;
      const former = findFormerCode(first, code);
      const used = former ?? code;
      const { id, offset } = log.device();
      const handed =
        source !== undefined && source.device !== id ? { device: source.device, sender: id } : { device: id };
      const clock =
        offset === undefined || isOwnTime === true
          ? ({ source: 'own' } as const)
          : ({ source: 'server', offset: offset.ms, error: offset.error } as const);
      const reply = await server.post(used.code, used.chOID, { ...handed, clock, facts });
      const isEnded = reply.kind === 'refusal' && (reply.status === 401 || reply.status === 403);
      if (former !== undefined && isEnded) {
        // That code is good no more: the present one is all that is left.
        await log.changeDevice(({ formerCodes = [] }) => ({
          formerCodes: formerCodes.filter((one) => one.code !== former.code),
        }));
        continue;
      }
      if ((await link.hear(reply, used, 'post')) !== 'answered' || reply.kind !== 'answer') {
        // What is read says where the competition is written now.
        if (reply.kind === 'refusal' && isElsewhereRefusal(reply.error)) await reader.read(code);
        return false;
      }
      const answered = applyAnswer(marked, reply.body);
      await log.mark(answered);
      // An answer that names none of them would be asked for ever.
      if (answered.every(isUnsent)) return false;
    }
  }

  return {
    send(code) {
      sending ??= postAll(code).finally(() => {
        sending = undefined;
      });
      return sending;
    },
    isSending: () => sending !== undefined,
  };
}
