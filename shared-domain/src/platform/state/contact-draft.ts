/** The title of every contact message (P7.1). */
export const CONTACT_TITLE = 'contact';

/** The contact dialog (P3.13 and P4.8): the draft, and whether it is being sent. */
export interface ContactState {
  readonly visible: boolean;
  readonly from: string;
  readonly content: string;
  readonly sending: boolean;
}

/** The dialog before it is opened: an empty draft. */
export const NO_CONTACT: ContactState = { visible: false, from: '', content: '', sending: false };

/**
 * Opens the dialog with an empty draft (P4.8).
 * @example openContact() // { visible: true, from: '', content: '', sending: false }
 */
export function openContact(): ContactState {
  return { ...NO_CONTACT, visible: true };
}

/**
 * Changes fields of the draft.
 * @example editContact(openContact(), { from: 'ines@valmont.fr' }).from // 'ines@valmont.fr'
 */
export function editContact(state: ContactState, draft: Partial<Pick<ContactState, 'from' | 'content'>>): ContactState {
  return { ...state, ...draft };
}

/**
 * « envoyer »: returns the message to send, unless one is being sent; the dialog stays open until the call resolves (P4.8). Neither
 * field is checked (P5.1).
 * @example sendContact(openContact()).message // { from: '', title: 'contact', content: '' }
 */
export function sendContact(state: ContactState): {
  readonly state: ContactState;
  readonly message?: { readonly from: string; readonly title: string; readonly content: string };
} {
  if (!state.visible || state.sending) return { state };
  const { from, content } = state;
  return { state: { ...state, sending: true }, message: { from, title: CONTACT_TITLE, content } };
}

/**
 * Closes the dialog after the call (P4.8); if it failed, the draft stays so that it can be sent again.
 * @example finishContact(sendContact(openContact()).state).visible // false
 */
export function finishContact(
  state: ContactState,
  { failed = false }: { readonly failed?: boolean } = {},
): ContactState {
  return failed ? { ...state, sending: false } : NO_CONTACT;
}
