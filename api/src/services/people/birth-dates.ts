/** A value without the birth date of any row in it. */
export function withoutBirthDates<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutBirthDates) as T;
  const fields = Object.entries(value).filter(([name]) => name !== 'dob');
  return Object.fromEntries(fields.map(([name, held]) => [name, withoutBirthDates(held as unknown)])) as T;
}
