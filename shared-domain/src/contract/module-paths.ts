/** Addresses of modules that the shell itself answers, with a link to the module or a note about it (P2.1). */
export const MODULE_PATHS = [
  '/lecompte',
  '/lanemometre',
  '/lestarter',
  '/lechrono',
  '/lesecrans',
  '/pickup',
  '/lespeaker',
  '/lereporter',
  '/lemgr',
  '/lafficheur',
] as const;

/** Modules whose console for officials exists in this build. Officials are given links to these only, never to a missing page. */
export const AVAILABLE_CONSOLES: readonly string[] = [];
