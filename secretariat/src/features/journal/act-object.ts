import { ACCESS_CODE_KINDS, type Language } from 'shared-domain';
import type { LogLine } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../api/programme.ts';
import { readName } from '../../components/journal/act-sentence.ts';
import type { ActObject } from '../../components/journal/Journal.tsx';
import { buildCompetitionPath, type CompetitionSegment } from '../../components/page/paths.ts';
import { formatTrialName } from '../../components/trial/trial-name.ts';
import type { Translate } from '../../locales/use-text.ts';

interface ObjectContext {
  readonly chOID: string;
  readonly t: Translate;
  readonly language: Language;
  readonly trials: ReadonlyMap<string, ProgrammeTrial>;
}

/** The screens for acts that are not about a trial. */
const SCREENS: Readonly<Record<string, CompetitionSegment>> = {
  'prices changed': 'prices',
  'evidence noted': 'records',
  'record decided': 'records',
  'record list imported': 'records',
  'records changed': 'records',
  'code made': 'codes',
  'code revoked': 'codes',
  'device closed': 'devices',
  'device reopened': 'devices',
  'screens told': 'screens',
  'screen pictures changed': 'screens',
  'challenge changed': 'settings',
  'challenge created': 'settings',
  'challenge moved': 'settings',
  'competition imported': 'trials',
  'groups deleted': 'trials',
  'qualification decided': 'starts',
  'round seeded': 'starts',
  upload: 'trials',
};

const START_ACTS: ReadonlySet<string> = new Set(['start list changed', 'round seeded']);

type Detail = LogLine['detail'];

/** The oids of the trials in an act's details, each once. */
function listTrialOids({ trial, edits, trials }: Detail): readonly string[] {
  const candidates = [
    trial,
    ...(Array.isArray(edits) ? edits : []).map((edit: { trial?: unknown }) => edit.trial),
    ...(Array.isArray(trials) ? trials : []).map((one: { oid?: unknown }) => one.oid),
  ];
  return [...new Set(candidates.filter((oid): oid is string => typeof oid === 'string'))];
}

/** Names trials that no longer exist, or the event of a round, from the act's details. */
function formatGoneTrials(detail: Detail, t: Translate, language: Language): string {
  const { trials, uid } = detail;
  if (Array.isArray(trials)) {
    const [first] = trials as readonly { name?: unknown }[];
    if (trials.length === 1 && typeof first?.name === 'string') return first.name;
    return t('journal.object.trials', { count: trials.length });
  }
  const name = readName(detail, language);
  return name === '' && typeof uid === 'string' ? uid : name;
}

/** What an act was about: the trials in its details and the screen that shows them, else a text from its details. */
export function findActObject({ action, detail }: LogLine, { chOID, t, language, trials }: ObjectContext): ActObject {
  const oids = listTrialOids(detail);
  const foundTrials = oids.flatMap((oid) => trials.get(oid) ?? []);
  const [first] = foundTrials;
  if (first !== undefined) {
    const text =
      foundTrials.length === 1
        ? formatTrialName(first, language)
        : t('journal.object.trials', { count: foundTrials.length });
    const to = buildCompetitionPath(
      chOID,
      START_ACTS.has(action) ? 'starts' : 'results',
      foundTrials.map(({ oid }) => oid),
    );
    return { text, to };
  }
  const screen = SCREENS[action];
  const kind = ACCESS_CODE_KINDS.find((one) => one === detail.kind);
  const text = kind === undefined ? formatGoneTrials(detail, t, language) : t(`codes.kind.${kind}`);
  if (screen === undefined) return { text };
  return {
    text: text === '' ? t(`screen.${screen === '' ? 'dashboard' : screen}` as 'screen.prices') : text,
    to: buildCompetitionPath(chOID, screen),
  };
}
