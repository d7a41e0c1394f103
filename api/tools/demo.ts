import { parseArgs } from 'node:util';
import { addDays, findLocalDay } from 'shared-domain';
import { BOARDS_PATH, type Challenge, CONSOLES_PATH, calls, type InfoAnswer, makeUrl } from 'shared-domain/contract';
import { localize } from '../src/base/localize.ts';
import { ACCOUNT_OPTIONS, connect, fail } from './account.ts';
import { type Client, ToolError } from './client.ts';
import { createDemo, createFinishedDemo, listDemoChallenges, removeDemo } from './demo/create-demo.ts';
import { createMeeting, DEMO_TZ, MEETING_NAME } from './demo/meeting.ts';
import { type DemoOfficials, openDemoOfficials } from './demo/officials/play-officials.ts';
import { play } from './demo/play.ts';
import { findLineMoment, type Session } from './demo/session.ts';
import { findStartingMoment } from './demo/starting-moment.ts';
import { OPENING } from './demo/timetable.data.ts';

const USAGE = localize(
  `Joue la compétition de démonstration en direct, par les appels documentés.

  npm run demo [-- options]

  --speed N     minutes de compétition par minute (60)
  --from HH:MM  heure du programme, qui ouvre à 10:00, à laquelle commencer (maintenant)
  --once        s'arrête à la fin du programme, au lieu de recommencer
  --officials   les concours sont saisis par des consoles : un appareil de juge chacun et un anémomètre, sur une
                démonstration neuve ; affiche les codes pour un téléphone et pour un écran
  --finished    ne joue rien : ajoute la même compétition déjà finie, avec tous ses résultats
  --remove      supprime la démonstration
  --url URL     serveur (http://localhost:3000)
  --email, --password, --token   un autre compte que celui de la démonstration

Ctrl-C arrête.`,
  `Plays the demonstration meeting live, by the documented calls.

  npm run demo [-- options]

  --speed N     minutes of the meeting in a minute (60)
  --from HH:MM  hour of the programme, which opens at 10:00, to begin at (now)
  --once        stops at the end of the programme, and does not begin again
  --officials   field events are written by consoles: a judge's device each and a wind gauge, on a new
                demonstration; prints the codes for a phone and for a board
  --finished    plays nothing: adds the same meeting with all its results
  --remove      removes the demonstration
  --url URL     server (http://localhost:3000)
  --email, --password, --token   another account than the demonstration's

Ctrl-C stops.`,
);

const OPTIONS = {
  ...ACCOUNT_OPTIONS,
  speed: { type: 'string', default: '60' },
  from: { type: 'string' },
  once: { type: 'boolean', default: false },
  officials: { type: 'boolean', default: false },
  finished: { type: 'boolean', default: false },
  remove: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

interface Meeting {
  readonly oid: string;
  readonly session: Session;
  /** Which of its days is today. */
  readonly day: 1 | 2;
}

function findMeeting(challenge: Challenge | undefined, now: number): Meeting | undefined {
  if (challenge === undefined) return undefined;
  const { oid, date: firstDay, metadata } = challenge;
  const today = findLocalDay(new Date(now), DEMO_TZ);
  const day = today === firstDay ? 1 : today === addDays(firstDay, 1) ? 2 : undefined;
  const opening = typeof metadata.opening === 'string' ? metadata.opening : OPENING;
  return day === undefined ? undefined : { oid, session: { firstDay, opening }, day };
}

/** Finds the demo if today is one of its days; else, or where a new one is wanted, replaces it. */
async function findOrCreateMeeting(client: Client, isNew: boolean, now: number): Promise<Meeting> {
  const find = async (): Promise<Meeting | undefined> =>
    findMeeting(
      (await listDemoChallenges(client)).find(({ name }) => name === MEETING_NAME),
      now,
    );
  const existing = isNew ? undefined : await find();
  if (existing !== undefined) return existing;
  await removeDemo(client);
  await createDemo({ baseUrl: client.baseUrl, token: client.token ?? '', now: new Date(now) });
  const created = await find();
  if (created === undefined)
    throw new ToolError(localize('La démonstration n’a pas pu être créée.', 'The demonstration could not be created.'));
  return created;
}

/** Opens the consoles, and says how a person looks over their shoulder. */
async function openOfficials(client: Client, chOID: string, from: number): Promise<DemoOfficials> {
  const officials = await openDemoOfficials({ client, chOID, from });
  const { judge, board } = officials.codes;
  // A phone does not reach this machine by `localhost`.
  const { origins = [] } = await client.send<InfoAnswer>('GET', makeUrl(calls.info, {}, { origins: '1' }));
  const address = origins[0]?.origin ?? client.baseUrl;
  console.log(
    localize(
      `Téléphone : ${address}${CONSOLES_PATH}#code=${judge}\nÉcran : ${address}${BOARDS_PATH}concours?t=auto#code=${board}`,
      `Phone: ${address}${CONSOLES_PATH}#code=${judge}\nBoard: ${address}${BOARDS_PATH}concours?t=auto#code=${board}`,
    ),
  );
  return officials;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const speed = Number(values.speed);
  if (!(speed > 0))
    throw new ToolError(
      localize(
        `--speed ${values.speed} n’est pas un nombre positif.`,
        `--speed ${values.speed} is no positive number.`,
      ),
    );
  const client = await connect(values, process.env);
  if (values.remove) {
    const removed = await removeDemo(client);
    console.log(
      removed > 0
        ? localize(
            `Démonstration supprimée (${removed} compétitions).`,
            `Demonstration removed (${removed} competitions).`,
          )
        : localize('Il n’y avait pas de démonstration.', 'There was no demonstration.'),
    );
    return;
  }
  if (values.finished) {
    const { oid, name } = await createFinishedDemo({
      baseUrl: client.baseUrl,
      token: client.token ?? '',
      now: new Date(),
    });
    console.log(`${name} : ${client.baseUrl}/challenge/${oid}`);
    return;
  }
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const now = Date.now();
  // What devices have said of an event stays said: each day that consoles play is a new meeting's.
  let meeting = await findOrCreateMeeting(client, values.officials, now);
  console.log(
    localize(
      `${MEETING_NAME}, ×${speed} : ${client.baseUrl}/challenge/${meeting.oid}  (Ctrl-C pour arrêter)`,
      `${MEETING_NAME}, ×${speed}: ${client.baseUrl}/challenge/${meeting.oid}  (Ctrl-C stops)`,
    ),
  );
  let from = findStartingMoment(meeting, values.from, now);
  try {
    do {
      const script = createMeeting(meeting.session);
      const officials = values.officials ? await openOfficials(client, meeting.oid, from) : undefined;
      const common = { client, chOID: meeting.oid, script, from, speed, signal: stop.signal, log: console.log };
      await play(officials === undefined ? common : { ...common, officials });
      if (officials !== undefined && !values.once) meeting = await findOrCreateMeeting(client, true, Date.now());
      from = findLineMoment(DEMO_TZ, meeting.session, meeting.day, OPENING);
      console.log(
        values.once
          ? localize('Fin du programme.', 'End of the programme.')
          : localize('Fin du programme : la journée recommence.', 'End of the programme: the day begins again.'),
      );
    } while (!values.once);
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    console.log(localize('Arrêté.', 'Stopped.'));
  }
}

main().catch(fail);
