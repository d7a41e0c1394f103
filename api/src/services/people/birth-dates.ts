/** A copy of a JSON value without any field `dob`, at any depth. */
export function removeBirthDates<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(removeBirthDates) as T;
  const fields = Object.entries(value).filter(([name]) => name !== 'dob');
  return Object.fromEntries(fields.map(([name, fieldValue]) => [name, removeBirthDates(fieldValue as unknown)])) as T;
}
