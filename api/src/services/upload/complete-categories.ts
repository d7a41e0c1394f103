import {
  CATEGORIES,
  type CategorySet,
  findCategory,
  findFederation,
  findFederationTable,
  findMainCategory,
  findOtherSex,
  type PersonSex,
  parseGroupUid,
  parseTrialUid,
  type Sex,
} from 'shared-domain';
import type { ChallengeRecord } from '../../store/challenges/challenges.ts';
import type { SentResult, SentStart, SentUpload } from '../../store/lists/sent-rows.ts';

interface CategoryContext {
  readonly day: string;
  readonly table: CategorySet;
}

/** The sex of an event of one sex alone; undefined for other events. */
function findEventSex(uid: string): Sex | undefined {
  const category = parseTrialUid(uid)?.category ?? parseGroupUid(uid)?.category;
  const sex = category === undefined ? undefined : findCategory(category)?.sex;
  return sex === 1 || sex === 2 ? sex : undefined;
}

const SEX_NUMBERS = { M: 1, F: 2 } as const;

/** The number of a sex as it is sent; undefined for X and where it is absent. */
const findSentSex = (sex: PersonSex | undefined): 1 | 2 | undefined =>
  sex === 'M' || sex === 'F' ? SEX_NUMBERS[sex] : undefined;

/** The category of all ages of a sex; undefined where the event is for that sex alone. */
const findOpenCategory = (sex: 1 | 2, eventSex: Sex | undefined): number | undefined =>
  sex === eventSex ? undefined : CATEGORIES.find((row) => row.sex === sex && row.wildcard === true)?.id;

function completeRow<Row extends SentStart | SentResult>(
  row: Row,
  eventSex: Sex | undefined,
  categoryContext: CategoryContext,
): Row {
  if (row.category !== undefined || row.relay !== undefined || findOtherSex(row.sex) !== undefined) return row;
  const sentSex = findSentSex(row.sex);
  const sex = sentSex ?? eventSex;
  const { day, table } = categoryContext;
  const byBirth =
    row.dob === undefined || sex === undefined ? undefined : findMainCategory(row.dob, sex, day, { table });
  const category = byBirth?.id ?? (sentSex === undefined ? undefined : findOpenCategory(sentSex, eventSex));
  return category === undefined ? row : { ...row, category };
}

/** Fills in missing categories in the lists of events: by birth date and sex, with a sex alone that of all ages. */
function completeLists<Row extends SentStart | SentResult>(
  lists: Readonly<Record<string, Row[]>>,
  categoryContext: CategoryContext,
  canComplete: (row: Row) => boolean,
): Record<string, Row[]> {
  return Object.fromEntries(
    Object.entries(lists).map(([uid, rows]) => {
      const sex = findEventSex(uid);
      return [uid, rows.map((row) => (canComplete(row) ? completeRow(row, sex, categoryContext) : row))];
    }),
  );
}

/**
 * Fills in missing categories of start lists by birth date, on the competition's first day and in the table of its federation (P5.5);
 * in results too where the row was sent with a sex, `M` or `F` (Q41).
 */
export function completeCategories<Body extends Pick<SentUpload, 'startlists' | 'resultlists'>>(
  body: Body,
  { date: day, rtype }: Pick<ChallengeRecord, 'date' | 'rtype'>,
): Body {
  const categoryContext = { day, table: findFederationTable(findFederation(rtype)) };
  return {
    ...body,
    startlists: completeLists(body.startlists, categoryContext, () => true),
    resultlists: completeLists(body.resultlists, categoryContext, ({ sex }) => findSentSex(sex) !== undefined),
  };
}
