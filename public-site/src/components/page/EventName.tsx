/** Letters that fit on a phone in the large type of a title. */
const MAX_LARGE_LETTERS = 8;

/** Longer names have a title in smaller type. */
export const findEventTitleClass = (name: string): string =>
  name.length > MAX_LARGE_LETTERS ? 'evname long' : 'evname';

/** «100 m» with its unit in lighter type; a name without a distance is shown as it is. */
export function EventName({ name }: { readonly name: string }) {
  const match = /^([\d×.\s]*\d)( ?)(m|km)\b(.*)$/.exec(name);
  if (match === null) return <>{name}</>;
  const [, number, , unit, rest] = match;
  return (
    <>
      {number}
      <span className="u"> {unit}</span>
      {rest}
    </>
  );
}
