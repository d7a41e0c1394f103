import { describe, expect, test } from '@jest/globals';
import { createAppError, isAppError } from './app-error.ts';

describe('error object (type, description, optional parameters)', () => {
  test('the two texts, and the parameters where there are any', () => {
    expect(createAppError('network error', 'Envoi impossible')).toEqual({
      type: 'network error',
      description: 'Envoi impossible',
    });
    expect(Object.keys(createAppError('network error', ''))).toEqual(['type', 'description']);
    expect(createAppError('INVALID_INTERVAL', 'Intervalle invalide', { item: '3-1' })).toEqual({
      type: 'INVALID_INTERVAL',
      description: 'Intervalle invalide',
      parameters: { item: '3-1' },
    });
  });

  test.each<[unknown, boolean]>([
    [createAppError('a', 'b'), true],
    [createAppError('a', 'b', {}), true],
    [{ type: 'a', description: '', parameters: undefined }, true],
    [{ type: 'a' }, false],
    [{ description: 'b' }, false],
    [{ type: 1, description: 'b' }, false],
    [{ type: 'a', description: 'b', parameters: 'c' }, false],
    [{ type: 'a', description: 'b', parameters: null }, false],
    [new Error('b'), false],
    [null, false],
    ['a', false],
    [undefined, false],
  ])('%j is one: %p', (value, expected) => {
    expect(isAppError(value)).toBe(expected);
  });
});
