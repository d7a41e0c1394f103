import { CONFIRMED_MARK, formatReaction } from 'shared-domain';
import { type DeviceTrial, START_SIGNAL } from 'shared-domain/live-input';
import type { Translate } from '../use-console.ts';

interface Said {
  readonly kind: string;
  readonly row?: string;
  readonly card?: 'green' | 'yellow' | 'red';
  readonly who?: readonly { readonly row?: string; readonly bib?: string }[];
  readonly reaction?: number;
  readonly presence?: 'present' | 'absent' | null;
  readonly what?: string;
  readonly ok?: boolean;
  readonly text?: string;
  readonly rules?: readonly string[];
}

/** Somebody of a start list: «5 KERBRAT» by the lane, where there is one, else by the bib. */
export function sayLaneName(key: string | undefined, trial: DeviceTrial | undefined): string {
  const start = trial?.rows.find((one) => one.row === key);
  if (start === undefined) return (key ?? '').replace(/^bib:/, '');
  return [start.lane ?? start.bib, start.last.toUpperCase()].filter((part) => part !== undefined).join(' ');
}

/** A recall, a check or evidence in one line; undefined for other facts. */
export function sayStartFact(fact: object, trial: DeviceTrial | undefined, t: Translate): string | undefined {
  const { kind, row, card = 'green', who = [], reaction, presence, what, ok, text, rules } = fact as Said;
  const find = (key: string | undefined) => trial?.rows.find((one) => one.row === key);
  const name = (key: string | undefined) => {
    const start = find(key);
    return start === undefined
      ? (key ?? '').replace(/^bib:/, '')
      : [start.bib, start.last.toUpperCase()].filter(Boolean).join(' ');
  };
  switch (kind) {
    case 'recall': {
      const said = t(card === 'red' && rules !== undefined ? 'said.recall.second' : `said.recall.${card}`);
      const measured = reaction === undefined ? '' : ` (${formatReaction(reaction)} s)`;
      if (who.length === 0) return `${said}${measured}`;
      const names = who.map((one) => sayLaneName(one.row, trial)).join(', ');
      return t('said.recall.who', { card: said, who: `${names}${measured}` });
    }
    case 'check':
      return t('said.check', { who: name(row), what: t(`said.check.${presence ?? 'none'}`) });
    case 'evidence': {
      if (what === 'sign') return t('said.evidence.sign');
      if (what === START_SIGNAL) return t(ok === false ? 'photo.signal.none' : 'photo.signal');
      if (what === CONFIRMED_MARK)
        return t(ok === false ? 'said.confirmed.takenBack' : 'said.confirmed', { who: name(row) });
      const words = [text, ok === false ? t('said.evidence.notOk') : undefined].filter(Boolean).join(', ');
      return t('said.evidence', { words: words === '' ? t('said.evidence.ok') : words });
    }
    default:
      return undefined;
  }
}
