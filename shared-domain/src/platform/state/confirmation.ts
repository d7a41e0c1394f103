/** What the dialog says when the text typed is not the one asked for (P5.10 and P8.3). */
export const INVALID_CONFIRMATION = 'Confirmation invalide';

/**
 * The confirmation dialog (P3.13): `nextAction` waits for the reader's answer, `action` has been confirmed and is
 * to be done; `param` goes with it. `error` is what the dialog says of the text typed.
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

/** What asks for a confirmation. */
export interface ConfirmationRequest {
  readonly action: string;
  readonly title: string;
  readonly subTitle?: string;
  readonly param?: unknown;
  /** A text the reader must type to the letter. */
  readonly securityText?: string;
}

/** Nothing asked, nothing to do. */
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
 * Opens the dialog for an action, which waits; one confirmed before and not yet done stays (P4.9).
 * @example showConfirmation(NO_CONFIRMATION, { action: 'delete', title: 'Supprimer ?' }).nextAction // 'delete'
 */
export function showConfirmation(state: ConfirmationState, request: ConfirmationRequest): ConfirmationState {
  const { action, title, subTitle = '', param, securityText } = request;
  return { ...state, title, subTitle, visible: true, nextAction: action, param, securityText, error: undefined };
}

/**
 * What is wrong with the text typed: where a security text is required it must be equal, to the letter (P5.10).
 * @example confirmationError('régionaux', 'Régionaux') // 'Confirmation invalide'
 */
export function confirmationError(typed: string, securityText: string | undefined): string | undefined {
  return securityText === undefined || typed === securityText ? undefined : INVALID_CONFIRMATION;
}

/**
 * The reader confirms (P4.9 and P5.10): the pending action becomes the active one and the dialog closes. Where the text
 * typed is not the one required, the dialog stays with its error and nothing is confirmed; a closed dialog confirms nothing.
 * @example confirmConfirmation(showConfirmation(NO_CONFIRMATION, { action: 'delete', title: 'Supprimer ?' })).action
 * // 'delete'
 */
export function confirmConfirmation(state: ConfirmationState, typed = ''): ConfirmationState {
  if (!state.visible) return state;
  const error = confirmationError(typed, state.securityText);
  if (error !== undefined) return { ...state, error };
  return { ...state, visible: false, action: state.nextAction, nextAction: undefined, error: undefined };
}

/**
 * The reader cancels: the dialog hides, and no action becomes active (P4.9).
 * @example cancelConfirmation(showConfirmation(NO_CONFIRMATION, { action: 'delete', title: 'Supprimer ?' })).visible
 * // false
 */
export function cancelConfirmation(state: ConfirmationState): ConfirmationState {
  return { ...state, visible: false, error: undefined };
}

/**
 * The active action has been done: it is cleared with its parameter (P4.9).
 * @example flushConfirmation({ ...NO_CONFIRMATION, action: 'delete' }).action // undefined
 */
export function flushConfirmation(state: ConfirmationState): ConfirmationState {
  return { ...state, action: undefined, param: undefined };
}
