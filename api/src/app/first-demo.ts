import type { Config } from '../base/config.ts';
import { localize } from '../base/localize.ts';
import { ensureOwner } from '../services/accounts/first-organiser.ts';
import type { Context } from '../services/context/context.ts';
import { hasAccount } from '../store/accounts/organisers.ts';

/** The demo comes with `DEMO=1`, or by itself on an empty database that nobody has configured an organiser for. */
async function shouldOpenDemo(ctx: Context, { demo, organiser }: Config): Promise<boolean> {
  return demo ?? (organiser === undefined && !(await hasAccount(ctx.store.db)));
}

/**
 * Creates the demo by calls of the API, once the server answers at `address`. A failure is logged and does not stop the server.
 * @param siteAddress where people find it
 */
export async function openFirstDemo(
  ctx: Context,
  config: Config,
  address: string,
  siteAddress = config.publicUrl ?? address,
): Promise<void> {
  if (!(await shouldOpenDemo(ctx, config))) return;
  try {
    const { openDemo } = await import('../../tools/demo/open-demo.ts');
    const { created } = await openDemo({
      baseUrl: address,
      dataDir: config.dataDir,
      now: ctx.clock(),
      ensureOwner: (owner) => ensureOwner(ctx, owner),
    });
    for (const { name, oid } of created) console.log(`${name} : ${siteAddress}/challenge/${oid}`);
    if (created.length > 0)
      console.log(
        localize(
          'La démo se joue par « npm run demo » et s’enlève par « npm run demo -- --remove ».',
          'The demo is played by “npm run demo” and taken away by “npm run demo -- --remove”.',
        ),
      );
  } catch (error) {
    console.error(
      localize('La démo n’a pas pu être créée :', 'The demo could not be created:'),
      error instanceof Error ? error.message : error,
    );
  }
}
