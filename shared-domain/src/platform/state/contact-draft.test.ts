import { describe, expect, test } from '@jest/globals';
import { isEmailAddress } from '../../identity/email-address.ts';
import { editContact, finishContact, NO_CONTACT, openContact, sendContact } from './contact-draft.ts';

const draft = editContact(openContact(), { from: 'ines@valmont.fr', content: 'Bonjour' });

test('Other: contact draft (from, content)', () => {
  expect(draft).toMatchObject({ from: 'ines@valmont.fr', content: 'Bonjour' });
  expect(editContact(draft, { content: '' })).toEqual({ ...draft, content: '' });
});

describe('Contact dialog: opens empty; annuler closes; envoyer sends then closes once the call resolves.', () => {
  test('opens empty, whatever was typed before', () => {
    expect(openContact()).toEqual({ visible: true, from: '', content: '', sending: false });
    expect(editContact(openContact(), { from: 'x' })).not.toEqual(openContact());
  });

  test('envoyer sends, and the dialog stays until the call resolves', () => {
    const { state, message } = sendContact(draft);
    expect(message).toEqual({ from: 'ines@valmont.fr', title: 'contact', content: 'Bonjour' });
    expect(state).toEqual({ ...draft, sending: true });
    expect(finishContact(state)).toEqual(NO_CONTACT);
  });

  test('a call that failed leaves the draft to be sent again', () => {
    const { state } = sendContact(draft);
    expect(finishContact(state, { failed: true })).toEqual(draft);
  });

  test('a message being sent is not sent twice, and a closed dialog sends nothing', () => {
    const { state } = sendContact(draft);
    expect(sendContact(state)).toEqual({ state });
    expect(sendContact(NO_CONTACT)).toEqual({ state: NO_CONTACT });
  });
});

describe('The contact form enforces none on e-mail or message (no required or length checks).', () => {
  test.each([
    ['', ''],
    ['no address', 'Bonjour'],
    ['a@b', 'x'.repeat(100_000)],
  ])('%p is sent', (from, content) => {
    expect(isEmailAddress(from)).toBe(false);
    expect(sendContact(editContact(openContact(), { from, content })).message).toMatchObject({ from, content });
  });
});
