import {
  formatDistance,
  formatHeight,
  formatWind,
  isFieldEvent,
  isPublished,
  isThrow,
  MARK_STATUS,
  type PauseReason,
  TRIAL_STATUS,
} from 'shared-domain';
import type { LiveFact } from 'shared-domain/contract';
import type { DeviceTrial } from 'shared-domain/live-input';
import { sayFinish } from '../finish/say-finish.ts';
import { sayPause } from '../pause/say-pause.ts';
import { sayLaneName, sayStartFact } from '../start/say-start-fact.ts';
import { hasText } from '../texts/texts.ts';
import type { Translate } from '../use-console.ts';
import { sayJudging } from './say-judging.ts';
import { formatAttemptNumber } from './words.ts';

/** A fact, or the content of one. */
type AnyFact = Omit<LiveFact, 'at' | 'trialOID' | 'seq'> & { readonly kind: string };

const say = (t: Translate, name: string, values: Readonly<Record<string, string | number>> = {}): string => {
  const key = `said.${name}`;
  return hasText(key) ? t(key, values) : name;
};

interface DistanceSaid {
  readonly r?: string;
  readonly v?: number;
  readonly w?: number;
  readonly n?: number;
}

/** An attempt of a long jump, a triple jump or a throw: «214 – 2e essai : 6.58 (+0.8)». */
function sayDistance({ r = 'x', v, w, n }: DistanceSaid, bib: string, isOfThrow: boolean, t: Translate): string {
  if (r === 'r') return say(t, 'r', { bib });
  const distance = v === undefined ? '' : formatDistance(v);
  const word = { x: say(t, isOfThrow ? 'foul.throw' : 'foul'), '-': say(t, 'pass') }[r] ?? '';
  const mark = [word, distance, w === undefined ? '' : `(${formatWind(w)})`].filter(Boolean).join(' ');
  return n === undefined ? say(t, 'mark', { bib, mark }) : say(t, 'v', { bib, n: formatAttemptNumber(n, t), mark });
}

const OUT_WORDS: ReadonlyMap<number | undefined, string> = new Map([
  [MARK_STATUS.dns, 'DNS'],
  [MARK_STATUS.dnf, 'DNF'],
]);

/** What a fact says, in one line. `attempts`: how many attempts at this bar the athlete had before it. */
export function sayFact(fact: AnyFact, trial: DeviceTrial | undefined, t: Translate, attempts?: number): string {
  const f = fact as unknown as Readonly<Record<string, never>> & {
    readonly row?: string;
    readonly r?: string;
    readonly h?: number;
    readonly v?: number;
    readonly w?: number;
    readonly st?: number;
    readonly with?: readonly AnyFact[];
  };
  const bib = trial?.rows.find(({ row }) => row === f.row)?.bib ?? f.row?.replace(/^bib:/, '') ?? '';
  const judging = sayJudging(fact, trial, t);
  if (judging !== undefined) return judging;
  const finish = sayFinish(fact as never, trial, t);
  if (finish !== undefined) return finish;
  switch (fact.kind) {
    case 'attempt': {
      if (f.h === undefined) return sayDistance(f, bib, trial !== undefined && isThrow(trial.g0), t);
      const n = attempts === undefined ? '' : formatAttemptNumber(attempts + 1, t);
      if (n === '' && f.r !== 'r')
        return t('pair', {
          name: `${bib} · ${formatHeight(f.h)}`,
          value: f.r === '-' ? '–' : (f.r?.toUpperCase() ?? ''),
        });
      return say(t, f.r ?? 'x', { bib, n, bar: formatHeight(f.h) });
    }
    case 'bar':
      return say(t, 'bar', { bar: formatHeight(f.h ?? 0) });
    case 'heights': {
      const { heights = [] } = fact as unknown as { heights?: number[] };
      return say(t, 'heights', { count: heights.length, bar: formatHeight(heights[0] ?? 0) });
    }
    case 'call':
      return say(t, 'call', { bib });
    case 'word':
      return say(t, 'word', { who: sayLaneName(f.row, trial), word: OUT_WORDS.get(f.st) ?? 'DQ' });
    case 'status': {
      const { status, why } = fact as unknown as { status: number; why?: string };
      if (why !== undefined) return say(t, 'reopened');
      if (status === TRIAL_STATUS.finished) return say(t, 'finished');
      if (status === TRIAL_STATUS.called) return say(t, 'called');
      return isPublished(status) ? say(t, 'signed') : say(t, 'status', { status });
    }
    case 'jumpOff':
      return say(t, `jumpOff.${(fact as unknown as { decision: string }).decision}`);
    case 'ruling':
      return say(t, `ruling.${(fact as unknown as { upheld: boolean }).upheld}`);
    case 'wind': {
      const { n } = fact as unknown as { n?: number };
      if (f.w === undefined) return n === undefined ? say(t, 'noWind') : say(t, 'noWindOf', { bib, n });
      const wind = formatWind(f.w);
      if (n === undefined && trial !== undefined && isFieldEvent(trial.g0)) return say(t, 'windLater', { wind });
      return n === undefined ? say(t, 'wind', { wind }) : say(t, 'windOf', { bib, n, wind });
    }
    case 'clock': {
      const { act, ...said } = fact as unknown as { act: string; reason?: PauseReason; text?: string };
      const why = sayPause(said, t);
      return `${say(t, `clock.${act}`)}${why === undefined ? '' : ` – ${why}`}`;
    }
    case 'setting': {
      const { opening, uprights, away } = fact as unknown as { opening?: number; uprights?: number; away?: boolean };
      if (away !== undefined) return say(t, `away.${away}`, { bib });
      if (uprights !== undefined) return say(t, 'uprights', { bib, cm: uprights / 10 });
      return opening === undefined ? say(t, 'setting') : say(t, 'opening', { bib, bar: formatHeight(opening) });
    }
    case 'side':
      return say(t, `side.${(fact as unknown as { take: boolean }).take}`);
    case 'correction': {
      const brought = f.with ?? [];
      // A reading that was attached to its attempt.
      if (brought[0]?.kind === 'wind') return sayFact(brought[0], trial, t);
      if (brought.length === 0) return say(t, 'undone', { what: '' }).replace(/\s*:\s*$/, '');
      return say(t, 'corrected', { what: brought.map((one) => sayFact(one, trial, t)).join(', ') });
    }
    default:
      return sayStartFact(fact, trial, t) ?? say(t, fact.kind);
  }
}
