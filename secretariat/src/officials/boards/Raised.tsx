/** «2e essai», «1st attempt»: the letters after a number of order, which a board raises. */
const ORDINAL = /(\d+)(er|re|e|st|nd|rd|th)(?![\p{L}\d])/u;

/** Words with the letters of their first number of order raised. */
export function Raised({ text }: { readonly text: string }) {
  const found = ORDINAL.exec(text);
  if (found === null) return text;
  const [whole, number, letters] = found;
  return (
    <>
      {text.slice(0, found.index)}
      {number}
      <sup>{letters}</sup>
      {text.slice(found.index + whole.length)}
    </>
  );
}
