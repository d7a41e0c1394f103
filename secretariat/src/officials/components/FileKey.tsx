/** A key that reads a text file; `onFile` gets the file itself, of any writing; `accept` says which files are offered. */
export function FileKey({
  label,
  note,
  accept = '.json,application/json',
  className = 'key m',
  onText,
  onFile,
}: {
  readonly label: string;
  readonly note?: string;
  readonly accept?: string;
  readonly className?: string;
  readonly onText?: (text: string) => void;
  readonly onFile?: (file: File | undefined) => void;
}) {
  return (
    <label className={className}>
      <input
        type="file"
        className="sr"
        accept={accept}
        onChange={({ target }) => {
          onFile?.(target.files?.[0]);
          if (onText !== undefined) void target.files?.[0]?.text().then(onText);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      {label}
      {note !== undefined && <small>{note}</small>}
    </label>
  );
}
