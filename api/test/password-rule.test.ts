import { describe, expect, test } from '@jest/globals';
import { findPasswordProblem } from '../src/base/password-rule.ts';

const NAMES = ['ines.durand@club-athle.example', 'Athlétic Club de Valmont'];
const problem = (password: string) => findPasswordProblem(password, NAMES);

describe('A password that somebody chooses', () => {
  test.each(['short', 'elevenchars', '     x     '])('is refused when it is short: %j', (password) => {
    expect(problem(password)).toBe('short password');
  });

  test.each([
    'password1234',
    'P@ssw0rd2026!',
    'Motdepasse2026',
    'azertyuiop123',
    '123456789012',
    '1qaz2wsx3edc4rfv',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'passwordpassword',
    'abcdefghijkl',
    'qsdfghjklmwxcvbn',
    '2026-06-13 12:00',
    '!!!!!!!!!!!!!!',
  ])('is refused when everybody knows it: %s', (password) => {
    expect(problem(password)).toBe('common password');
  });

  test.each([
    'ines.durand@club-athle.example',
    'Ines.Durand2026',
    'inesdurand!!!',
    'InesDurandInesDurand',
    'athletic club de valmont',
    'AthléticClubDeValmont35',
    'club-athle.example',
  ])('is refused when it is one’s own address or organisation: %s', (password) => {
    expect(problem(password)).toBe('own password');
  });

  test.each([
    'quatre mots bien rangés',
    'une-phrase-de-passe',
    'a long enough password',
    'xK9#vLq2!pRt',
    'ines court vite le dimanche',
    'пароль из четырёх слов',
    '🏃🏃🏽‍♀️🥇 sur la piste',
    'x'.repeat(5) + 'y'.repeat(9),
  ])('is taken whatever its characters: %s', (password) => {
    expect(problem(password)).toBeUndefined();
  });
});
