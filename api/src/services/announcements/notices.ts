import { hash } from 'node:crypto';
import {
  createMark,
  findProtestDeadline,
  findPublicRecordState,
  isHiddenAthlete,
  listTrialNotices,
  makeGroupUid,
  type Notice as NoticeOfRule,
  sortNotices,
} from 'shared-domain';
import type { BrokenRecord, Notice, ResultRow } from 'shared-domain/contract';
import type { Programme } from '../context/programme.ts';
import { isRowUnder16 } from '../reads/under-16.ts';
import type { NoticeSource } from './notice-sources.ts';

/** Notices in one answer. */
const MAX_NOTICES = 60;

type Person = Notice['who'][number];

export const pickPerson = ({
  bib,
  auid,
  last,
  first,
  club,
  country,
  category,
  relay,
  members,
  rank,
  prf,
  wind,
  qualified,
  pe,
}: ResultRow): Person => ({
  bib,
  auid,
  last,
  first,
  club,
  country,
  category,
  relay,
  members,
  rank,
  prf,
  wind,
  qualified,
  pe,
});

/** Somebody with the mark that is their best: of a jump with too much wind the legal one behind it. */
function pickBest(row: ResultRow): Person {
  const { v, wind } = row.pe ?? {};
  return pickPerson(v === undefined ? row : { ...row, prf: createMark(v, 'mm'), wind });
}

function presentRecord(
  source: NoticeSource,
  rule: NoticeOfRule,
): { readonly broken: BrokenRecord; readonly record: NonNullable<Notice['record']> } | undefined {
  const broken = source.records.find(({ row, key }) => key === rule.record && rule.rows.includes(row));
  if (broken === undefined) return undefined;
  const { kind, scope, event, relation = 'beats', missing, state, word, gone } = broken;
  const isTold = gone?.wasTold ?? findPublicRecordState(state, kind, word) !== undefined;
  const other = event === makeGroupUid(source.trial) ? {} : { event };
  return {
    broken,
    record: { kind, ...(scope === undefined ? {} : { scope }), ...other, relation, missing: [...missing], isTold },
  };
}

/** Who made a record, with the mark that is it and its wind: of a jumper whose best was windy it is another jump. */
function pickRecordHolder(row: ResultRow, { v, wind }: BrokenRecord): Person {
  const { wind: _, ...person } = pickPerson(row);
  return { ...person, prf: { ...person.prf, v }, ...(wind === undefined ? {} : { wind }) };
}

/** The rule's id has marks and keys of rows: a hash tells as well whether it is the same notice. */
const makeId = (id: string): string => hash('sha256', id, 'hex').slice(0, 24);

function presentNotice(source: NoticeSource, rule: NoticeOfRule): Notice {
  const { id, kind, certainty, at, trial, rows, count, why, start } = rule;
  const found = rule.record === undefined ? undefined : presentRecord(source, rule);
  return {
    id: makeId(id),
    kind,
    certainty,
    at,
    trial,
    who: rows.flatMap((key) => {
      const row = source.rows.get(key);
      if (row === undefined) return [];
      if (kind === 'record' && found !== undefined) return pickRecordHolder(row, found.broken);
      return kind === 'best' ? pickBest(row) : pickPerson(row);
    }),
    count,
    ...(found === undefined ? {} : { record: found.record }),
    ...(why === undefined ? {} : { why }),
    ...(start === undefined ? {} : { start }),
  };
}

const listAll = (sources: readonly NoticeSource[]) =>
  sources.flatMap((source) =>
    listTrialNotices(source.list).map((rule) => ({ source, notice: presentNotice(source, rule) })),
  );

/** What the speaker reads: possible records with what they lack, protests in their words. */
export function listSpeakerNotices(
  sources: readonly NoticeSource[],
  { mask }: Programme,
  seen: ReadonlyMap<string, string>,
): Notice[] {
  const notices = listAll(sources).map(({ source, notice }): Notice => {
    const touched = seen.get(notice.id);
    const { protest, list } = source;
    const about =
      notice.kind === 'protest' && protest !== undefined
        ? {
            text: mask.text(protest.text),
            ...(list.published !== undefined && {
              until: new Date(findProtestDeadline(Date.parse(list.published))).toISOString(),
            }),
          }
        : {};
    return { ...notice, ...about, ...(touched === undefined ? {} : { seen: touched }) };
  });
  return sortNotices(notices).slice(0, MAX_NOTICES);
}

/** Kinds that say something of an event whoever is in it. */
const KINDS_OF_EVENTS: readonly Notice['kind'][] = ['result', 'protest', 'delay'];

/** What everybody is told: nobody hidden or under 16 is named, no record that is only possible, nothing of what a protest says. */
export function listPublicNotices(sources: readonly NoticeSource[], programme: Programme): Notice[] {
  const notices = listAll(sources).flatMap(({ source, notice }): Notice[] => {
    if (notice.record?.isTold === false) return [];
    const who = notice.who.filter(
      (row) => !isHiddenAthlete(row) && !isRowUnder16(row, source.trial.category, programme),
    );
    if (who.length === 0 && !KINDS_OF_EVENTS.includes(notice.kind)) return [];
    const { why: _, ...rest } = notice;
    const isWhole = who.length === notice.who.length;
    return [{ ...(isWhole ? notice : rest), who: notice.kind === 'protest' ? [] : who }];
  });
  return sortNotices(notices).slice(0, MAX_NOTICES);
}
