import {
  type CategorySet,
  findCategory,
  findFederation,
  findFederationTable,
  findMainCategory,
  parseGroupUid,
  parseTrialUid,
  type Sex,
} from 'shared-domain';
import type { ChallengeRecord } from '../../store/challenges/challenges.ts';
import type { SentStart, SentUpload } from '../../store/lists/sent-rows.ts';

interface Classes {
  readonly day: string;
  readonly table: CategorySet;
}

/** The sex of an event for one; undefined for an event of both. */
function findEventSex(uid: string): Sex | undefined {
  const category = parseTrialUid(uid)?.category ?? parseGroupUid(uid)?.category;
  const sex = category === undefined ? undefined : findCategory(category)?.sex;
  return sex === 1 || sex === 2 ? sex : undefined;
}

function completeRow(row: SentStart, sex: Sex, { day, table }: Classes): SentStart {
  if (row.category !== undefined || row.dob === undefined || row.relay !== undefined) return row;
  const category = findMainCategory(row.dob, sex, day, { table })?.id;
  return category === undefined ? row : { ...row, category };
}

/**
 * Start lists in which who has a birth date and no category is in that of the birth date, on the competition's first day and in the
 * table of its federation (P5.5).
 */
export function completeCategories<Body extends Pick<SentUpload, 'startlists'>>(
  body: Body,
  { date: day, rtype }: Pick<ChallengeRecord, 'date' | 'rtype'>,
): Body {
  const classes = { day, table: findFederationTable(findFederation(rtype)) };
  const lists = Object.entries(body.startlists).map(([uid, rows]) => {
    const sex = findEventSex(uid);
    return [uid, sex === undefined ? rows : rows.map((row) => completeRow(row, sex, classes))] as const;
  });
  return { ...body, startlists: Object.fromEntries(lists) };
}
