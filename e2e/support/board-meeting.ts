import { expect, type Page } from '@playwright/test';
import type { OrganiserClient } from './organiser.ts';

const LONG_JUMP = '900003-0-56-f1';
const POLE_VAULT = '900002-0-56-f1';
const RACE = '000100-0-56-f1';

/** Kinds of code whose devices say something here. */
type Kind = 'judge' | 'starter' | 'chrono';

/** Sizes of boards: a screen, a strip, two LED walls. */
export const BOARD_SIZES = [
  { width: 1920, height: 1080 },
  { width: 3840, height: 1080 },
  { width: 640, height: 192 },
  { width: 384, height: 96 },
] as const;

/** A competition with a long jump, a pole vault and a 100 m of people whose names have 28 letters, and the code of a board. */
export interface BoardMeeting {
  readonly chOID: string;
  /** The start of its events at the stadium, `HH:MM`. */
  readonly startTime: string;
  readonly board: string;
  readonly judge: string;
  /** The code of the speaker. */
  readonly speaker: string;
  readonly longJump: string;
  readonly poleVault: string;
  readonly race: string;
  /** The secretariat hides the athlete of a bib from the public. */
  readonly hideAthlete: (bib: string) => Promise<void>;
  /** A device says facts of a trial, a judge's where nothing else is said; the ids of the facts. */
  readonly say: (trialOID: string, facts: readonly object[], kind?: Kind) => Promise<readonly string[]>;
}

export async function createBoardMeeting(organiser: OrganiserClient, url: string): Promise<BoardMeeting> {
  const chOID = await organiser.createChallenge('Championnats régionaux de Basse-Loire-Atlantique');
  // Events are ahead at whatever hour this runs.
  const startDate = new Date().toISOString();
  const trial = { category: 56, round: 'f', heat: 1, status: 25, date: startDate };
  const people = Array.from({ length: 9 }, (_, at) => ({
    bib: String(1301 + at),
    last: `VANDENBERGHE-DELACROIX ${'ABCDEFGHI'.charAt(at)}`,
    first: 'Marie-Christine',
    clubName: 'Entente Athlétique de la Basse-Loire et du Marais Poitevin',
    category: 56,
    odr: at + 1,
    pe: { pb: 6600, sb: 6500 },
  }));
  await organiser.upload(chOID, {
    trialsData: [
      { ...trial, uid: LONG_JUMP, group: 'Longueur', name: 'Longueur', g0: 900_003, g1: '0', dets: {} },
      {
        ...trial,
        uid: POLE_VAULT,
        group: 'Perche',
        name: 'Perche',
        g0: 900_002,
        g1: '0',
        dets: { heights: [3850, 4050, 4150] },
      },
      { ...trial, uid: RACE, group: '100 m', name: '100 m', g0: 100, g1: '0', dets: {} },
    ],
    startlists: {
      [LONG_JUMP]: people,
      [POLE_VAULT]: people.map(({ pe: _, ...one }) => one),
      [RACE]: people.slice(0, 8).map((one, at) => ({ ...one, lane: at + 1, pe: { pb: 11_500 + 90 * at, sb: 11_620 } })),
    },
  });
  const makeCode = async (kind: string) =>
    (await organiser.call<{ code: { code: string } }>('POST', `/api/code/${chOID}?kind=${kind}`)).code.code;
  const codes = {
    judge: await makeCode('judge'),
    starter: await makeCode('starter'),
    chrono: await makeCode('chrono'),
  };
  const { trials } = await organiser.call<{ trials: { oid: string; uid: string }[] }>(
    'GET',
    `/api/lesecretariat/trials/${chOID}`,
  );
  const findTrial = (uid: string) => trials.find((one) => one.uid === uid)?.oid ?? '';
  let seq = 0;
  return {
    chOID,
    startTime: new Date(startDate).toLocaleTimeString('fr-FR', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Europe/Paris',
    }),
    board: await makeCode('sboard'),
    judge: codes.judge,
    speaker: await makeCode('vboard'),
    longJump: findTrial(LONG_JUMP),
    poleVault: findTrial(POLE_VAULT),
    race: findTrial(RACE),
    async hideAthlete(bib) {
      const { last, first } = people.find((one) => one.bib === bib) ?? {};
      await organiser.call('PUT', `/api/lesecretariat/athlete-hidden/${chOID}`, { last, first, hidden: true });
    },
    async say(trialOID, facts, kind = 'judge') {
      const dated = facts.map((fact) => {
        seq += 1;
        return { id: crypto.randomUUID(), at: new Date().toISOString(), seq, trialOID, ...fact };
      });
      const answer = await fetch(`${url}/api/live-input/${chOID}`, {
        method: 'POST',
        headers: { 'x-access-code': codes[kind], 'content-type': 'application/json' },
        body: JSON.stringify({ device: kind, facts: dated }),
      });
      expect((await answer.json()) as object).toMatchObject({ accepted: dated.map(({ id }) => id) });
      return dated.map(({ id }) => id);
    },
  };
}

/** What a board shows that no board may: a scrollbar, figures that are cut, words over one another, words out of the picture. */
export const findBoardFaults = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // What depends on the size is drawn again in the frame after it has changed.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const faults: string[] = [];
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    if (scrollWidth > clientWidth || scrollHeight > clientHeight) faults.push('the page scrolls');
    const board = document.querySelector('.board');
    if (board === null) return ['no board'];
    interface Box {
      readonly text: string;
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    const boxes: Box[] = [];
    const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      // The number of the screen lies over the picture for its first ten seconds.
      if (text === '' || element === null || !element.checkVisibility() || element.closest('.sr, .board-id') !== null)
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      let { left, right, top, bottom } = range.getBoundingClientRect();
      // A line box is higher than its letters.
      const air = (bottom - top) * 0.24;
      [top, bottom] = [top + air, bottom - air];
      for (let one: Element | null = element; one !== null && one !== board; one = one.parentElement) {
        if (getComputedStyle(one).overflowX === 'visible') continue;
        const room = one.getBoundingClientRect();
        if (/\d/.test(text) && right > room.right + 1) faults.push(`«${text}» is cut`);
        [left, right] = [Math.max(left, room.left), Math.min(right, room.right)];
      }
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) faults.push(`«${text}» is out`);
      boxes.push({ text, left, right, top, bottom });
    }
    boxes.forEach((one, at) => {
      for (const other of boxes.slice(at + 1)) {
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (wide > 1 && high > 1) faults.push(`«${one.text}» lies over «${other.text}»`);
      }
    });
    return faults;
  });
