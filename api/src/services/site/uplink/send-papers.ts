import { calls, makeUrl } from 'shared-domain/contract';
import { findEvidencePicture } from '../../../store/live/evidence-pictures.ts';
import type { SiteLinkTable } from '../../../store/site-tables.ts';
import type { Context } from '../../context/context.ts';
import { computePaperDigests, type PaperDigests, type Papers, RECORDS_DIFFER, readOwnPapers } from '../papers.ts';
import { isPassing, type UplinkAnswer, type UplinkClient } from './uplink-client.ts';

type SentPapers = { readonly records?: Papers['records']; readonly evidence: Papers['evidence'] };

/** What changed of the papers since they were sent last, and the hashes that the public server then has. */
export interface PaperChanges {
  readonly papers: SentPapers | undefined;
  readonly sent: PaperDigests;
}

/** How pictures were sent: how many were taken, and the answer that ended it, where one did. */
interface SentPictures {
  readonly taken: number;
  readonly ended?: UplinkAnswer;
}

/** Which papers the public server has, by link; in memory, as sending them again changes nothing. */
export interface PaperSender {
  readDigests(chOID: string): Promise<PaperDigests>;
  readChanges(link: SiteLinkTable): Promise<PaperChanges>;
  note(link: SiteLinkTable, sent: PaperDigests): void;
  /** These are sent again: the public server has others. */
  forget(link: SiteLinkTable, different: readonly string[]): void;
  sendPictures(link: SiteLinkTable, ids: readonly string[]): Promise<SentPictures>;
}

/** A beat with more is not over in half a minute on a line of 64 kbit/s, characters. */
const MAX_LETTERS = 200_000;
const NOTHING: PaperDigests = { records: '', evidence: {} };

/** Evidence that changed, as much as goes in one beat; a trial that has none any more is sent empty. */
function pickChanged(now: Papers['evidence'], digests: PaperDigests['evidence'], before: PaperDigests['evidence']) {
  const evidence: Record<string, Papers['evidence'][string]> = {};
  const sent: Record<string, string> = { ...before };
  let letters = 0;
  for (const uid of new Set([...Object.keys(now), ...Object.keys(before)])) {
    if (digests[uid] === before[uid] || letters > MAX_LETTERS) continue;
    evidence[uid] = now[uid] ?? [];
    letters += JSON.stringify(evidence[uid]).length;
    const digest = digests[uid];
    if (digest === undefined) delete sent[uid];
    else sent[uid] = digest;
  }
  return { evidence, sent };
}

export function createPaperSender({ store }: Pick<Context, 'store'>, client: UplinkClient): PaperSender {
  const sentByLink = new Map<string, PaperDigests>();
  const readSent = ({ site }: SiteLinkTable): PaperDigests => sentByLink.get(site) ?? NOTHING;

  return {
    readDigests: async (chOID) => computePaperDigests(await store.snapshot((db) => readOwnPapers(db, chOID))),

    async readChanges(link) {
      const papers = await store.snapshot((db) => readOwnPapers(db, link.challenge));
      const [digests, before] = [computePaperDigests(papers), readSent(link)];
      const { evidence, sent } = pickChanged(papers.evidence, digests.evidence, before.evidence);
      const hasRecords = digests.records !== before.records;
      const isUnchanged = !hasRecords && Object.keys(evidence).length === 0;
      return {
        papers: isUnchanged ? undefined : { ...(hasRecords && { records: papers.records }), evidence },
        sent: { records: digests.records, evidence: sent },
      };
    },

    note: (link, sent) => void sentByLink.set(link.site, sent),

    forget(link, different) {
      const { records, evidence } = readSent(link);
      sentByLink.set(link.site, {
        records: different.includes(RECORDS_DIFFER) ? '' : records,
        // A hash that none has: also what is no longer here is sent.
        evidence: { ...evidence, ...Object.fromEntries(different.map((uid) => [uid, ''])) },
      });
    },

    async sendPictures(link, ids) {
      let taken = 0;
      for (const id of ids) {
        const picture = await findEvidencePicture(store.db, link.challenge, id);
        if (picture === undefined) continue;
        const url = makeUrl(calls.putEvidencePicture, { chOID: link.remote, id });
        const answer = await client.call(calls.putEvidencePicture, url, { site: link.site, bytes: picture.bytes });
        if (answer.status === 200) taken += 1;
        else if (isPassing(answer)) return { taken, ended: answer };
      }
      return { taken };
    },
  };
}
