import {
  describeRecord,
  formatDecision,
  formatGroupName,
  formatReport,
  parseGroupUid,
  parseTrialUid,
  type RecordKind,
  type ReportContent,
} from 'shared-domain';
import type { LogLine } from 'shared-domain/contract';
import type { Language } from 'shared-domain/platform';
import { fr, type TextKey } from '../../locales/fr.ts';
import type { Translate } from '../../locales/use-text.ts';
import { formatAct } from './act-text.ts';
import { formatFieldName, isFields } from './field-text.ts';
import { formatStoredMark, type MarkContext } from './mark-text.ts';

type Detail = LogLine['detail'];
type Values = Record<string, string | number>;

interface SentenceContext {
  readonly t: Translate;
  readonly language: Language;
  /** Finds an act by its oid: the one that an undo took back. */
  readonly findAct?: ((oid: string) => LogLine | undefined) | undefined;
}

const COUNT_TEXTS = {
  changes: 'journal.n.changes',
  groups: 'journal.n.groups',
  lists: 'journal.n.lists',
  prices: 'journal.n.prices',
  records: 'journal.n.records',
  results: 'journal.n.results',
  screens: 'journal.n.screens',
  starts: 'journal.n.starts',
  times: 'journal.n.times',
  trials: 'journal.n.trials',
} as const;

const formatCount = (what: keyof typeof COUNT_TEXTS, count: unknown, t: Translate): string =>
  t(COUNT_TEXTS[what], { count: Array.isArray(count) ? count.length : Number(count) || 0 });

/** How many of a list an act changed, added or took away; one that was changed is on both sides. */
const countChanged = (...sides: readonly unknown[]): number =>
  Math.max(...sides.map((side) => (Array.isArray(side) ? side.length : 0)));

/** Whom an act is about, by bib: the journal stores no names. */
function formatWhom(row: unknown, t: Translate): string {
  if (typeof row !== 'string') return t('journal.whom.all');
  return row.startsWith('bib:') ? t('journal.whom.bib', { bib: row.slice(4) }) : t('journal.whom.row');
}

/** The name of an event or a list that an act is about; that of the event of its uid where the act kept no name. */
export function readName(one: unknown, language: Language): string {
  if (!isFields(one)) return '';
  if (typeof one.name === 'string') return one.name;
  const group = parseTrialUid(String(one.uid)) ?? parseGroupUid(String(one.uid));
  return group === undefined ? '' : formatGroupName(group, language);
}

/** The names of deleted trials: the first two, then an ellipsis. */
function formatNames(trials: unknown, language: Language): string {
  const names = (Array.isArray(trials) ? trials : []).map((one) => readName(one, language)).filter(Boolean);
  return names.length > 2 ? `${names.slice(0, 2).join(', ')}…` : names.join(', ');
}

/** The names of the fields that an act changed. */
function formatFields({ before, after, fields }: Detail, t: Translate): string {
  const [valuesBefore, valuesAfter] = [isFields(before) ? before : {}, isFields(after) ? after : {}];
  if (Array.isArray(fields)) return fields.map((name) => formatFieldName(String(name), t).toLowerCase()).join(', ');
  const names = [...new Set([...Object.keys(valuesBefore), ...Object.keys(valuesAfter)])].filter(
    (name) => JSON.stringify(valuesBefore[name]) !== JSON.stringify(valuesAfter[name]),
  );
  return names.map((name) => formatFieldName(name, t).toLowerCase()).join(', ');
}

const UPLOAD_SENTENCES: Readonly<Record<string, string>> = {
  lif: 'lif',
  road: 'road',
  'results csv': 'csv',
  'starts csv': 'csv',
};

/** How many facts of which kind a device sent, and what umpires reported and the referee decided. @example '2 essais, 1 vent' */
function formatFacts(facts: unknown, { t, language }: Pick<SentenceContext, 't' | 'language'>): string {
  if (!Array.isArray(facts)) return t('journal.n.facts', { count: Number(facts ?? 0) });
  const known = facts.filter(isFields);
  const said = known.flatMap((fact) => formatJudging(fact, { t, language }) ?? []);
  const others = known.filter((fact) => formatJudging(fact, { t, language }) === undefined);
  const kinds = Map.groupBy(others, ({ kind }) => String(kind));
  const counted = [...kinds].map(([kind, kindFacts]) => {
    const key = `journal.fact.${kind}`;
    return `${kindFacts.length}\u00a0×\u00a0${key in fr ? t(key as TextKey) : kind}`;
  });
  return [...said, ...counted].join(', ');
}

/** What an official reported, or the referee decided on a report: «Commissaire 3 : bib 325, Ligne en virage»; undefined for another fact. */
function formatJudging(
  fact: Readonly<Record<string, unknown>>,
  { t, language }: Pick<SentenceContext, 't' | 'language'>,
): string | undefined {
  if (fact.kind === 'ruling' && typeof fact.act === 'string')
    return formatDecision(fact as unknown as Parameters<typeof formatDecision>[0], language);
  if (fact.kind !== 'report') return undefined;
  const whom = fact.row === undefined ? '' : `${formatWhom(fact.row, t)}, `;
  const words = formatReport(fact as ReportContent, language);
  const said = `${whom}${words}`;
  return typeof fact.from === 'string' ? t('pair', { name: fact.from, value: said }) : said;
}

