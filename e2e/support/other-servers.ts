import type { BrowserContext } from '@playwright/test';

/** Answers as a server of years ahead gives them: with fields and kinds of facts that this console has never heard of. */
export async function answerFromAhead(context: BrowserContext): Promise<void> {
  await context.route(/\/api\/live-input\//, async (route) => {
    const answer = await route.fetch().catch(() => undefined);
    if (answer === undefined) return route.abort().catch(() => undefined);
    if (!answer.ok()) return route.fulfill({ response: answer });
    const body = (await answer.json()) as {
      trials?: { oid: string }[];
      facts?: object[];
    };
    const [trial] = body.trials ?? [];
    const unknown = {
      id: crypto.randomUUID(),
      at: new Date().toISOString(),
      kind: 'drone',
      trialOID: trial?.oid,
      height: 12,
    };
    const fact = { n: 0, device: 'ahead', by: 'judge', arrived: unknown.at, fact: unknown };
    await route.fulfill({
      response: answer,
      json: {
        ...body,
        wire: 99,
        forecast: { rain: true },
        ...(body.trials === undefined ? {} : { trials: body.trials.map((one) => ({ ...one, drones: [unknown] })) }),
        ...(body.facts === undefined || trial === undefined ? {} : { facts: [...body.facts, fact] }),
      },
    });
  });
}

/** Words of the wire that came after the first servers. */
const LATER_WORDS = ['now', 'have', 'gaps', 'wire'] as const;

/** Answers as a server of years ago gave them: without what was added to the wire since. */
export async function answerFromBefore(context: BrowserContext): Promise<void> {
  await context.route(/\/api\/live-input\//, async (route) => {
    const answer = await route.fetch().catch(() => undefined);
    if (answer === undefined) return route.abort().catch(() => undefined);
    if (!answer.ok()) return route.fulfill({ response: answer });
    const body = (await answer.json()) as Record<string, unknown>;
    for (const word of LATER_WORDS) delete body[word];
    await route.fulfill({ response: answer, json: body });
  });
}
