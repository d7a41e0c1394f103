import type { Language } from 'shared-domain';
import { type BoardAddress, findWatchedTrial, readBoardAddress } from 'shared-domain/board';
import { BOARD_CODE_KINDS, type ScreenOrder, type ScreenWords } from 'shared-domain/contract';
import { openDatabase } from '../log/database.ts';
import type { DeviceCode } from '../log/device.ts';
import { openFactLog } from '../log/fact-log.ts';
import { describeFrozenLists } from '../sync/frozen-lists.ts';
import type { LinkState } from '../sync/link.ts';
import { readSeen, type Seen } from '../sync/seen.ts';
import { findRetryMinutes, openServer } from '../sync/server.ts';
import { startSync } from '../sync/sync.ts';
import { findBrowserLanguage } from '../texts/browser-language.ts';
import { awaitTexts } from '../texts/texts.ts';
import { registerWorker } from '../worker/register-worker.ts';
import { findBoardForm, readWindow } from './board-form.ts';
import { applyCue, findCue } from './cue.ts';
import type { CasparState } from './use-caspar.ts';

/** A board has a code of its own: the same computer may be a console too. */
const DATABASE = 'foulee-ecran';

/** Why a board shows nothing of a competition. */
export type BoardFault =
  | 'none'
  | 'unknown'
  | 'offline'
  | 'too many'
  | 'console'
  | Exclude<DeviceCode['state'], 'valid'>;

/** The board of this page. It reads, and says nothing. */
export interface Board {
  readonly address: BoardAddress;
  /** Name of this screen: its last four characters tell it from its neighbours. */
  readonly id: string;
  readonly language: Language;
  /** Whether it is a small picture within «Écrans», and no screen. */
  readonly isPreview?: boolean;
  readonly seen: () => Seen | undefined;
  /** What this screen was told to show. */
  readonly order: () => ScreenOrder | undefined;
  /** How an overlay is driven by a graphics server: whether it is shown, and how often it went on. */
  readonly caspar?: Pick<CasparState, 'isShown' | 'steps'>;
  /** The instant at which its picture is held, ms. */
  readonly heldAt?: number | undefined;
  readonly link: () => LinkState;
  /** What this computer counts in ms, as in `LinkState`, and the server's time. */
  readonly clock: { readonly now: () => number; readonly at: () => number };
  readonly fault: () => BoardFault | undefined;
  /** In how many minutes a code is looked at again after too many wrong ones. */
  readonly retryMinutes: () => number;
  readonly enterCode: (typed: string) => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Grows with each change. */
  readonly version: () => number;
}

/** Where this tab keeps a code until the server has answered about it. */
const SCANNED = 'foulee-ecran-code';

/**
 * The code behind the `#`, taken out of the address and the history at once; where the page was loaded again before the server had answered
 * about it, the one that it was opened with.
 */
function takeCode(): string | undefined {
  const { hash, pathname, search } = window.location;
  if (hash !== '') window.history.replaceState(null, '', pathname + search);
  const code = new URLSearchParams(hash.slice(1)).get('code');
  if (code !== null) sessionStorage.setItem(SCANNED, code);
  return sessionStorage.getItem(SCANNED) ?? undefined;
}

const MAX_QUERY = 500;

/** What follows the layout in the address, for the small picture of this screen. */
const describeQuery = (search: string): Pick<ScreenWords, 'query'> => {
  const query = search.slice(1);
  return query.length > MAX_QUERY ? {} : { query };
};

const describeFrozen = (seen: Seen | undefined): Pick<ScreenWords, 'frozen'> => {
  const frozen = describeFrozenLists(seen);
  return frozen === undefined ? {} : { frozen };
};

/** Opens the board of this page with what is stored of it. @throws where the browser stores nothing */
export async function openBoard(): Promise<Board> {
  const scanned = takeCode();
  const address = readBoardAddress(window.location);
  const language = address.language ?? findBrowserLanguage();
  const texts = Promise.all((address.languages ?? [language]).map(awaitTexts));
  const database = await openDatabase(indexedDB, DATABASE);
  const log = await openFactLog(database);
  const server = openServer(log.clock.now);
  // A picture that nobody looks at is taken by a camera or a video wall: it is never out of sight.
  const describeScreen = (): ScreenWords => ({
    layout: address.layout,
    ...(address.trial === undefined ? {} : { trial: address.trial }),
    ...(address.place === undefined ? {} : { place: address.place }),
    width: Math.max(1, Math.round(address.width ?? window.innerWidth)),
    height: Math.max(1, Math.round(address.height ?? window.innerHeight)),
    isLocked: address.isLocked === true,
    ...describeQuery(window.location.search),
    ...describeFrozen(sync.seen()),
  });
  const sync = startSync({ database, log, server, isVisible: () => true, describeScreen });
  const findOrder = (): ScreenOrder | undefined => sync.seen()?.screen;
  /** News are waited for of what is on screen; whatever it is told to show may be another trial. */
  const watchShown = () => {
    const shown = applyCue(address, findCue(findOrder(), address, log.clock.at()));
    sync.watch(findWatchedTrial(shown, findBoardForm(readWindow(), shown).shape === 'double'));
  };
  watchShown();
  const listeners = new Set<() => void>();
  let version = 0;
  let retryMinutes = 0;
  let codeFault: BoardFault | undefined;
  const changed = () => {
    version += 1;
    watchShown();
    for (const listener of listeners) listener();
  };
  log.subscribe(changed);
  sync.subscribe(changed);

  function findFault(): BoardFault | undefined {
    const { code } = log.device();
    if (codeFault !== undefined) return codeFault;
    if (code === undefined) return 'none';
    return code.state === 'valid' ? undefined : code.state;
  }

  async function checkCode(code: string): Promise<BoardFault | undefined> {
    const reply = await server.checkCode(code);
    if (reply.kind === 'silence') return 'offline';
    if (reply.kind === 'refusal') {
      retryMinutes = findRetryMinutes(reply);
      if (reply.status === 429) return 'too many';
    }
    // Whatever it says of the code, this page asks no more.
    sessionStorage.removeItem(SCANNED);
    if (reply.kind === 'refusal') return 'unknown';
    const { valid, kind, chOID } = reply.body;
    if (!valid || kind === undefined || chOID === undefined) return 'unknown';
    if (!BOARD_CODE_KINDS.includes(kind)) return 'console';
    await log.changeDevice({ code: { code, kind, chOID, state: 'valid' } });
    await sync.follow(chOID);
    return undefined;
  }

  async function enterCode(typed: string): Promise<void> {
    codeFault = await checkCode(typed.trim().toUpperCase());
    changed();
  }

  const { code } = log.device();
  if (code !== undefined) {
    const stored = await readSeen(database, code.chOID).catch(() => undefined);
    const following = sync.follow(code.chOID);
    // The last picture is shown at once; without one the first answer is waited for.
    if (stored === undefined) await following;
  }
  if (scanned !== undefined && scanned !== code?.code) await enterCode(scanned);
  await texts;
  // Loaded again without a server, a screen has its last picture. A newer release is there at the next load.
  void registerWorker(() => undefined);
  return {
    address,
    id: log.device().id,
    language,
    seen: sync.seen,
    order: findOrder,
    link: sync.link,
    clock: log.clock,
    fault: findFault,
    retryMinutes: () => retryMinutes,
    enterCode,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}
