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

/**
 * Consoles and boards of officials that this build has, by the module that is the door to them. What officials are handed leads to
 * these alone: to a page that says that it is not there, nobody is sent.
 */
export const SERVED_CONSOLES: readonly string[] = [];
