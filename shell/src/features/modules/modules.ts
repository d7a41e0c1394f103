/**
 * The registry of the product's modules (P1.4 and P2.2, Q27): a menu entry each, in the menu's order. `kind`
 * says who draws it: the public site, the secretariat, or nobody on this site yet.
 */
export const MODULES = [
  { path: '/', label: 'home', kind: 'public' },
  { path: '/lecompte', label: 'module.account', kind: 'absent' },
  { path: '/lesconcours', label: 'module.competitions', kind: 'public' },
  { path: '/lanemometre', label: 'module.wind', kind: 'absent' },
  { path: '/lestarter', label: 'module.starter', kind: 'absent' },
  { path: '/lechrono', label: 'module.timing', kind: 'absent' },
  { path: '/lesecrans', label: 'module.screens', kind: 'absent' },
  { path: '/pickup', label: 'module.pickup', kind: 'absent' },
  { path: '/lespeaker', label: 'module.speaker', kind: 'absent' },
  { path: '/lereporter', label: 'module.reporter', kind: 'absent' },
  { path: '/lademo', label: 'module.tests', kind: 'public' },
  { path: '/lemgr', label: 'module.organiser', kind: 'door', fromSmall: true },
  { path: '/lafficheur', label: 'module.board', kind: 'absent', fromSmall: true },
  { path: '/support/downloads', label: 'module.downloads', kind: 'public' },
] as const satisfies readonly {
  readonly path: string;
  readonly label: string;
  readonly kind: 'public' | 'absent' | 'door';
  readonly fromSmall?: boolean;
}[];

export type Module = (typeof MODULES)[number];

interface MenuEntry {
  readonly path: string;
  readonly label: string;
  readonly fromSmall: boolean;
}

/** The menu as it stands on a page: the way home is not shown at home (P2.2). */
export function menuEntries(pathname: string): readonly MenuEntry[] {
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
