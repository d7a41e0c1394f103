import {
  type Birth,
  type Category,
  findAgeGroup,
  findCategory,
  findMainCategory,
  findSexOfCategory,
  formatCategoryCode,
  isOppositeSex,
  isParaClass,
  parseClassAge,
  type Sex,
} from 'shared-domain';
import type { CellReader, IssueCollector } from './issue-collector.ts';
import { readCategory } from './read-category.ts';
import type { RowRules } from './row-rules.ts';

/** Value of `Sex` for events that both sexes enter. */
export const ANY_SEX = 0;
/** Value of `Sex` for mixed events. */
export const MIXED = 3;

/** Values of `Sex` of women and men. */
const PERSON_SEX_IDS = [1, 2] as const;

export const isMainCategory = (category: Category | undefined): category is Category => category?.main === 1;

/** The category by age on the competition's first day; without a birth date, the one written in the row. */
export function findAthleteCategory(
  readCell: CellReader,
  issues: IssueCollector,
  sex: Sex | undefined,
  birth: Birth | undefined,
  rules: RowRules,
) {
  const { firstDay, isRoster, categories, language, hasOwnClasses = false, hasWideClasses = false } = rules;
  const { isPara = false, isMixedClass = () => false, findSexOfClass = findSexOfCategory } = rules;
  const cell = readCell('category');
  const text = isRoster && /^all$/i.test(cell) ? '' : cell;
  const ageGroup = isRoster && sex !== undefined ? findAgeGroup(text, sex, firstDay) : undefined;
  const isParaCell = isPara && isParaClass(text);
  const parsedCategory =
    text === '' || isParaCell || isMixedClass(text)
      ? undefined
      : ageGroup === undefined
        ? readCategory(text, sex, categories)
        : findCategory(ageGroup);
  const writtenCategory = hasWideClasses && parseClassAge(text) !== undefined ? undefined : parsedCategory;
  const sexOfCell = isParaCell ? undefined : findSexOfClass(cell);
  const sexOfCategory = parsedCategory === undefined ? sexOfCell : parsedCategory.sex;
  const knownSex = sex ?? (sexOfCategory === ANY_SEX ? undefined : sexOfCategory);
  const categoryByAge =
    birth === undefined || knownSex === undefined
      ? undefined
      : findMainCategory(birth.day, knownSex, firstDay, { table: categories });
  if (isOppositeSex(sex, sexOfCell ?? parsedCategory?.sex)) issues.add('category', 'sexDiffers');
  const codeByAge = formatCategoryCode(categoryByAge?.id, language);
  // A code such as SE is one of each sex: where the sex is the fault, the category is none.
  const isSharedCode =
    knownSex === undefined &&
    parsedCategory === undefined &&
    !(isParaCell || isMixedClass(text)) &&
    PERSON_SEX_IDS.some(
      (one) =>
        readCategory(text, one, categories) !== undefined ||
        (isRoster && findAgeGroup(text, one, firstDay) !== undefined),
    );
  if (text !== '' && writtenCategory === undefined && !isSharedCode) {
    const reason = hasOwnClasses || hasWideClasses || isParaCell ? 'classLeft' : 'categoryUnknown';
    issues.add('category', categoryByAge === undefined ? reason : 'categoryIgnored', codeByAge);
  }
  // The mixed category of the same code is that of an athlete who is neither female nor male.
  const isSameAge = knownSex === MIXED && categoryByAge?.code === writtenCategory?.code;
  if (
    categoryByAge !== undefined &&
    isMainCategory(writtenCategory) &&
    categoryByAge.id !== writtenCategory.id &&
    !isSameAge
  ) {
    issues.add('category', 'categoryDiffers', codeByAge);
  }
  return {
    category: (categoryByAge ?? writtenCategory)?.id,
    sex: knownSex,
    sharedCode: isSharedCode ? text : undefined,
  };
}
