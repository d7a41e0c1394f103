/** Pages of modules that the shell draws itself, where another module's door or a word about it stands (P2.1). */
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
