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
