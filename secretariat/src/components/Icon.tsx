const DRAWINGS = {
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  leave: 'm4.5 4.5 11 11M15.5 4.5l-11 11',
  challenges: 'M7 4.5h6a5.5 5.5 0 0 1 0 11H7a5.5 5.5 0 0 1 0-11zM7 8h6a2 2 0 0 1 0 4H7a2 2 0 0 1 0-4z',
  organisations: 'M3.5 16.5h13M5 16.5v-12h6v12M11 8.5h4v8M7.5 7.5h1M7.5 10.5h1M7.5 13.5h1',
  signOut: 'M12 6V3.5H4.5v13H12V14M8.5 10H17M14 7l3 3-3 3',
  plus: 'M10 4v12M4 10h12',
  import: 'M10 3v9M6.5 8.5 10 12l3.5-3.5M3.5 13v3.5h13V13',
  results: 'M3 16.5h14M4.5 16.5V10h3.4v6.5M8 16.5V5h4v11.5M12.1 16.5V8h3.4v8.5',
} as const;

export type IconName = keyof typeof DRAWINGS;

/** A line drawing, always beside its word. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="ico" viewBox="0 0 20 20" aria-hidden="true">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
