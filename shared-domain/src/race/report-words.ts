import type { Language } from '../text/language.ts';
import type { ConductCard } from './conduct.ts';
import { findTrackPart, type RefereeDecision, type ReportMatter, type TrackPart } from './umpire-report.ts';

type Words<K extends string> = Readonly<Record<K, Readonly<Record<Language, string>>>>;

/** What a report is about, in words. */
export const REPORT_MATTER_WORDS: Words<ReportMatter> = {
  line: { fr: 'Ligne en virage', en: 'Line on a bend' },
  inside: { fr: 'Sortie intérieure', en: 'Inside the kerb' },
  hurdle: { fr: 'Haie', en: 'Hurdle' },
  exchange: { fr: 'Zone de passage', en: 'Take-over zone' },
  cutIn: { fr: 'Rabattement', en: 'Break line' },
  hindrance: { fr: 'Gêne', en: 'Hindrance' },
  help: { fr: 'Aide', en: 'Assistance' },
  other: { fr: 'Autre', en: 'Other' },
  penalty: { fr: 'Pénalité à ajouter', en: 'Penalty to add' },
  protest: { fr: 'Réclamation', en: 'Protest' },
  conduct: { fr: 'Conduite', en: 'Conduct' },
  swap: { fr: 'Échange proposé', en: 'Exchange proposed' },
};

/** What a referee decides, in words. */
export const REFEREE_DECISION_WORDS: Words<RefereeDecision> = {
  file: { fr: 'classé sans suite', en: 'filed' },
  L: { fr: 'L, première fois', en: 'L, first time' },
  YC: { fr: 'carton jaune', en: 'yellow card' },
  RC: { fr: 'carton rouge', en: 'red card' },
  DQ: { fr: 'disqualification', en: 'disqualification' },
  qR: { fr: 'requalification (qR)', en: 'requalified (qR)' },
  again: { fr: 'à refaire', en: 'held again' },
  underProtest: { fr: 'sous réclamation, pas encore décidé', en: 'under protest, not decided yet' },
};

/** Parts of a lap, in words. */
export const TRACK_PART_WORDS: Words<TrackPart> = {
  firstBend: { fr: 'premier virage', en: 'first bend' },
  backStraight: { fr: 'ligne opposée', en: 'back straight' },
  secondBend: { fr: 'second virage', en: 'second bend' },
  homeStraight: { fr: 'ligne droite', en: 'home straight' },
};

const CLEAR: Readonly<Record<Language, string>> = { fr: 'Rien à signaler', en: 'Nothing to report' };

/** What a report says, besides who and about whom. */
export interface ReportContent {
  readonly what?: ReportMatter | undefined;
  readonly clear?: boolean | undefined;
  readonly where?: number | undefined;
  readonly leg?: number | undefined;
  readonly steps?: number | undefined;
  readonly card?: ConductCard | undefined;
  readonly rules?: readonly string[] | undefined;
  readonly text?: string | undefined;
}

const countSteps = (steps: number, language: Language): string => {
  if (language === 'fr') return `${steps} ${steps > 1 ? 'appuis' : 'appui'}`;
  return `${steps} ${steps > 1 ? 'steps' : 'step'}`;
};

/**
 * What a report says in one line.
 * @example formatReport({ what: 'line', steps: 3, where: 245 }, 'fr') // 'Ligne en virage, 3 appuis, second virage (245\u00a0m)'
 */
export function formatReport(report: ReportContent, language: Language): string {
  const { what, clear, where, leg, steps, card, rules = [], text } = report;
  if (clear === true) return CLEAR[language];
  const parts = [
    what === undefined ? undefined : REPORT_MATTER_WORDS[what][language],
    steps === undefined ? undefined : countSteps(steps, language),
    where === undefined ? undefined : `${TRACK_PART_WORDS[findTrackPart(where)][language]} (${where}\u00a0m)`,
    leg === undefined ? undefined : language === 'fr' ? `relayeur ${leg}` : `leg ${leg}`,
    card === undefined ? undefined : REFEREE_DECISION_WORDS[card][language],
    ...rules,
    text,
  ];
  return parts.filter((part) => part !== undefined).join(', ');
}

/**
 * What a referee decided, in one line.
 * @example formatDecision({ act: 'DQ', rules: ['TR17.3.1'] }, 'fr') // 'disqualification TR17.3.1'
 */
export function formatDecision(
  { act, rules = [] }: { readonly act: RefereeDecision; readonly rules?: readonly string[] | undefined },
  language: Language,
): string {
  return [REFEREE_DECISION_WORDS[act][language], ...rules].join(' ');
}
