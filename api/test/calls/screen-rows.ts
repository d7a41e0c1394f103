import type { ScreenPicturesAnswer } from 'shared-domain/contract';
import * as s from 'shared-domain/contract/schemas';
import { aPng } from '../a-png.ts';
import type { RunningServer } from '../running-server.ts';
import { BASE, buildInputRequest, createCode } from './call-requests.ts';
import type { CallRequest, CallRow, CallTarget } from './call-target.ts';
import { makeRow, refuse } from './make-row.ts';

const buildBoardRequest = (code = '', layout = '', query = ''): CallRequest => ({
  path: `/officiel/ecran/${layout}?format=json${query}`,
  headers: { 'x-access-code': code },
});
const buildPicturesRequest = ({ chOID }: CallTarget): CallRequest => ({
  path: `${BASE}/screen-pictures/${chOID}?name=Mairie`,
  headers: { 'content-type': 'image/png' },
});
const preparePicture = async (server: RunningServer, target: CallTarget) => {
  const { path } = buildPicturesRequest(target);
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'x-access-token': server.token, 'content-type': 'image/png' },
    body: aPng(),
  });
  const { pictures } = (await answer.json()) as ScreenPicturesAnswer;
  return { picture: pictures.at(-1)?.id ?? '' };
};

/** Calls of the screens around a stadium: what they show, who tells them, and their pictures. */
export const SCREEN_ROWS = {
  screens: makeRow('members', ({ chOID }) => ({ path: `${BASE}/screens/${chOID}` }), s.screensAnswer),
  putScreens: makeRow(
    'writers',
    ({ chOID }) => ({ path: `${BASE}/screens/${chOID}`, method: 'PUT', body: { act: 'freeze' } }),
    s.screensAnswer,
    {
      refusals: [
        refuse(
          'invalid request',
          'a message without words',
          ({ chOID }) => ({ path: `${BASE}/screens/${chOID}`, method: 'PUT', body: { act: 'message' } }),
          /^\$\.text/,
        ),
        refuse(
          'not found',
          'a screen that is none',
          ({ chOID }) => ({
            path: `${BASE}/screens/${chOID}`,
            method: 'PUT',
            body: { act: 'black', screens: ['nobody'] },
          }),
          /nobody/,
        ),
      ],
    },
  ),
  screenPictures: makeRow(
    'members',
    ({ chOID }) => ({ path: `${BASE}/screen-pictures/${chOID}` }),
    s.screenPicturesAnswer,
  ),
  addScreenPicture: makeRow(
    'writers',
    (target) => ({ ...buildPicturesRequest(target), text: aPng() }),
    s.screenPicturesAnswer,
    {
      refusals: [
        refuse(
          'invalid request',
          'a picture that is none',
          (target) => ({ ...buildPicturesRequest(target), text: 'GIF89a, or so it says' }),
          /^\$: .*PNG/,
        ),
        refuse(
          'invalid request',
          'a drawing that runs something',
          (target) => ({ ...buildPicturesRequest(target), text: '<svg viewBox="0 0 1 1"><script>1</script></svg>' }),
          /^\$\.svg: .*script/,
        ),
      ],
    },
  ),
  arrangeScreenPictures: makeRow(
    'writers',
    ({ chOID }) => ({ path: `${BASE}/screen-pictures/${chOID}`, method: 'PUT', body: { pictures: [] } }),
    s.screenPicturesAnswer,
    {
      refusals: [
        refuse(
          'conflict',
          'a picture that is none',
          ({ chOID }) => ({
            path: `${BASE}/screen-pictures/${chOID}`,
            method: 'PUT',
            body: { pictures: [{ id: 'nothing', name: 'Mairie' }] },
          }),
          /^\$\.pictures/,
        ),
      ],
    },
  ),
  removeScreenPicture: makeRow(
    'writers',
    ({ chOID, prepared }) => ({ path: `${BASE}/screen-pictures/${chOID}?id=${prepared.picture}`, method: 'DELETE' }),
    s.screenPicturesAnswer,
    {
      prepare: preparePicture,
      refusals: [
        refuse(
          'not found',
          'a picture that is none',
          ({ chOID }) => ({ path: `${BASE}/screen-pictures/${chOID}?id=nothing`, method: 'DELETE' }),
          /^query\.id/,
        ),
      ],
    },
  ),
  screenPicture: makeRow(
    'anyone',
    ({ chOID, prepared }) => `/api/screen-picture/${chOID}/${prepared.picture}`,
    'file',
    {
      prepare: preparePicture,
      refusals: [
        refuse('not found', 'a picture that is none', ({ chOID }) => `/api/screen-picture/${chOID}/nothing`, /no such/),
      ],
    },
  ),
  tellScreens: makeRow(
    'official',
    (target) => ({
      ...buildInputRequest(target, '/screens?device=stand'),
      method: 'PUT',
      body: { act: 'show', layout: 'mix', seconds: 30 },
    }),
    s.screensAnswer,
    {
      prepare: createCode('vboard'),
      unknown: 'unauthorized',
      refusals: [
        refuse(
          'invalid request',
          'a picture without a layout',
          (target) => ({ ...buildInputRequest(target, '/screens?device=stand'), method: 'PUT', body: { act: 'show' } }),
          /^\$\.layout/,
        ),
      ],
    },
  ),
  board: makeRow(
    'official',
    ({ trialOID, prepared }) => buildBoardRequest(prepared.code, 'resultat', `&t=${trialOID}`),
    s.boardAnswer,
    {
      prepare: createCode('vboard'),
      unknown: 'unauthorized',
      refusals: [
        refuse(
          'not found',
          'a layout that is none',
          ({ prepared }) => buildBoardRequest(prepared.code, 'nothing'),
          /^params\.layout: /,
        ),
        refuse(
          'not found',
          'a trial of another competition',
          ({ prepared }) => buildBoardRequest(prepared.code, 'mix', '&t=nobody'),
          /^query\.t: /,
        ),
      ],
    },
  ),
} as const satisfies Record<string, CallRow>;
