const MASTERS_CODE = /^(MA|[MWF]\d+)$/;

/** Whether a list of categories holds one, by its French code; `MA` stands for every master, M0 to M13 and the bands. @example isForCategory(['JU', 'MA'], 'M3') // true */
export function isForCategory(categories: readonly string[] | undefined, category: string): boolean {
  return categories?.includes(MASTERS_CODE.test(category) ? 'MA' : category) === true;
}
