/** The fixed topic that a contact message is sent with (specification 7). */
export const CONTACT_TITLE = 'contact';

/** The contact dialog (specification 3 and 4): the draft, and whether it is on its way. */
export interface ContactState {
  readonly visible: boolean;
  readonly from: string;
  readonly content: string;
  readonly sending: boolean;
}

/** The dialog before it is opened: an empty draft. */
export const NO_CONTACT: ContactState = { visible: false, from: '', content: '', sending: false };

/**
 * Opens the dialog, empty whatever was typed before (specification 4).
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
 * « annuler » closes (specification 4).
 * @example cancelContact().visible // false
 */
export function cancelContact(): ContactState {
  return NO_CONTACT;
}

/**
 * « envoyer »: the message to send, the dialog staying open until the call resolves (specification 4). Nothing is asked of the
 * e-mail or the message (specification 5). What is already on its way is not sent twice.
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
 * The call has resolved: the dialog closes (specification 4). Where it failed, the draft stays to be sent again.
 * @example contactSent(sendContact(openContact()).state).visible // false
 */
export function contactSent(state: ContactState, { failed = false }: { readonly failed?: boolean } = {}): ContactState {
  return failed ? { ...state, sending: false } : NO_CONTACT;
}
