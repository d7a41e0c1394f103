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

const SEX_NUMBERS = { M: 1, F: 2 } as const;

/** Sex of a person as it is sent; undefined for who is neither male nor female, or says nothing. */
const findSentSex = (sex: PersonSex | undefined): 1 | 2 | undefined =>
  sex === 'M' || sex === 'F' ? SEX_NUMBERS[sex] : undefined;

/** The category of all ages of a sex, where the event is not for that sex alone. */
const findOpenCategory = (sex: 1 | 2, eventSex: Sex | undefined): number | undefined =>
  sex === eventSex ? undefined : CATEGORIES.find((row) => row.sex === sex && row.wildcard === true)?.id;

function completeRow<Row extends SentStart | SentResult>(row: Row, eventSex: Sex | undefined, classes: Classes): Row {
  if (row.category !== undefined || row.relay !== undefined || findOtherSex(row.sex) !== undefined) return row;
  const sent = findSentSex(row.sex);
  const sex = sent ?? eventSex;
  const { day, table } = classes;
  const byBirth =
    row.dob === undefined || sex === undefined ? undefined : findMainCategory(row.dob, sex, day, { table });
  const category = byBirth?.id ?? (sent === undefined ? undefined : findOpenCategory(sent, eventSex));
  return category === undefined ? row : { ...row, category };
}

/** Who says no category in the lists of an event, each in that of the birth date and the sex; with a sex alone in that of all its ages. */
function completeLists<Row extends SentStart | SentResult>(
  lists: Readonly<Record<string, Row[]>>,
  classes: Classes,
  canComplete: (row: Row) => boolean,
): Record<string, Row[]> {
  return Object.fromEntries(
    Object.entries(lists).map(([uid, rows]) => {
      const sex = findEventSex(uid);
      return [uid, rows.map((row) => (canComplete(row) ? completeRow(row, sex, classes) : row))];
    }),
  );
}

/**
 * Start lists in which who has a birth date and no category is in that of the birth date, on the competition's first day and in the
 * table of its federation (P5.5). A sex that is sent, `M` or `F`, is the row's own, in results too (Q41).
 */
export function completeCategories<Body extends Pick<SentUpload, 'startlists' | 'resultlists'>>(
  body: Body,
  { date: day, rtype }: Pick<ChallengeRecord, 'date' | 'rtype'>,
): Body {
  const classes = { day, table: findFederationTable(findFederation(rtype)) };
  return {
    ...body,
    startlists: completeLists(body.startlists, classes, () => true),
    resultlists: completeLists(body.resultlists, classes, ({ sex }) => findSentSex(sex) !== undefined),
  };
}
