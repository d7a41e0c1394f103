import { readFileSync } from 'node:fs';
import { type ErrorId, MIN_PASSWORD_LETTERS } from 'shared-domain/contract';
import { refusal } from './refusal.ts';

const COMMON_PASSWORDS = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(fold),
);

/** Lower case, without accents. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Digits and signs that replace a letter become that letter. */
const undoSubstitutions = (text: string): string =>
  text.replace(/[@4]/g, 'a').replace(/[$5]/g, 's').replace(/0/g, 'o').replace(/[1!]/g, 'i').replace(/3/g, 'e');

/** Removes the digits and signs that people put around a word. */
const trimNonLetters = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

const REPEATED = /^(.+?)\1+$/s;
/** A password that only repeats a piece of so few characters is guessed, whatever the piece. */
const MAX_GUESSED_PIECE = 4;

const SEQUENCES = [
  '0123456789',
  '9876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'azertyuiopqsdfghjklmwxcvbn',
  'qwertyuiopasdfghjklzxcvbnm',
];

/** Whether the text only follows the alphabet, the digits or the rows of a keyboard. */
const isSequence = (text: string): boolean => SEQUENCES.some((sequence) => (sequence + sequence).includes(text));

function isCommon(folded: string): boolean {
  const piece = REPEATED.exec(folded)?.[1] ?? folded;
  if (piece.length <= MAX_GUESSED_PIECE) return true;
  const readings = [piece, undoSubstitutions(piece), trimNonLetters(piece), undoSubstitutions(trimNonLetters(piece))];
  return readings.some((reading) => reading === '' || COMMON_PASSWORDS.has(reading) || isSequence(reading));
}

/** Whether it is only the account's address or the organisation's name, which is tried first by who knows the owner. */
function isOwnName(folded: string, names: readonly string[]): boolean {
  const keepLettersAndDigits = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
  const password = keepLettersAndDigits(folded);
  const trimmed = trimNonLetters(password);
  return names
    .flatMap((name) => [name, ...name.split('@')])
    .map(keepLettersAndDigits)
    .some(
      (name) =>
        name !== '' && (password === name || trimmed === trimNonLetters(name) || REPEATED.exec(password)?.[1] === name),
    );
}

/** Sentences by the id of the refusal. */
const PROBLEMS = {
  'short password': `at least ${MIN_PASSWORD_LETTERS} characters`,
  'common password': 'is one of the most used passwords',
  'own password': 'is your own address or the name of your organisation',
} as const satisfies Partial<Record<ErrorId, string>>;

type PasswordProblem = keyof typeof PROBLEMS;

/**
 * What is wrong with a chosen password, by NIST 800-63B: its length and how well known it is; no rule on which
 * characters, for such rules make people write passwords down.
 * @param names the account's own address, and the organisation's name
 */
export function findPasswordProblem(password: string, names: readonly string[]): PasswordProblem | undefined {
  if ([...password].length < MIN_PASSWORD_LETTERS) return 'short password';
  const folded = fold(password.trim());
  if (isOwnName(folded, names)) return 'own password';
  return isCommon(folded) ? 'common password' : undefined;
}

/** @throws Refusal with the id of what is wrong */
export function refuseWeakPassword(password: string, names: readonly string[]): void {
  const problem = findPasswordProblem(password, names);
  if (problem !== undefined) throw refusal(problem, `$.password: ${PROBLEMS[problem]}`);
}
