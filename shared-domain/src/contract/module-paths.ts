import type { AccessCodeKind } from '../organisation/access-code-kind.ts';

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

/** The screens of the stadium and of the pits, one layout under each address, and the kinds of access code that open them. */
export const BOARDS_PATH = '/officiel/ecran/';
export const BOARD_CODE_KINDS: readonly AccessCodeKind[] = ['vboard', 'sboard'];

/** The page of the officials' consoles, and the kinds of access code that open one there. Officials get links to these only. */
export const CONSOLES_PATH = '/officiel/';
export const CONSOLE_CODE_KINDS: readonly AccessCodeKind[] = ['judge', 'wind', 'starter', 'chrono'];

/** The kind of code that opens the speaker's console besides a screen, and what that console calls itself in the list of devices. */
export const SPEAKER_CODE_KIND: AccessCodeKind = 'vboard';
export const SPEAKER_TASK = 'speaker';

/** Pictures that a board can show (`/officiel/ecran/{layout}`). */
export const BOARD_LAYOUTS = [
  'concours',
  'barre',
  'horloge',
  'classement',
  'depart',
  'resultat',
  'tours',
  'marche',
  'multi',
  'mix',
  'message',
  'sponsor',
  'incrustation',
] as const;

/** What all screens say at once: a ceremony, an anthem, a stadium that is left. Each program has the words. */
export const SCREEN_PRESETS = ['podium', 'anthem', 'storm'] as const;
