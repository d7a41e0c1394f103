/** What a module's page leads to. */
export type Door = 'secretariat' | 'console' | 'board';

/**
 * The product's modules in the order of the menu (P1.4 and P2.2, Q27). `public`: drawn by the public site; `secretariat`, `console`,
 * `board`: doors to the secretariat, to the consoles of officials and to the screens of a stadium; `absent`: not served by this site. `fromSmall`: only on screens of 600 px and more.
 */
export const MODULES = [
  { path: '/', label: 'home', kind: 'public' },
  { path: '/lecompte', label: 'module.account', kind: 'absent' },
  { path: '/lesconcours', label: 'module.competitions', kind: 'public' },
  { path: '/lanemometre', label: 'module.wind', kind: 'console' },
  { path: '/lestarter', label: 'module.starter', kind: 'console' },
  { path: '/lechrono', label: 'module.timing', kind: 'console' },
  { path: '/lesecrans', label: 'module.screens', kind: 'board' },
  { path: '/pickup', label: 'module.pickup', kind: 'console' },
  { path: '/lespeaker', label: 'module.speaker', kind: 'console' },
  { path: '/lereporter', label: 'module.reporter', kind: 'absent' },
  { path: '/lademo', label: 'module.tests', kind: 'public' },
  { path: '/lemgr', label: 'module.organiser', kind: 'secretariat', fromSmall: true },
  { path: '/lafficheur', label: 'module.board', kind: 'board', fromSmall: true },
  { path: '/support/downloads', label: 'module.downloads', kind: 'public' },
] as const satisfies readonly {
  readonly path: string;
  readonly label: string;
  readonly kind: 'public' | 'absent' | Door;
  readonly fromSmall?: boolean;
}[];

export type Module = (typeof MODULES)[number];

interface MenuEntry {
  readonly path: string;
  readonly label: string;
  readonly fromSmall: boolean;
}

/** The entries of the menu on a page; the home page does not link to itself (P2.2). */
export function listMenuEntries(pathname: string): readonly MenuEntry[] {
  return MODULES.filter(({ path }) => path !== '/' || pathname !== '/').map((module) => ({
    path: module.path,
    label: module.label,
    fromSmall: 'fromSmall' in module,
  }));
}

/** The module whose page the shell serves itself at this address, if there is one. */
export function findModule(pathname: string): Module | undefined {
  const path = pathname.replace(/(.)\/$/, '$1');
  return MODULES.find((module) => module.path === path && module.kind !== 'public');
}
