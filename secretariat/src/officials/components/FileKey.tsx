/** A key that reads a text file. */
export function FileKey({ label, onText }: { readonly label: string; readonly onText: (text: string) => void }) {
  return (
    <label className="key m">
      <input
        type="file"
        className="sr"
        accept=".json,application/json"
        onChange={({ target }) => void target.files?.[0]?.text().then(onText)}
      />
      {label}
    </label>
  );
}
