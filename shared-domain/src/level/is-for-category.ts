const MASTERS_CODE = /^(MA|[MWF]\d+)$/;

/** Whether a list of French codes contains a category; `MA` in the list stands for all masters. @example isForCategory(['JU', 'MA'], 'M3') // true */
export function isForCategory(categories: readonly string[] | undefined, category: string): boolean {
  return categories?.includes(MASTERS_CODE.test(category) ? 'MA' : category) === true;
}
