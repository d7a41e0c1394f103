/** «100 m»: the number heavy, its unit light; a name without a number stays whole. */
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
