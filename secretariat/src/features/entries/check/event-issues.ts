import {
  findCategory,
  findCategorySex,
  formatCategoryCode,
  isOppositeSex,
  isUnusualForAge,
  type PersonSex,
} from 'shared-domain';
import type { RowFacts } from './check-row.ts';
import type { Field } from './fields.ts';
import type { Issue, Reason } from './issue.ts';
import type { CellReader } from './issue-collector.ts';
import type { Programme, Target } from './programme.ts';
import type { RowRules } from './row-rules.ts';
import { listPossibleCategories } from './target-categories.ts';

interface EventIssueOptions {
  readonly programme: Programme;
  readonly rules: RowRules;
  /** The file has a column of sexes. */
  readonly hasSexColumn: boolean;
  /** The athlete's sex in other rows, where this one says none. */
  readonly knownSex?: PersonSex | undefined;
}

/** What an athlete's sex and category have against the event, and a new event that the programme lacks. */
export function findEventIssues(
  readCell: CellReader,
  facts: RowFacts,
  target: Target,
  { programme, rules, hasSexColumn, knownSex }: EventIssueOptions,
): readonly Issue[] {
  const { sex, otherSex, foundEvent } = facts;
  const issues: Issue[] = [];
  const add = (field: Field, reason: Reason, detail?: string) =>
    issues.push({ field, reason, value: readCell(field), ...(detail !== undefined && { detail }) });
  const targetCategory = findCategory(target.category);
  const targetSex = targetCategory?.sex;
  const isOneSex = targetSex === 1 || targetSex === 2;
  const isKnownOpposite = sex === undefined && knownSex !== undefined && knownSex !== findCategorySex(target.category);
  if (isOppositeSex(sex ?? foundEvent?.sex, targetSex) || (isOneSex && isKnownOpposite)) add('event', 'sexDiffers');
  if (sex === undefined && foundEvent?.fixed !== true && isOneSex)
    add('sex', hasSexColumn ? 'sexBlank' : 'sexAssumed', target.name);
  if (otherSex !== undefined && isOneSex) add('sex', 'sexNotOfEvent', target.name);
  const categories = listPossibleCategories(facts, targetSex, rules);
  if (categories.length > 0 && !categories.some((own) => programme.canAdmit(target, own)))
    add('category', 'categoryNotOfEvent', target.name);
  const isUnusual = categories.length > 0 && categories.every((own) => isUnusualForAge(target.event, own));
  // The lists of another program were made with their ages.
  if (!rules.isRoster && targetCategory?.wildcard === true && isUnusual)
    add('event', 'eventNotForAge', formatCategoryCode(categories[0], rules.language));
  // In an empty programme every event is new, which is no surprise.
  if (target.isNew && !programme.isEmpty) add('event', 'eventNew', target.name);
  return issues;
}
