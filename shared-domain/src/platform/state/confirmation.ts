/** The error of the dialog when the typed text is wrong (P5.10 and P8.3). */
export const INVALID_CONFIRMATION = 'Confirmation invalide';

/**
 * The confirmation dialog (P3.13): `nextAction` is the action that the reader is asked about, `action` one that is confirmed but not
 * done yet, `param` its parameter, `error` the error of the typed text.
 */
export interface ConfirmationState {
  readonly title: string;
  readonly subTitle: string;
  readonly visible: boolean;
  readonly action: string | undefined;
  readonly nextAction: string | undefined;
  readonly param: unknown;
  readonly securityText: string | undefined;
  readonly error: string | undefined;
}

/** A request for a confirmation. */
export interface ConfirmationRequest {
  readonly action: string;
  readonly title: string;
  readonly subTitle?: string;
  readonly param?: unknown;
  /** A text that the reader must type exactly. */
  readonly securityText?: string;
}

export const NO_CONFIRMATION: ConfirmationState = {
  title: '',
  subTitle: '',
  visible: false,
  action: undefined,
  nextAction: undefined,
  param: undefined,
  securityText: undefined,
  error: undefined,
};

/**
 * Opens the dialog for an action; an action confirmed before and not done yet is kept (P4.9).
 * @example showConfirmation(NO_CONFIRMATION, { action: 'delete', title: 'Supprimer ?' }).nextAction // 'delete'
 */
export function showConfirmation(state: ConfirmationState, request: ConfirmationRequest): ConfirmationState {
  const { action, title, subTitle = '', param, securityText } = request;
  return { ...state, title, subTitle, visible: true, nextAction: action, param, securityText, error: undefined };
}

/**
 * The error of a typed text: it must equal the security text exactly, where there is one (P5.10).
 * @example findConfirmationError('régionaux', 'Régionaux') // 'Confirmation invalide'
 */
export function findConfirmationError(typed: string, securityText: string | undefined): string | undefined {
  return securityText === undefined || typed === securityText ? undefined : INVALID_CONFIRMATION;
}

/**
 * The reader confirms (P4.9 and P5.10): `nextAction` becomes `action` and the dialog closes. With a wrong text it stays open with an
 * error; a closed dialog confirms nothing.
 * @example confirmConfirmation(showConfirmation(NO_CONFIRMATION, { action: 'delete', title: 'Supprimer ?' })).action
 * // 'delete'
 */
export function confirmConfirmation(state: ConfirmationState, typed = ''): ConfirmationState {
  if (!state.visible) return state;
  const error = findConfirmationError(typed, state.securityText);
  if (error !== undefined) return { ...state, error };
  return { ...state, visible: false, action: state.nextAction, nextAction: undefined, error: undefined };
}

/**
 * The reader cancels: the dialog closes and no action is confirmed (P4.9).
 * @example cancelConfirmation(showConfirmation(NO_CONFIRMATION, { action: 'delete', title: 'Supprimer ?' })).visible
 * // false
 */
export function cancelConfirmation(state: ConfirmationState): ConfirmationState {
  return { ...state, visible: false, error: undefined };
}

/**
 * Clears the action, which has been done, and its parameter (P4.9).
 * @example flushConfirmation({ ...NO_CONFIRMATION, action: 'delete' }).action // undefined
 */
export function flushConfirmation(state: ConfirmationState): ConfirmationState {
  return { ...state, action: undefined, param: undefined };
}
