import { formatGroupName, parseGroupUid, parseTrialUid } from 'shared-domain';
import type { LogLine } from 'shared-domain/contract';
import type { Language } from 'shared-domain/platform';
import { fr, type TextKey } from '../../locales/fr.ts';
import type { Translate } from '../../locales/use-text.ts';
import { formatAct } from './act-text.ts';
import { formatFieldName, isFields } from './field-text.ts';
import { formatStoredMark, type MarkWords } from './mark-text.ts';

type Detail = LogLine['detail'];
type Values = Record<string, string | number>;

interface Words {
  readonly t: Translate;
  readonly language: Language;
  /** Finds an act by its oid: the one that an undo took back. */
  readonly actOf?: ((oid: string) => LogLine | undefined) | undefined;
}

const COUNTED = {
  changes: 'journal.n.changes',
  groups: 'journal.n.groups',
  lists: 'journal.n.lists',
  prices: 'journal.n.prices',
  results: 'journal.n.results',
  starts: 'journal.n.starts',
  times: 'journal.n.times',
  trials: 'journal.n.trials',
} as const;

const counted = (what: keyof typeof COUNTED, count: unknown, t: Translate): string =>
  t(COUNTED[what], { count: Array.isArray(count) ? count.length : Number(count) || 0 });

/** Whom an act is about, by bib: the journal stores no names. */
function whomOf(row: unknown, t: Translate): string {
  if (typeof row !== 'string') return t('journal.whom.all');
  return row.startsWith('bib:') ? t('journal.whom.bib', { bib: row.slice(4) }) : t('journal.whom.row');
}

/** The name of an event or a list that an act is about; that of the event of its uid where the act kept no name. */
function nameOf(one: unknown, language: Language): string {
  if (!isFields(one)) return '';
  if (typeof one.name === 'string') return one.name;
  const group = parseTrialUid(String(one.uid)) ?? parseGroupUid(String(one.uid));
  return group === undefined ? '' : formatGroupName(group, language);
}

/** The names of deleted trials: the first two, then an ellipsis. */
function namesOf(trials: unknown, language: Language): string {
  const names = (Array.isArray(trials) ? trials : []).map((one) => nameOf(one, language)).filter(Boolean);
  return names.length > 2 ? `${names.slice(0, 2).join(', ')}…` : names.join(', ');
}

/** The names of the fields that an act changed. */
function fieldsOf({ before, after, fields }: Detail, t: Translate): string {
  const [was, is] = [isFields(before) ? before : {}, isFields(after) ? after : {}];
  if (Array.isArray(fields)) return fields.map((name) => formatFieldName(String(name), t).toLowerCase()).join(', ');
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]),
  );
  return names.map((name) => formatFieldName(name, t).toLowerCase()).join(', ');
}

const FILES: Readonly<Record<string, string>> = {
  lif: 'lif',
  road: 'road',
  'results csv': 'csv',
  'starts csv': 'csv',
};

/** How many facts of which kind a device sent. @example '2 essais, 1 vent' */
function factsOf(facts: unknown, t: Translate): string {
  if (!Array.isArray(facts)) return t('journal.n.facts', { count: Number(facts ?? 0) });
  const kinds = Map.groupBy(facts.filter(isFields), ({ kind }) => String(kind));
  return [...kinds]
    .map(([kind, own]) => {
      const key = `journal.fact.${kind}`;
      return `${own.length} × ${key in fr ? t(key as TextKey) : kind}`;
    })
    .join(', ');
}

const roleText = (role: unknown, t: Translate): string => {
  const key = `journal.role.${String(role)}`;
  return key in fr ? t(key as TextKey) : '';
};

const outcomeText = (outcome: unknown, t: Translate): string => {
  const key = `protests.outcome.${String(outcome)}`;
  return key in fr ? t(key as TextKey) : '';
};

/** The last part of the text key of an act's sentence, which may depend on its details. */
function keyOf({ action, detail }: LogLine): string {
  if (action === 'remark added') return `remark added ${detail.public === true ? 'public' : 'private'}`;
  if (action === 'result entered' && isFields(detail.before) && detail.before.prf !== undefined)
    return 'result changed';
  if (action === 'upload') return `upload ${FILES[String(detail.file)] ?? 'lists'}`;
  return action;
}

function valuesOf({ detail }: LogLine, { t, language, actOf }: Words): Values {
  const { before, after } = detail;
  const marks: MarkWords = { uid: detail.uid, t, language };
  const rules = Array.isArray(detail.rules) && detail.rules.length > 0 ? ` (${detail.rules.join(', ')})` : '';
  const undone = typeof detail.undone === 'string' ? actOf?.(detail.undone) : undefined;
  const trials = Number(detail.created ?? 0) + Number(detail.updated ?? 0);
  const kind = `codes.kind.${String(detail.kind)}`;
  const named = (of: unknown) => (isFields(of) && typeof of.name === 'string' ? of.name : '');
  return {
    rules,
    fields: fieldsOf(detail, t),
    whom: whomOf(detail.row, t),
    names: namesOf(detail.trials, language),
    name: String(detail.name ?? named(after)),
    was: named(before),
    mark: formatStoredMark(after, marks),
    markBefore: formatStoredMark(before, marks),
    facts: factsOf(detail.facts, t),
    outcome: outcomeText(detail.outcome, t),
    role: roleText(detail.role ?? (isFields(after) ? after.role : undefined), t),
    roleBefore: roleText(isFields(before) ? before.role : undefined, t),
    kind: kind in fr ? t(kind as TextKey) : '',
    act: undone === undefined ? '' : formatAct(undone.action, t),
    lists: counted('lists', detail.lists, t),
    groups: counted('groups', detail.groups, t),
    prices: counted('prices', after, t),
    changes: counted('changes', detail.edits, t),
    times: counted('times', detail.readings, t),
    trials: counted('trials', detail.trials ?? trials, t),
    starts: counted('starts', detail.starts, t),
    results: counted(
      'results',
      Array.isArray(detail.trials)
        ? detail.trials.reduce((sum, one) => sum + Number(one?.results ?? 0), 0)
        : detail.results,
      t,
    ),
  };
}

/** What somebody did, as a sentence that continues their name; an act that only a newer server knows, by its action. */
export function formatActSentence(line: LogLine, words: Words): string {
  const values = valuesOf(line, words);
  const plain = keyOf(line);
  const key = `journal.says.${plain === 'undone' && values.act === '' ? 'undone unknown' : plain}`;
  return key in fr ? words.t(key as TextKey, values) : formatAct(line.action, words.t);
}
