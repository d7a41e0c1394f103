import { makeTrialUid, TRIAL_STATUS } from 'shared-domain';
import type { UploadTrial } from 'shared-domain/contract';
import { RIO_ATHLON, RIO_EVENTS, RIO_SEX, type RioEvent } from './events.data.ts';
import { listBars } from './marks.ts';
import type { RioUnit } from './source.ts';

interface UnitRound {
  readonly code: UploadTrial['round'];
  readonly heat: number;
  readonly label: string;
}

export function findEvent(unit: Pick<RioUnit, 'eventCode'>): RioEvent {
  const event = RIO_EVENTS[unit.eventCode];
  if (event === undefined) throw new Error(`épreuve inconnue « ${unit.eventCode} »`);
  return event;
}

export function parseRound(unit: RioUnit): UnitRound {
  const heat = Number(/(\d+)$/.exec(unit.roundName ?? '')?.[1] ?? 1);
  if (unit.athlon !== undefined) {
    return { code: 'c', heat, label: unit.round === 'HEAT' ? `Série ${heat}` : '' };
  }
  if (unit.roundName === 'Qualification') return { code: 'q', heat, label: 'Qualification' };
  switch (unit.round) {
    case 'PRELIM':
      return { code: 'p', heat, label: `Tour préliminaire ${heat}` };
    case 'HEAT':
      return { code: 'h', heat, label: `Série ${heat}` };
    case 'SEMI':
      return { code: 's', heat, label: `Demi-finale ${heat}` };
    case 'FINAL':
      return { code: 'f', heat: 1, label: 'Finale' };
  }
}

/** The trial of a unit. A part of a combined event is in that event's group, and refers to its trial. */
export function buildTrial(unit: RioUnit, date: string): UploadTrial {
  const event = findEvent(unit);
  const sex = RIO_SEX[unit.gender];
  const round = parseRound(unit);
  const [g0, g1] = [event.g0[unit.gender], event.g1[unit.gender]];
  const combinedCode = unit.athlon === undefined ? undefined : RIO_ATHLON[unit.athlon];
  const combined = combinedCode === undefined ? undefined : findEvent({ eventCode: combinedCode });
  const group = `${(combined ?? event).name} ${sex.name}`;
  const heights = [...new Set(unit.results.flatMap((row) => listBars(row).map(({ h }) => h)))].sort((a, b) => a - b);
  return {
    uid: makeTrialUid({ g0, g1, category: sex.category, round: round.code, heat: round.heat }),
    group,
    name: [group, combined === undefined ? '' : event.name, round.label].filter(Boolean).join(' – '),
    date,
    status: TRIAL_STATUS.official,
    g0,
    g1,
    category: sex.category,
    round: round.code,
    heat: round.heat,
    dets: {
      ...(unit.wind === undefined ? {} : { wind: Number(unit.wind) }),
      ...(heights.length === 0 ? {} : { heights }),
      ...(combined === undefined
        ? {}
        : {
            combined: makeTrialUid({
              g0: combined.g0[unit.gender],
              g1: '0',
              category: sex.category,
              round: 'f',
              heat: 1,
            }),
          }),
    },
  };
}
