const DRAWINGS = {
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  leave: 'm4.5 4.5 11 11M15.5 4.5l-11 11',
  challenges: 'M3.5 5.5h13v11h-13zM3.5 9h13M7 3v4M13 3v4',
  trials: 'M7 4.5h6a5.5 5.5 0 0 1 0 11H7a5.5 5.5 0 0 1 0-11zM7 8h6a2 2 0 0 1 0 4H7a2 2 0 0 1 0-4z',
  entries: 'M8.5 3.5h8v13h-8M3 10h9.5M9 6.5l3.5 3.5L9 13.5',
  protests: 'M5 17V3.5M5 4.5h10.5L13 8l2.5 3.5H5',
  reports: 'M4 3.5h12v13H4zM7.5 7.5h5M7.5 10.5h5M10 13.2v.1',
  ffacodes: 'M8 3.5 6.5 16.5M13.5 3.5 12 16.5M3.5 7.5h13.5M3 12.5h13.5',
  organisations: 'M3.5 16.5h13M5 16.5v-12h6v12M11 8.5h4v8M7.5 7.5h1M7.5 10.5h1M7.5 13.5h1',
  signOut: 'M12 6V3.5H4.5v13H12V14M8.5 10H17M14 7l3 3-3 3',
  plus: 'M10 4v12M4 10h12',
  import: 'M10 3v9M6.5 8.5 10 12l3.5-3.5M3.5 13v3.5h13V13',
  results: 'M3 16.5h14M4.5 16.5V10h3.4v6.5M8 16.5V5h4v11.5M12.1 16.5V8h3.4v8.5',
  dashboard: 'M3.5 3.5h5.5v7H3.5zM11.5 3.5h5v4h-5zM11.5 10h5v6.5h-5zM3.5 13h5.5v3.5H3.5z',
  starts: 'M4 4v12M8 5.5v9M12 7v6M16 8.5v3',
  teams:
    'M7.5 9.5a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6zM2.5 16.5c0-3 2-5 5-5s5 2 5 5zM13.5 9.5a2.4 2.4 0 1 0-1-4.6M14.5 12c1.9.5 3 2.2 3 4.5',
  athletes: 'M10 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 16.5c0-3.2 2.6-5.2 6-5.2s6 2 6 5.2zM14.5 5.5h3M14.5 8.5h3',
  raws: 'm7 6-4 4 4 4M13 6l4 4-4 4',
  chronos: 'M15.5 11.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0zM10 8.5v3l2 1.2M8 3h4M10 3v3',
  codes: 'M10.5 7.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM9.6 10l6.4 6.4M13 13.5l2-2',
  devices: 'M6 2.5h8v15H6zM9 15h2',
  screens: 'M2.5 4h15v9.5h-15zM7 16.5h6M10 13.5v3',
  network: 'M3 8.5a10 10 0 0 1 14 0M5.5 11.3a6.4 6.4 0 0 1 9 0M8 14a2.9 2.9 0 0 1 4 0M10 16.5v.1',
  prices: 'M15 5.2A6 6 0 1 0 15 14.8M3.5 8.6h8M3.5 11.4h8',
  records: 'M6 3.5h8V8a4 4 0 0 1-8 0zM10 12v2.5M7 16.5h6M6 5H3.5a2.6 2.6 0 0 0 2.6 3.4M14 5h2.5a2.6 2.6 0 0 1-2.6 3.4',
  logs: 'M5 3.5h10v13H5zM8 7h4M8 10h4M8 13h2.5',
  files: 'M10 3v9.5M6.5 9.5 10 13l3.5-3.5M4 16.5h12',
  settings:
    'M12.6 10a2.6 2.6 0 1 1-5.2 0 2.6 2.6 0 0 1 5.2 0zM10 3v2.2M10 14.8V17M3 10h2.2M14.8 10H17M5 5l1.6 1.6M13.4 13.4 15 15M15 5l-1.6 1.6M6.6 13.4 5 15',
  help: 'M7.2 7.4a2.8 2.8 0 1 1 4.2 2.4c-.9.5-1.4 1-1.4 2.2M10 15v.1',
  columns: 'M3.5 4h13v12h-13zM8 4v12M12.2 4v12',
  more: 'M4.5 10h.1M10 10h.1M15.4 10h.1',
  lock: 'M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 6 0V9',
  warning: 'M10 3.2 17.5 16.5h-15zM10 8.5v3.5M10 14.2v.1',
  check: 'm4 10.5 4 4 8-9',
  share: 'M10 12.5v-9M6.5 6.5 10 3l3.5 3.5M4.5 10v6.5h11V10',
  copy: 'M7.5 7.5h9v9h-9zM12.5 7.5v-4h-9v9h4',
  replace: 'M16 8.5A6.2 6.2 0 0 0 5 6M4 11.5A6.2 6.2 0 0 0 15 14M4.5 3v3.5H8M15.5 17v-3.5H12',
  print: 'M6 7V3h8v4M6 14H3.5V7h13v7H14M6 11.5h8V17H6z',
  down: 'm4.5 7.5 5.5 5.5 5.5-5.5',
} as const;

export type IconName = keyof typeof DRAWINGS;

/** A line icon, hidden from screen readers: a text is always beside it. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="ico" viewBox="0 0 20 20" aria-hidden="true">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
