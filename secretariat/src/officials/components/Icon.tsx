const PATHS = {
  back: 'm15 4-8 8 8 8',
  check: 'm4 12 6 6L20 6',
  up: 'M12 20V4M5 11l7-7 7 7',
  offline: 'M3 3l18 18M8.5 15.5a5 5 0 0 1 7 0M5 12a10 10 0 0 1 4-2.4M19 12a10 10 0 0 0-5-2.8M12 20h.1',
  warning: 'M12 3 2 21h20zM12 10v4M12 17.6v.1',
  undo: 'M8 5 4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3',
  more: 'M5 12h.1M12 12h.1M19 12h.1',
  cross: 'M5 5l14 14M19 5 5 19',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 .1 0',
  lock: 'M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4',
  clock: 'M12 5a8 8 0 1 0 .1 0M12 9v4l3 2M9 2h6',
  bars: 'M5 3v18M19 3v18M5 9h14',
  attempts: 'M3 20h18M4 15c4-8 9-8 13-3M17 8v4h-4',
  wind: 'M3 9h11a3 3 0 1 0-3-3M3 14h15a3 3 0 1 1-3 3M3 19h6',
  start: 'M5 21V4M5 4h13l-3 4 3 4H5',
  chrono: 'M12 6a7.5 7.5 0 1 0 .1 0M12 10v4M9 2h6M19 5l1.5 1.5',
  walk: 'M12 4h.1M11 8l-3 5 4 2 1 6M11 8l4 3 3-1M9 15l-3 6',
  walkRecorder: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h3',
  umpire: 'M6 21V3M6 4l11 3-11 4',
  referee: 'M12 3v18M5 7h14M5 7l-3 7h6zM19 7l-3 7h6zM8 21h8',
  speaker: 'M4 10v5h3l8 5V5l-8 5zM18 9a5 5 0 0 1 0 7M8 15l1 6',
  screen: 'M3 4h18v12H3zM8 20h8M12 16v4',
  order: 'M4 6h3v12M4 18h6M13 7h7M13 12h7M13 17h7',
  photo: 'M3 7h4l2-3h6l2 3h4v13H3zM12 10a3.5 3.5 0 1 0 .1 0',
  laps: 'M7 5h10a7 7 0 0 1 0 14H7A7 7 0 0 1 7 5zM12 3v5',
  bell: 'M5 17h14l-2-3V9a5 5 0 0 0-10 0v5zM10 20a2 2 0 0 0 4 0M12 2v2',
  file: 'M12 15V3M7 8l5-5 5 5M5 13v8h14v-8',
  erase: 'M9 5h12v14H9l-7-7zM12 9l6 6M18 9l-6 6',
  callRoom: 'M9 12a4 4 0 1 0-.1 0M2 21c0-5 3-7 7-7s7 2 7 7M16 11l2 2 4-5',
  camera: 'M3 8h4l2-3h6l2 3h4v11H3zM12 10a3.5 3.5 0 1 0 .1 0',
  print: 'M7 8V3h10v5M7 18H3V8h18v10h-4M7 14h10v7H7z',
} as const;

export type IconName = keyof typeof PATHS;

/** A drawing beside words, or in a key that has a name. */
export function Icon({ name, small = false }: { readonly name: IconName; readonly small?: boolean }) {
  return (
    <svg className={small ? 'ico ib' : 'ico'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} strokeWidth={name === 'more' ? 4 : undefined} />
    </svg>
  );
}
