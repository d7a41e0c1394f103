import { runOrThrow, withNode } from '../run.mjs';

/** Variables that npm gives to its scripts and that would lead a second npm to the wrong folder. */
const INHERITED = /^npm_(config_(local_prefix|prefix|global_prefix|workspace|workspaces|noproxy)|package_|lifecycle_)/i;

/** Runs npm with the given Node, in the given folder; throws with npm's output when it fails. */
export function npm(node, args, cwd) {
  const env = withNode(node, Object.fromEntries(Object.entries(process.env).filter(([name]) => !INHERITED.test(name))));
  const self = process.env.npm_execpath;
  if (self?.endsWith('.js')) return runOrThrow(node, [self, ...args], { cwd, env });
  return runOrThrow('npm', args, { cwd, env, shell: process.platform === 'win32' });
}
