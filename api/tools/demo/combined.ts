import { makeGroupUid, makeTrialUid, scoreCombinedPart, TRIAL_STATUS } from 'shared-domain';
import type { UploadResult } from 'shared-domain/contract';
import { COMBINED_EVENTS, type DemoEvent, EVENTS, type EventKey } from './events.data.ts';
import { buildIdentity, type Entrant, isTimed, makeField } from './field.ts';
import { CATEGORY, createTrial, formatCombinedGroup, formatDisciplineName } from './naming.ts';
import type { Person, Sex } from './people.ts';
import { createRandom } from './random.ts';
import type { RoundsContext, RoundsResult } from './rounds.ts';
import { findFrameTime, type ScriptTrial } from './script.ts';
import type { Frame } from './simulate/frame.ts';
import type { TimetableLine } from './timetable.data.ts';
import { playTrial } from './trials.ts';

const MINUTE = 60_000;
const FIELD_SIZE = { F: 10, M: 12 } as const;
const SEX_NUMBER = { F: 2, M: 1 } as const;
/** ms between the starts of two heats of a part. */
const HEAT_INTERVAL = 8 * MINUTE;
/** ms before the first start at which start lists are published. */
const PUBLISH_BEFORE = 60 * MINUTE;

const findEnd = (trial: ScriptTrial): number => Math.max(...trial.frames.map((frame) => findFrameTime(trial, frame)));

/** New levels for the same people in each discipline: a good sprinter need not throw far. */
function createField(
  people: readonly Person[],
  level: readonly [number, number],
  isTimedEvent: boolean,
  seed: string,
): Entrant[] {
  const random = createRandom(seed);
  const order = random.shuffle(people);
  let next = 0;
  const nextPerson = (): Person => order[next++ % order.length] as Person;
  return makeField(people.length, nextPerson, { best: level[0], spread: level[1] }, isTimedEvent, random);
}

/**
 * A decathlon or heptathlon: its parts are trials of round `c` in its own group, and its own trial holds the running
 * totals, one upload after each part.
 */
export function playCombined(lines: readonly TimetableLine[], sex: Sex, context: RoundsContext): RoundsResult {
  const { name, g0, parts } = COMBINED_EVENTS[sex];
  const levels: Partial<Record<EventKey, readonly [number, number]>> = parts;
  const group = formatCombinedGroup(name, sex);
  const trialKey = { g0, g1: '0', category: CATEGORY[sex] };
  const totalTrial = createTrial(group, 'Finale', { ...trialKey, round: 'f', heat: 1 });
  const people = Array.from({ length: FIELD_SIZE[sex] }, () => context.people.nextAthlete(sex));
  const points = new Map<Person, number>(people.map((person) => [person, 0]));
  const listTotals = (): UploadResult[] =>
    people.map((person) => ({ bib: person.bib, prf: { v: points.get(person) ?? 0, u: 'pts', st: 1 } }));

  const trials: ScriptTrial[] = [];
  const firstStart = lines[0] === undefined ? 0 : context.findMoment(lines[0]);
  const frames: Frame[] = [{ at: 0, status: TRIAL_STATUS.running, rows: [] }];
  for (const line of lines) {
    const level = levels[line.event];
    if (level === undefined) continue;
    const event: DemoEvent = EVENTS[line.event];
    const seed = `${context.seed} ${group} ${line.event}`;
    const field = createField(people, level, isTimed(event.kind), seed);
    const random = createRandom(`${seed} trial`);
    const heatSize = Math.ceil(field.length / line.heats);
    const start = context.findMoment(line);
    const eventRef = { g0: event.g0[sex], g1: event.g1[sex] };
    const heats = Array.from({ length: line.heats }, (_, i) => {
      const detail = [formatDisciplineName(event, sex), ...(line.heats > 1 ? [`Série ${i + 1}`] : [])].join(' – ');
      return playTrial({
        event,
        trial: createTrial(
          group,
          detail,
          { ...eventRef, category: CATEGORY[sex], round: 'c', heat: i + 1 },
          { combined: makeTrialUid({ ...trialKey, round: 'f', heat: 1 }) },
        ),
        start: start + i * HEAT_INTERVAL,
        publish: start - PUBLISH_BEFORE,
        entrants: field.slice(i * heatSize, (i + 1) * heatSize),
        isCombined: true,
        random,
      });
    });
    for (const { marks } of heats) {
      for (const [{ person }, v] of marks) {
        const u = isTimed(event.kind) ? 'ms' : 'mm';
        const scored = scoreCombinedPart(eventRef, SEX_NUMBER[sex], { v, u, st: 1 }) ?? 0;
        points.set(person, (points.get(person) ?? 0) + scored);
      }
    }
    trials.push(...heats.map(({ item }) => item));
    const end = Math.max(...heats.map(({ item }) => findEnd(item)));
    frames.push({ at: (end - firstStart) / MINUTE, status: TRIAL_STATUS.running, rows: listTotals() });
  }
  const last = frames.at(-1);
  if (last !== undefined) {
    frames.push(
      { ...last, at: last.at + 2, status: TRIAL_STATUS.unofficial },
      { ...last, at: last.at + 8, status: TRIAL_STATUS.official },
    );
  }
  const starts = people.map(buildIdentity);
  const publish = firstStart - PUBLISH_BEFORE;
  return {
    trials: [{ trial: totalTrial, start: firstStart, publish, starts, frames }, ...trials],
    commitments: [{ groupUid: makeGroupUid(trialKey), rows: starts, until: publish }],
  };
}
