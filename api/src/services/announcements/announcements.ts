import type { AnnouncementsAnswer } from 'shared-domain/contract';
import type { BuiltAnswer } from '../../base/built-answer.ts';
import type { Context } from '../context/context.ts';
import { readAboutChallenge } from '../reads/public-reads.ts';
import { readNoticeSources } from './notice-sources.ts';
import { listPublicNotices } from './notices.ts';
import { createRoundReader } from './qualifying.ts';

/** What is announced of a competition to everybody. */
export const readAnnouncements = (ctx: Context, chOID: string): Promise<BuiltAnswer> =>
  readAboutChallenge(ctx, chOID, async (db, programme): Promise<AnnouncementsAnswer> => {
    const sources = await readNoticeSources(db, programme, createRoundReader(db, programme));
    const notices = listPublicNotices(sources, programme);
    const named = new Set(notices.map(({ trial }) => trial));
    return {
      revision: programme.challenge.revision,
      trials: programme.trials.filter(({ oid }) => named.has(oid)),
      notices,
    };
  });
