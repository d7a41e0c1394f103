/** The fixed topic that a contact message is sent with (P7.1). */
export const CONTACT_TITLE = 'contact';

/** The contact dialog (P3.13 and P4.8): the draft, and whether it is on its way. */
export interface ContactState {
  readonly visible: boolean;
  readonly from: string;
  readonly content: string;
  readonly sending: boolean;
}

/** The dialog before it is opened: an empty draft. */
export const NO_CONTACT: ContactState = { visible: false, from: '', content: '', sending: false };

/**
 * Opens the dialog, empty whatever was typed before (P4.8).
 * @example openContact() // { visible: true, from: '', content: '', sending: false }
 */
export function openContact(): ContactState {
  return { ...NO_CONTACT, visible: true };
}

/**
 * What the reader types.
 * @example editContact(openContact(), { from: 'ines@valmont.fr' }).from // 'ines@valmont.fr'
 */
export function editContact(state: ContactState, draft: Partial<Pick<ContactState, 'from' | 'content'>>): ContactState {
  return { ...state, ...draft };
}

/**
 * « envoyer »: the message to send, the dialog staying open until the call resolves (P4.8). Nothing is asked of the
 * e-mail or the message (P5.1). What is already on its way is not sent twice.
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
 * The call has resolved: the dialog closes (P4.8). Where it failed, the draft stays to be sent again.
 * @example contactSent(sendContact(openContact()).state).visible // false
 */
export function contactSent(state: ContactState, { failed = false }: { readonly failed?: boolean } = {}): ContactState {
  return failed ? { ...state, sending: false } : NO_CONTACT;
}
