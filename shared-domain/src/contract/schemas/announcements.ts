import { z } from 'zod';
import { CERTAINTIES } from '../../announcement/certainty.ts';
import { NOTICE_KINDS } from '../../announcement/notice.ts';
import { RECORD_GAPS } from '../../record/record-gap.ts';
import { RECORD_KINDS } from '../../record/record-kind.ts';
import { RECORD_RELATIONS } from '../../record/record-relation.ts';
import { fieldState } from './answers.ts';
import { isoDateTime, oid, performance, qualified } from './common.ts';
import { watchedRecord } from './records.ts';
import { screensAnswer } from './screens.ts';
import { resultRow, trial } from './trial.ts';

/** Somebody whom a notice names, as their row has them; of a record `prf` and `wind` are those of the mark that made it. */
const noticePerson = resultRow.pick({
  bib: true,
  auid: true,
  last: true,
  first: true,
  club: true,
  country: true,
  category: true,
  relay: true,
  members: true,
  rank: true,
  prf: true,
  wind: true,
  qualified: true,
  pe: true,
});

/**
 * One thing to announce. `id` changes with what it says; `count`: how many it is about, of whom `who` are the first; `start`: when a late event
 * starts; `until`: the end of the time for protests.
 */
export const notice = z.object({
  id: z.string(),
  kind: z.enum(NOTICE_KINDS),
  certainty: z.enum(CERTAINTIES),
  at: isoDateTime,
  trial: oid,
  who: z.array(noticePerson),
  count: z.int(),
  /** `isTold`: the public is told of it; nobody shows another one on a screen. */
  record: z
    .object({
      kind: z.enum(RECORD_KINDS),
      scope: z.string().optional(),
      event: z.string().optional(),
      relation: z.enum(RECORD_RELATIONS),
      missing: z.array(z.enum(RECORD_GAPS)),
      isTold: z.boolean(),
    })
    .optional(),
  why: z.string().optional(),
  start: isoDateTime.optional(),
  /** For the speaker: the words of a protest, and until when another may be made. */
  text: z.string().optional(),
  until: isoDateTime.optional(),
  /** For the speaker: when one of them touched it. */
  seen: isoDateTime.optional(),
});

/** `GET /api/live/{id}/announcements`: what is announced of a competition, the newest first, with the trials that it is about. */
export const announcementsAnswer = z.object({
  revision: z.int(),
  trials: z.array(trial),
  notices: z.array(notice),
});

const heatOutlook = z.object({
  places: z.int(),
  times: z.int(),
  /** The time to beat for a place by time, ms. */
  toBeat: z.int().optional(),
});
/** `records`: marks that would be records of somebody who starts; `combined`: of a part, the combined event, who leads it, its records. */
const announcedTargets = {
  qualifying: heatOutlook.optional(),
  records: z.array(watchedRecord).optional(),
  combined: z
    .object({ event: z.string(), leaders: z.array(noticePerson), records: z.array(watchedRecord).optional() })
    .optional(),
};
const formResult = z.object({
  trial: oid,
  rank: z.int().optional(),
  prf: performance,
  qualified: qualified.optional(),
});

/** Body of `PUT /api/live-input/{chOID}/speaker` (header `x-access-code`): a speaker has seen these notices. */
export const seenNoticesBody = z.object({
  device: z.string().trim().min(1).max(64),
  notices: z.array(z.string().min(1).max(64)).min(1).max(200),
});
export const seenNoticesAnswer = z.object({ now: z.int() });

/**
 * `GET /api/live-input/{chOID}/speaker` (header `x-access-code`, a code `vboard`): what the speaker reads beside the device's answer, which has
 * the trials and their start lists. `events`: those under way; `next`: trials to come in the order of their calls; `forms`: what their
 * athletes have done here before, by the key of the row; `teams`: who leads the teams, and by how many points.
 */
export const speakerAnswer = z.object({
  now: z.int(),
  revision: z.int(),
  events: z.array(
    z.object({
      trial: oid,
      field: fieldState.optional(),
      ...announcedTargets,
      rows: z.array(noticePerson),
    }),
  ),
  next: z.array(z.object({ trial: oid, ...announcedTargets })),
  forms: z.array(
    z.object({
      trial: oid,
      row: z.string(),
      best: formResult.optional(),
      rounds: z.array(formResult),
      others: z.array(formResult),
    }),
  ),
  teams: z.object({ first: z.string(), second: z.string().optional(), lead: z.number() }).optional(),
  notices: z.array(notice),
  screens: screensAnswer.shape.screens,
});
