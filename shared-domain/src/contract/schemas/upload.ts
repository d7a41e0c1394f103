import { z } from 'zod';
import { SURFACES } from '../../discipline/surface.ts';
import {
  attempts,
  birthDate,
  eventDateTime,
  MAX_BIB,
  MAX_NAME,
  personSex,
  presence,
  qualified,
  reason,
  relay,
  relayMember,
  roundCode,
  ruleNumber,
  sentAttempts,
  sentPerformance,
  sentRelay,
  sentRelayMember,
  sentSplit,
  sentTrialDetails,
  split,
  standing,
  storedPerformance,
  trialDates,
  trialStatus,
  walkCards,
} from './common.ts';
import { fileNote } from './files.ts';

/** One trial of an upload (Q12). */
export const uploadTrial = z.object({
  uid: z.string().max(200),
  group: z.string().trim().min(1).max(200),
  name: z.string().trim().min(1).max(200),
  date: eventDateTime,
  dateE: eventDateTime.optional(),
  /** Absent: a new trial is planned (20), an existing one keeps its status. */
  status: trialStatus.optional(),
  g0: z.int().min(1).max(999_999),
  g1: z.string().max(20).default('0'),
  category: z.int(),
  round: roundCode,
  heat: z.int().min(1).max(999).default(1),
  /** Merged into the stored times of status changes. */
  dts: trialDates.default({}),
  /** Replaces the stored details; absent: they stay. */
  dets: sentTrialDetails.optional(),
  /** The same as in `dets`; a name without an id gives the id (P5.9). */
  teamId: sentTrialDetails.shape.teamId,
  teamName: sentTrialDetails.shape.teamName,
});

const person = {
  bib: z
    .union([z.string().max(MAX_BIB), z.int()])
    .transform(String)
    .optional(),
  auid: z.string().max(64).optional(),
  coid: z.string().max(64).optional(),
  last: z.string().max(MAX_NAME).optional(),
  first: z.string().max(MAX_NAME).optional(),
  category: z.int().optional(),
  sex: personSex.optional(),
  country: z.string().max(3).optional(),
  clubName: z.string().max(MAX_NAME).optional(),
  lane: z.int().min(0).max(99).optional(),
  odr: z.int().min(0).optional(),
  relay: sentRelay.optional(),
  /** Team of a team competition. */
  teamTG: sentRelay.optional(),
  members: z.array(sentRelayMember).max(20).optional(),
};

/** One entry of a start list or of a group's commitments. `pe`: bests before the event, in the unit of `prf.v`; `surface`: where they were made, if not where the event is. */
export const uploadStart = z.object({
  ...person,
  dob: birthDate.optional(),
  pe: z
    .object({
      pb: z.int().min(0).optional(),
      sb: z.int().min(0).optional(),
      surface: z.enum(SURFACES).optional(),
    })
    .optional(),
  flags: z.int().optional(),
  flg: z.string().max(200).optional(),
  presence: presence.optional(),
});

/** One row of a result list. `rank`: place of the photo finish, which only separates equal times. */
export const uploadResult = z.object({
  ...person,
  dob: birthDate.optional(),
  prf: sentPerformance,
  rank: z.int().min(1).optional(),
  standing: standing.optional(),
  qualified: qualified.optional(),
  reaction: z.int().min(-5000).max(10_000).optional(),
  wind: z.number().min(-99).max(99).optional(),
  attempts: sentAttempts.optional(),
  splits: z.array(sentSplit).max(500).optional(),
  comment: z.string().max(500).optional(),
  /** The rule for a disqualification, or for a DNF without an honest effort. */
  rule: ruleNumber.optional(),
  walk: walkCards.optional(),
});

/** Fields without length limits: stored rows may be older than the limits of an upload. */
const uncheckedFields = {
  bib: z.string().optional(),
  relay: relay.optional(),
  teamTG: relay.optional(),
  members: z.array(relayMember).optional(),
};
export const storedStart = uploadStart.extend({ ...uncheckedFields, flg: z.string().optional() });
export const storedResult = uploadResult.extend({
  ...uncheckedFields,
  prf: storedPerformance,
  attempts: attempts.optional(),
  splits: z.array(split).optional(),
});

/** Body of `POST /api/lesecretariat/trials/{chOID}`. */
export const uploadBody = z.object({
  chOID: z.string(),
  /** Why official results change; without it the answer has a warning. */
  reason: reason.optional(),
  trialsData: z.array(uploadTrial).default([]),
  startlists: z.record(z.string(), z.array(uploadStart)).default({}),
  resultlists: z.record(z.string(), z.array(uploadResult)).default({}),
});

/** Numbers of trials; `updated`: the trial or one of its lists changed. */
export const uploadAnswer = z.object({
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  warnings: z.array(z.string()),
  /** The warnings again, in their order, as ids with values for translation; absent without any. */
  notes: z.array(fileNote).optional(),
});
