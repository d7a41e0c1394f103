import { formatDecision, formatReport, type RefereeDecision, type ReportContent } from 'shared-domain';
import type { DeviceTrial } from 'shared-domain/live-input';
import { hasText, type TextKey } from '../texts/texts.ts';
import type { Translate } from '../use-console.ts';

interface Said {
  readonly kind: string;
  readonly row?: string;
  readonly what?: string;
  readonly symbol?: string;
  readonly judge?: string;
  readonly act?: RefereeDecision;
  readonly rules?: readonly string[];
}

/** What a judge of a walk, an umpire or a referee said, in one line; undefined for what others say. */
export function sayJudging(
  fact: { readonly kind: string },
  trial: DeviceTrial | undefined,
  t: Translate,
): string | undefined {
  const said = fact as Said;
  const language = t('said.language') === 'en' ? 'en' : 'fr';
  const start = trial?.rows.find(({ row }) => row === said.row);
  const name = start === undefined ? (said.row ?? '') : [start.bib, start.last.toUpperCase()].filter(Boolean).join(' ');
  if (said.kind === 'walk') {
    const key = `said.walk.${said.what}`;
    const judge = said.judge === undefined ? '' : t('said.judge', { judge: said.judge });
    return hasText(key) ? t(key as TextKey, { name, symbol: said.symbol ?? '', judge }) : said.what;
  }
  if (said.kind === 'report') {
    const words = formatReport(fact as ReportContent, language);
    return name === '' ? words : `${name} : ${words}`;
  }
  return said.kind === 'ruling' && said.act !== undefined
    ? t('said.decision', { decision: formatDecision({ act: said.act, rules: said.rules }, language) })
    : undefined;
}
