import { describe, expect, test } from '@jest/globals';
import {
  cancelConfirmation,
  confirmConfirmation,
  findConfirmationError,
  flushConfirmation,
  NO_CONFIRMATION,
  showConfirmation,
} from './confirmation.ts';
import { NO_SNACKBAR } from './snackbar.ts';

const request = { action: 'deleteChallenge', title: 'Supprimer ?', subTitle: 'Régionaux', param: { chOID: '01ab' } };
const shownDialog = showConfirmation(NO_CONFIRMATION, request);
const guarded = showConfirmation(NO_CONFIRMATION, { ...request, securityText: 'Régionaux' });

describe('confirmation/notification state (title, subTitle, visible, action, nextAction, param, security text, snackbar message, colour default green-darken-4, timeout default 8000)', () => {
  test('every field is there from the start', () => {
    const fields = Object.keys(NO_CONFIRMATION);
    expect(fields).toEqual(
      expect.arrayContaining(['title', 'subTitle', 'visible', 'action', 'nextAction', 'param', 'securityText']),
    );
    expect(NO_SNACKBAR).toEqual({ message: '', visible: false, colour: 'green-darken-4', timeout: 8000 });
  });
});

describe('Confirmation flow: show sets action, title, subtitle, optional security text and opens; confirm moves the pending action to active and closes; cancel hides; flush clears action and parameter.', () => {
  test('show sets the request and opens the dialog', () => {
    expect(shownDialog).toEqual({
      title: 'Supprimer ?',
      subTitle: 'Régionaux',
      visible: true,
      action: undefined,
      error: undefined,
      nextAction: 'deleteChallenge',
      param: { chOID: '01ab' },
      securityText: undefined,
    });
    expect(guarded.securityText).toBe('Régionaux');
  });

  test('show forgets the request before it', () => {
    const next = showConfirmation(guarded, { action: 'revoke', title: 'Révoquer ?' });
    expect(next).toMatchObject({ title: 'Révoquer ?', subTitle: '', nextAction: 'revoke', visible: true });
    expect([next.param, next.securityText]).toEqual([undefined, undefined]);
  });

  test('confirm moves the pending action to active and closes', () => {
    expect(confirmConfirmation(shownDialog)).toEqual({
      ...shownDialog,
      visible: false,
      action: 'deleteChallenge',
      nextAction: undefined,
    });
  });

  test('cancel hides, and a confirm after it does nothing', () => {
    const cancelled = cancelConfirmation(shownDialog);
    expect(cancelled).toEqual({ ...shownDialog, visible: false });
    expect(confirmConfirmation(cancelled)).toBe(cancelled);
  });

  test('a second confirm does nothing more', () => {
    const confirmed = confirmConfirmation(shownDialog);
    expect(confirmConfirmation(confirmed)).toBe(confirmed);
  });

  test('flush clears action and parameter, and nothing else', () => {
    const confirmed = confirmConfirmation(shownDialog);
    expect(flushConfirmation(confirmed)).toEqual({ ...confirmed, action: undefined, param: undefined });
  });
});

describe("Confirmation dialog: if security text required, typed text must equal it exactly, else 'Confirmation invalide'; confirm emitted only on match.", () => {
  test.each(['', 'régionaux', 'Régionaux ', 'Re\u0301gionaux', 'Régionau'])('%p is not the text', (typed) => {
    expect(findConfirmationError(typed, 'Régionaux')).toBe('Confirmation invalide');
    const refusedState = confirmConfirmation(guarded, typed);
    expect(refusedState).toEqual({ ...guarded, error: 'Confirmation invalide' });
    expect(refusedState.action).toBeUndefined();
  });

  test('an empty text is wrong too', () => {
    expect(confirmConfirmation(guarded)).toMatchObject({ visible: true, error: 'Confirmation invalide' });
  });

  test('the exact text confirms, after an error too', () => {
    expect(confirmConfirmation(guarded, 'Régionaux')).toMatchObject({ visible: false, action: 'deleteChallenge' });
    const after = confirmConfirmation(confirmConfirmation(guarded, 'x'), 'Régionaux');
    expect(after).toMatchObject({ visible: false, action: 'deleteChallenge' });
    expect(after.error).toBeUndefined();
  });

  test('without a security text whatever is typed confirms', () => {
    expect(findConfirmationError('x', undefined)).toBeUndefined();
    expect(confirmConfirmation(shownDialog, 'x').action).toBe('deleteChallenge');
  });

  test('an empty security text is a text too', () => {
    expect([findConfirmationError('', ''), findConfirmationError('x', '')]).toEqual([
      undefined,
      'Confirmation invalide',
    ]);
  });

  test('an error goes with the dialog', () => {
    const wrong = confirmConfirmation(guarded, 'x');
    expect(cancelConfirmation(wrong).error).toBeUndefined();
    expect(showConfirmation(wrong, request).error).toBeUndefined();
  });
});
