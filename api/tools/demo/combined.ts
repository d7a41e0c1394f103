import { makeGroupUid, makeTrialUid, scoreCombinedPart } from 'shared-domain';
import type { UploadResult } from 'shared-domain/contract';
import { COMBINED_EVENTS, type DemoEvent, EVENTS, type EventKey } from './events.data.ts';
import { type Entrant, identity, isTimed, makeField } from './field.ts';
import { CATEGORY, combinedGroup, disciplineOf, trialNamed } from './naming.ts';
import type { Person, Sex } from './people.ts';
import { createRandom } from './random.ts';
import type { RoundsContext, RoundsResult } from './rounds.ts';
import { frameTime, type ScriptTrial } from './script.ts';
import type { Frame } from './simulate/frame.ts';
import type { TimetableLine } from './timetable.data.ts';
import { playTrial } from './trials.ts';

const MINUTE = 60_000;
const FIELD_SIZE = { F: 10, M: 12 } as const;
const SEX_NUMBER = { F: 2, M: 1 } as const;
/** Minutes between the two heats of a part. */
const BETWEEN = 8 * MINUTE;
const PUBLISH = 60 * MINUTE;

const endOf = (trial: ScriptTrial): number => Math.max(...trial.frames.map((frame) => frameTime(trial, frame)));

/** A fresh set of levels for the same people: a sprinter need not throw far. */
function fieldOf(people: readonly Person[], level: readonly [number, number], timed: boolean, seed: string): Entrant[] {
  const random = createRandom(seed);
  const order = random.shuffle(people);
  let next = 0;
  const person = (): Person => order[next++ % order.length] as Person;
  return makeField(people.length, person, { best: level[0], spread: level[1] }, timed, random);
}

/**
 * A decathlon or heptathlon: its parts are trials of round `c` in its own group, and its own trial holds the running
 * totals, one upload after each part.
 */
export function playCombined(lines: readonly TimetableLine[], sex: Sex, context: RoundsContext): RoundsResult {
  const { name, g0, parts } = COMBINED_EVENTS[sex];
  const levels: Partial<Record<EventKey, readonly [number, number]>> = parts;
  const group = combinedGroup(name, sex);
  const place = { g0, g1: '0', category: CATEGORY[sex] };
  const total = trialNamed(group, 'Finale', { ...place, round: 'f', heat: 1 });
  const people = Array.from({ length: FIELD_SIZE[sex] }, () => context.people.athlete(sex));
  const points = new Map<Person, number>(people.map((person) => [person, 0]));
  const totals = (): UploadResult[] =>
    people.map((person) => ({ bib: person.bib, prf: { v: points.get(person) ?? 0, u: 'pts', st: 1 } }));

  const trials: ScriptTrial[] = [];
  const started = lines[0] === undefined ? 0 : context.momentOf(lines[0]);
  const frames: Frame[] = [{ at: 0, status: 5, rows: [] }];
  for (const line of lines) {
    const level = levels[line.event];
    if (level === undefined) continue;
    const event: DemoEvent = EVENTS[line.event];
    const seed = `${context.seed} ${group} ${line.event}`;
    const field = fieldOf(people, level, isTimed(event.kind), seed);
    const random = createRandom(`${seed} trial`);
    const share = Math.ceil(field.length / line.heats);
    const start = context.momentOf(line);
    const ref = { g0: event.g0[sex], g1: event.g1[sex] };
    const played = Array.from({ length: line.heats }, (_, i) => {
      const detail = [disciplineOf(event, sex), ...(line.heats > 1 ? [`Série ${i + 1}`] : [])].join(' – ');
      return playTrial({
        event,
        trial: trialNamed(
          group,
          detail,
          { ...ref, category: CATEGORY[sex], round: 'c', heat: i + 1 },
          { combined: makeTrialUid({ ...place, round: 'f', heat: 1 }) },
        ),
        start: start + i * BETWEEN,
        publish: start - PUBLISH,
        entrants: field.slice(i * share, (i + 1) * share),
        combined: true,
        random,
      });
    });
    for (const { marks } of played) {
      for (const [{ person }, v] of marks) {
        const u = isTimed(event.kind) ? 'ms' : 'mm';
        const scored = scoreCombinedPart(ref, SEX_NUMBER[sex], { v, u, st: 1 }) ?? 0;
        points.set(person, (points.get(person) ?? 0) + scored);
      }
    }
    trials.push(...played.map(({ item }) => item));
    const end = Math.max(...played.map(({ item }) => endOf(item)));
    frames.push({ at: (end - started) / MINUTE, status: 5, rows: totals() });
  }
  const last = frames.at(-1);
  if (last !== undefined) {
    frames.push({ ...last, at: last.at + 2, status: 15 }, { ...last, at: last.at + 8, status: 40 });
  }
  const starts = people.map(identity);
  const publish = started - PUBLISH;
  return {
    trials: [{ trial: total, start: started, publish, starts, frames }, ...trials],
    commitments: [{ groupUid: makeGroupUid(place), rows: starts, until: publish }],
  };
}
