import { findCategory, makeGroupUid, parseTrialUid, type TrialUid } from 'shared-domain';
import type { SentTrial } from '../../store/lists/sent-rows.ts';
import { parseDets } from '../sheets/sheet.ts';
import type { Problems } from './problems.ts';
import { type SettledTrial, settleTrial } from './settle-trial.ts';
import type { StoredTrials } from './stored-trials.ts';

/** A trial of an upload whose uid agrees with the rest of it. */
export interface CheckedTrial {
  readonly sent: SettledTrial;
  readonly uid: TrialUid;
  readonly groupUid: string;
}

const UID_FIELDS = ['g0', 'g1', 'category', 'round', 'heat'] as const;

function checkUid(sent: SentTrial, at: readonly PropertyKey[], problems: Problems): TrialUid | undefined {
  const uid = parseTrialUid(sent.uid);
  if (uid === undefined) {
    const example = 'six digits of the event number, variant, category, round and heat, as in 000100-0-55-f1';
    problems.refuse([...at, 'uid'], `${JSON.stringify(sent.uid)} is no uid of a trial (${example})`);
    return undefined;
  }
  for (const name of UID_FIELDS) {
    if (sent[name] === uid[name]) continue;
    const [sentValue, uidValue] = [JSON.stringify(sent[name]), JSON.stringify(uid[name])];
    problems.refuse([...at, name], `${sentValue} does not agree with the uid ${sent.uid}, which says ${uidValue}`);
  }
  return uid;
}

/** A part of a combined event belongs to that event's group, not to the group of the open event. */
function groupUidFor(sent: SettledTrial, uid: TrialUid): string {
  const whole = sent.dets.combined === undefined ? undefined : parseTrialUid(sent.dets.combined);
  return makeGroupUid(whole ?? uid);
}

/** A new heat that comes without details has the qualifying rule of its round. */
function withRoundRule(sent: SentTrial, { trials }: StoredTrials): SentTrial {
  if (sent.dets !== undefined || sent.round === 'f' || sent.round === 'c' || trials.has(sent.uid)) return sent;
  const { g0, g1, category, round } = sent;
  for (const trial of trials.values()) {
    if (trial.g0 !== g0 || trial.g1 !== g1 || trial.category !== category || trial.round !== round) continue;
    const { qualifying } = parseDets(trial);
    if (qualifying !== undefined) return { ...sent, dets: { qualifying } };
  }
  return sent;
}

/** Checks `trialsData` (Q3 and Q12); what is refused is named in `problems`. */
export function checkTrials(
  sentTrials: readonly SentTrial[],
  stored: StoredTrials,
  problems: Problems,
): Map<string, CheckedTrial> {
  const settled = sentTrials.map((sent) => settleTrial(withRoundRule(sent, stored), stored.trials.get(sent.uid)));
  const checked = new Map<string, CheckedTrial>();
  const places = new Map<string, number>();
  for (const [index, sent] of settled.entries()) {
    const at = ['trialsData', index];
    const first = places.get(sent.uid);
    if (first !== undefined) {
      problems.refuse([...at, 'uid'], `${sent.uid} is already the uid of $.trialsData[${first}]`);
      continue;
    }
    places.set(sent.uid, index);
    const uid = checkUid(sent, at, problems);
    if (uid === undefined) continue;
    if (findCategory(sent.category) === undefined)
      problems.warn([...at, 'category'], `${sent.category} is not a known category`);
    checked.set(sent.uid, { sent, uid, groupUid: groupUidFor(sent, uid) });
  }
  for (const [index, sent] of settled.entries()) {
    checkCombined(
      sent,
      ['trialsData', index, 'dets', 'combined'],
      (uid) => checked.has(uid) || stored.trials.has(uid),
      problems,
    );
  }
  return checked;
}

function checkCombined(
  sent: SettledTrial,
  at: readonly PropertyKey[],
  exists: (uid: string) => boolean,
  problems: Problems,
): void {
  const { combined } = sent.dets;
  if (combined === undefined) {
    if (sent.round === 'c') problems.refuse(at, 'is missing: round c is a part of a combined event');
  } else if (combined === sent.uid) {
    problems.refuse(at, 'a trial is no part of itself');
  } else if (!exists(combined)) {
    problems.refuse(at, `there is no trial ${JSON.stringify(combined)} in this challenge or upload`);
  }
}
