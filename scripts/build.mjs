import { pathToFileURL } from 'node:url';
import { buildApp } from './lib/build-app.mjs';
import { buildFlags } from './lib/flags.mjs';
import { APPS } from './lib/project.mjs';
import { giveUp, say, step } from './lib/say.mjs';
import { setUp } from './setup.mjs';

/** Builds what changed; an app, or the flags, whose inputs are the same is left alone. */
export async function buildAll(node) {
  await stepIfSlow('Drapeaux', () => buildFlags());
  for (const app of APPS) await stepIfSlow(`Construction de ${app}`, () => buildApp(node, app));
}

async function stepIfSlow(title, work) {
  try {
    await step(title, work);
  } catch (error) {
    giveUp(error.message);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildAll(await setUp());
  say('✓ Construit');
}
