const PATHS = {
  back: 'm12.5 4-6 6 6 6',
  next: 'm7.5 4 6 6-6 6',
  check: 'm4 10.5 4 4 8-9',
  list: 'M4 4h12v12H4zM4 8h12M4 12h12',
  circle: 'M15.5 10a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0z',
  clock: 'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM10 6v4.4l2.8 1.8',
  cross: 'm5 5 10 10M15 5 5 15',
  late: 'M10 3.2 17.5 16.5h-15zM10 8.5v3.5M10 14.2v.1',
  share: 'M10 12.5v-9M6.5 6.5 10 3l3.5 3.5M4.5 10v6.5h11V10',
  print: 'M6 7V3h8v4M6 14H3.5V7h13v7H14M6 11.5h8V17H6z',
  star: 'm10 2.8 2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5L2.8 8.1l5-.7z',
  more: 'M4.5 10h.1M10 10h.1M15.4 10h.1',
  download: 'M10 3v9.5M6.5 9.5 10 13l3.5-3.5M4 16.5h12',
  calendar: 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5',
  paper: 'M5 2.5h6.5L15 6v11.5H5zM11.5 2.5V6H15M7.5 10h5M7.5 13.5h5',
  search: 'M14.5 9a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0zM13.2 13.2l4.3 4.3',
} as const;

type IconName = keyof typeof PATHS;

/** A line icon, hidden from screen readers: the text beside it says the same. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="ico" viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