const formatRole = (role: unknown, t: Translate): string => {
  const key = `journal.role.${String(role)}`;
  return key in fr ? t(key as TextKey) : '';
};

const formatOutcome = (outcome: unknown, t: Translate): string => {
  const key = `protests.outcome.${String(outcome)}`;
  return key in fr ? t(key as TextKey) : '';
};

/** The record that an act is about. @example 'record national (FRA), 100 m Hommes SE' */
function formatRecordOf({ kind, scope, event }: Detail, language: Language): string {
  const group = parseGroupUid(String(event));
  if (group === undefined) return '';
  const named = { kind: kind as RecordKind, scope: typeof scope === 'string' ? scope : undefined };
  return `${describeRecord(named, language)}, ${formatGroupName(group, language)}`;
}

/** What was said of a record: its state, or that it is public. */
function formatRecordDecision({ after, word }: Detail, t: Translate): string {
  const key = word === true ? 'records.word.typed' : `records.state.${String(after)}`;
  return key in fr ? t(key as TextKey) : '';
}

/** What screens were told: «message « Podium »». */
function formatOrder({ act, text }: Detail, t: Translate): string {
  const key = `journal.order.${String(act)}`;
  const order = key in fr ? t(key as TextKey) : '';
  return typeof text === 'string' ? t('journal.order.text', { order, text: text.replaceAll('\n', ' – ') }) : order;
}

/** The last part of the text key of an act's sentence, which may depend on its details. */
function findSentenceKey({ action, detail }: LogLine): string {
  if (action === 'remark added') return `remark added ${detail.public === true ? 'public' : 'private'}`;
  if (action === 'result entered' && isFields(detail.before) && detail.before.prf !== undefined)
    return 'result changed';
  if (Array.isArray(detail.parts) && detail.parts.length > 0) return `${action} parts`;
  if (action === 'screen pictures changed') return `${action} ${String(detail.act)}`;
  if (action === 'upload') return `upload ${UPLOAD_SENTENCES[String(detail.file)] ?? 'lists'}`;
  return action;
}

function readValues({ detail }: LogLine, { t, language, findAct }: SentenceContext): Values {
  const { before, after } = detail;
  const markContext: MarkContext = { uid: detail.uid, t, language };
  const rules = Array.isArray(detail.rules) && detail.rules.length > 0 ? ` (${detail.rules.join(', ')})` : '';
  const undone = typeof detail.undone === 'string' ? findAct?.(detail.undone) : undefined;
  const trials = Number(detail.created ?? 0) + Number(detail.updated ?? 0);
  const kind = `codes.kind.${String(detail.kind)}`;
  const readOwnName = (of: unknown) => (isFields(of) && typeof of.name === 'string' ? of.name : '');
  const readOrganisation = (of: unknown) =>
    isFields(of) && typeof of.organisation === 'string' ? of.organisation : '';
  return {
    rules,
    fields: formatFields(detail, t),
    whom: formatWhom(detail.row, t),
    names: formatNames(detail.trials, language),
    name: String(detail.name ?? readOwnName(after)),
    was: readOwnName(before),
    from: readOrganisation(before),
    to: readOrganisation(after),
    mark: formatStoredMark(after, markContext),
    markBefore: formatStoredMark(before, markContext),
    facts: formatFacts(detail.facts, { t, language }),
    outcome: formatOutcome(detail.outcome, t),
    role: formatRole(detail.role ?? (isFields(after) ? after.role : undefined), t),
    roleBefore: formatRole(isFields(before) ? before.role : undefined, t),
    kind: kind in fr ? t(kind as TextKey) : '',
    act: undone === undefined ? '' : formatAct(undone.action, t),
    lists: formatCount('lists', detail.lists, t),
    groups: formatCount('groups', detail.groups, t),
    parts: formatCount('trials', detail.parts, t),
    prices: formatCount('prices', after, t),
    records: formatCount('records', detail.records ?? countChanged(before, after), t),
    record: formatRecordOf(detail, language),
    decision: formatRecordDecision(detail, t),
    changes: formatCount('changes', detail.edits, t),
    screens: formatCount('screens', detail.count, t),
    order: formatOrder(detail, t),
    times: formatCount('times', detail.readings, t),
    trials: formatCount('trials', detail.trials ?? trials, t),
    starts: formatCount('starts', detail.starts, t),
    results: formatCount(
      'results',
      Array.isArray(detail.trials)
        ? detail.trials.reduce((sum, one) => sum + Number(one?.results ?? 0), 0)
        : detail.results,
      t,
    ),
  };
}

/** What somebody did, as a sentence that continues their name; an act that only a newer server knows, by its action. */
export function formatActSentence(line: LogLine, context: SentenceContext): string {
  const values = readValues(line, context);
  const sentenceKey = findSentenceKey(line);
  const key = `journal.says.${sentenceKey === 'undone' && values.act === '' ? 'undone unknown' : sentenceKey}`;
  return key in fr ? context.t(key as TextKey, values) : formatAct(line.action, context.t);
}
