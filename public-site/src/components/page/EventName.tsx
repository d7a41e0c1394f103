/** Letters that fit on a phone in the large type of a title. */
const MAX_LETTERS_IN_LARGE_TYPE = 8;

/** CSS class of a title, in smaller type for longer names. */
export const findEventTitleClass = (name: string): string =>
  name.length > MAX_LETTERS_IN_LARGE_TYPE ? 'evname long' : 'evname';

/** «100 m» with its unit in lighter type; a name that does not begin with a distance in m or km is shown as it is. */
export function EventName({ name }: { readonly name: string }) {
  const match = /^([\d×.\s]*\d)\s?(m|km)\b(.*)$/.exec(name);
  if (match === null) return <>{name}</>;
  const [, number, unit, rest] = match;
  return (
    <>
      {number}
      <span className="u">{`\u00a0${unit}`}</span>
      {rest}
    </>
  );
}
