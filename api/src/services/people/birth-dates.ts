/** A value without the birth date of any row in it. */
export function removeBirthDates<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(removeBirthDates) as T;
  const fields = Object.entries(value).filter(([name]) => name !== 'dob');
  return Object.fromEntries(fields.map(([name, fieldValue]) => [name, removeBirthDates(fieldValue as unknown)])) as T;
}
