import { readFileSync } from 'node:fs';
import { type ErrorId, MIN_PASSWORD } from 'shared-domain/contract';
import { refusal } from './refusal.ts';

const COMMON = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(fold),
);

/** Letters as people see them: no case, no accents, digits and signs that replace a letter read as that letter. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

const unmask = (text: string): string =>
  text.replace(/[@4]/g, 'a').replace(/[$5]/g, 's').replace(/0/g, 'o').replace(/[1!]/g, 'i').replace(/3/g, 'e');

/** What is left without the digits and signs that people put around a word. */
const withoutEnds = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

const REPEATED = /^(.+?)\1+$/s;
/** A repeated piece this short is guessed whatever it is. */
const SHORT_PIECE = 4;

const STEPS = [
  '0123456789',
  '9876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'azertyuiopqsdfghjklmwxcvbn',
  'qwertyuiopasdfghjklzxcvbnm',
];

/** Whether it only walks along the alphabet, the digits or a keyboard. */
const isWalk = (text: string): boolean => STEPS.some((steps) => (steps + steps).includes(text));

function isCommon(folded: string): boolean {
  const piece = REPEATED.exec(folded)?.[1] ?? folded;
  if (piece.length <= SHORT_PIECE) return true;
  const readings = [piece, unmask(piece), withoutEnds(piece), unmask(withoutEnds(piece))];
  return readings.some((reading) => reading === '' || COMMON.has(reading) || isWalk(reading));
}

/** What somebody who knows the account's owner tries first. */
function isOwnName(folded: string, names: readonly string[]): boolean {
  const letters = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
  const typed = letters(folded);
  const bare = withoutEnds(typed);
  return names
    .flatMap((name) => [name, ...name.split('@')])
    .map(letters)
    .some(
      (name) => name !== '' && (typed === name || bare === withoutEnds(name) || REPEATED.exec(typed)?.[1] === name),
    );
}

/** What is wrong with a password, by the id of its refusal. */
const PROBLEMS = {
  'short password': `at least ${MIN_PASSWORD} characters`,
  'common password': 'is one of the most used passwords',
  'own password': 'is your own address or the name of your organisation',
} as const satisfies Partial<Record<ErrorId, string>>;

type PasswordProblem = keyof typeof PROBLEMS;

/**
 * What is wrong with a password somebody chooses, by NIST 800-63B: its length and how well known it is; no rule on which
 * characters, for such rules make people write passwords down.
 * @param names the account's own address, and the organisation's name
 */
export function findPasswordProblem(password: string, names: readonly string[]): PasswordProblem | undefined {
  if ([...password].length < MIN_PASSWORD) return 'short password';
  const folded = fold(password.trim());
  if (isOwnName(folded, names)) return 'own password';
  return isCommon(folded) ? 'common password' : undefined;
}

/** @throws Refusal with the id of what is wrong */
export function refuseWeakPassword(password: string, names: readonly string[]): void {
  const problem = findPasswordProblem(password, names);
  if (problem !== undefined) throw refusal(problem, `$.password: ${PROBLEMS[problem]}`);
}
