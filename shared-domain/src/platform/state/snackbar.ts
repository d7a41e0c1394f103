/** Default colour and time of a snackbar (P3.13 and P9.9); the time in ms. */
export const SNACKBAR_DEFAULTS = { colour: 'green-darken-4', timeout: 8000 } as const;

export interface SnackbarState {
  readonly message: string;
  readonly visible: boolean;
  readonly colour: string;
  /** ms. */
  readonly timeout: number;
}

/** The snackbar before the first message. */
export const NO_SNACKBAR: SnackbarState = { message: '', visible: false, ...SNACKBAR_DEFAULTS };

/**
 * Opens the snackbar with a message, which replaces the previous one with its colour and time.
 * @example openSnackbar('Compétition créée').timeout // 8000
 */
export function openSnackbar(
  message: string,
  options: { readonly colour?: string; readonly timeout?: number } = {},
): SnackbarState {
  return { message, visible: true, ...SNACKBAR_DEFAULTS, ...options };
}

/**
 * Closes the snackbar.
 * @example dismissSnackbar(openSnackbar('Compétition créée')).visible // false
 */
export function dismissSnackbar(state: SnackbarState): SnackbarState {
  return { ...state, visible: false };
}

/**
 * The snackbar after `elapsedMs` on screen: closed once its time is over.
 * @example expireSnackbar(openSnackbar('Compétition créée'), 8000).visible // false
 */
export function expireSnackbar(state: SnackbarState, elapsedMs: number): SnackbarState {
  return elapsedMs < state.timeout ? state : dismissSnackbar(state);
}
