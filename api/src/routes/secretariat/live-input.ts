import type { FastifyRequest } from 'fastify';
import { calls } from 'shared-domain/contract';
import {
  acceptBody,
  consoleStateQuery,
  deviceAnswer,
  deviceBeatAnswer,
  deviceBeatBody,
  deviceHoldAnswer,
  deviceHoldBody,
  deviceQuery,
  deviceStateAnswer,
  devicesAnswer,
  editAnswer,
  liveInputAnswer,
  liveInputBody,
  liveInputQuery,
  liveLogBody,
  refusedFactsAnswer,
  reportsAnswer,
  sideBody,
} from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { getOfficial, requireCode } from '../../http/access/access-code.ts';
import { createAccessGuard } from '../../http/access/access-guard.ts';
import type { CodeGuesses } from '../../http/access/code-guesses.ts';
import { createOfficialQuota } from '../../http/access/official-quota.ts';
import { getSession } from '../../http/access/request-session.ts';
import {
  requireChallengeReadAccess,
  requireChallengeWriteAccess,
  requireTrialWriteAccess,
} from '../../policies/challenge-policy.ts';
import { findObserver, type Official, requireOpenDevice } from '../../policies/code-policy.ts';
import { holdByDevice } from '../../services/holds/device-hold.ts';
import { acceptReadings } from '../../services/live-input/accept-readings.ts';
import { receiveBeat } from '../../services/live-input/device-beat.ts';
import { closeDevice, readDevices, reopenDevice } from '../../services/live-input/devices.ts';
import { type DeviceQuery, readDevice } from '../../services/live-input/read-device.ts';
import { readCompetitionReports } from '../../services/live-input/read-reports.ts';
import { receiveFacts } from '../../services/live-input/receive-facts.ts';
import { readRefusedFacts } from '../../services/live-input/refused-facts.ts';
import { takeAside } from '../../services/live-input/take-aside.ts';
import { waitForNews } from '../../services/live-input/wait-for-news.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';
import { registerReportPhotoRoutes } from './report-photos.ts';

/** Live input by officials holding a code (Q24). */
export function registerLiveInputRoutes(app: App, ctx: RouteContext, guesses: CodeGuesses): void {
  const secured = { tags: ['live input'], security: [{ code: [] }], params: z.object({ chOID: z.string() }) };
  const onRequest = requireCode(ctx, guesses);
  const quota = createOfficialQuota(ctx);
  const waiting = new Set<() => void>();
  const requireOpen = ({ chOID }: Official, device: string) => requireOpenDevice(ctx.store.db, chOID, device);
  registerReportPhotoRoutes(app, ctx, { guesses, quota });
  /** Waits for news as long as the caller does. */
  async function waitWhileOpen(
    { raw }: FastifyRequest,
    chOID: string,
    query: DeviceQuery,
    seconds: number,
  ): Promise<void> {
    const ended = new AbortController();
    const end = () => ended.abort();
    raw.socket.once('close', end);
    waiting.add(end);
    await waitForNews(ctx, chOID, query, seconds, ended.signal);
    waiting.delete(end);
    raw.socket.off('close', end);
  }
  app.addHook('preClose', async () => {
    for (const end of waiting) end();
  });

  app.get(
    calls.device.path,
    { onRequest, schema: { ...secured, querystring: liveInputQuery, ...respondWith(deviceAnswer) } },
    async (request) => {
      const [official, { wait, device, ...query }] = [getOfficial(request), request.query];
      if (device !== undefined) await requireOpen(official, device);
      if (wait > 0) {
        await waitWhileOpen(request, official.chOID, query, wait);
        if (device !== undefined) await requireOpen(official, device);
      }
      return readDevice(ctx, official, query, device);
    },
  );
  app.get(
    calls.consoleState.path,
    {
      onRequest: createAccessGuard(ctx, requireChallengeReadAccess, 'chOID'),
      schema: {
        tags: ['live input'],
        security: [{ token: [] }],
        params: z.object({ chOID: z.string() }),
        querystring: consoleStateQuery,
        ...respondWith(deviceAnswer),
      },
    },
    async (request) => {
      const [{ chOID }, { by, wait, ...query }] = [request.params, request.query];
      if (wait > 0) await waitWhileOpen(request, chOID, query, wait);
      return readDevice(ctx, await findObserver(ctx.store.db, chOID, by), query);
    },
  );
  app.post(
    calls.liveInput.path,
    {
      onRequest,
      config: { hasOwnTextCheck: true },
      schema: { ...secured, body: liveInputBody, ...respondWith(liveInputAnswer) },
    },
    async (request) => {
      const [official, { body }] = [getOfficial(request), request];
      await requireOpen(official, body.sender ?? body.device);
      await quota.admitDevice(official, body.device);
      quota.takeFacts(official, body.facts.length);
      return receiveFacts(ctx, official, body);
    },
  );
  app.put(
    calls.deviceBeat.path,
    { onRequest, schema: { ...secured, body: deviceBeatBody, ...respondWith(deviceBeatAnswer) } },
    async (request) => {
      await requireOpen(getOfficial(request), request.body.device);
      await quota.admitDevice(getOfficial(request), request.body.device);
      return receiveBeat(ctx, getOfficial(request), request.body);
    },
  );
  app.get(
    calls.devices.path,
    {
      onRequest: createAccessGuard(ctx, requireChallengeReadAccess, 'chOID'),
      schema: {
        tags: ['live input'],
        security: [{ token: [] }],
        params: z.object({ chOID: z.string() }),
        ...respondWith(devicesAnswer),
      },
    },
    (request) => readDevices(ctx, request.params.chOID),
  );
  const changed = {
    onRequest: createAccessGuard(ctx, requireChallengeWriteAccess, 'chOID'),
    schema: {
      tags: ['live input'],
      security: [{ token: [] }],
      params: z.object({ chOID: z.string() }),
      querystring: deviceQuery,
      ...respondWith(deviceStateAnswer),
    },
  };
  app.delete(calls.closeDevice.path, changed, async (request) => ({
    device: await closeDevice(ctx, getSession(request).organiser, request.params.chOID, request.query.device),
  }));
  app.post(calls.reopenDevice.path, changed, async (request) => ({
    device: await reopenDevice(ctx, getSession(request).organiser, request.params.chOID, request.query.device),
  }));
  app.post(
    calls.deviceHold.path,
    { onRequest, schema: { ...secured, body: deviceHoldBody, ...respondWith(deviceHoldAnswer) } },
    async (request) => {
      await quota.admitDevice(getOfficial(request), request.body.device);
      return holdByDevice(ctx, getOfficial(request), request.body);
    },
  );
  app.post(
    calls.liveLog.path,
    {
      onRequest: createAccessGuard(ctx, requireChallengeWriteAccess, 'chOID'),
      config: { hasOwnTextCheck: true },
      schema: {
        tags: ['live input'],
        security: [{ token: [] }],
        params: z.object({ chOID: z.string() }),
        body: liveLogBody,
        ...respondWith(liveInputAnswer),
      },
    },
    (request) => {
      const { by, ...body } = request.body;
      return receiveFacts(ctx, { chOID: request.params.chOID, kind: by }, body, getSession(request).organiser);
    },
  );
  app.get(
    calls.refusedFacts.path,
    {
      onRequest: createAccessGuard(ctx, requireChallengeReadAccess, 'chOID'),
      schema: {
        tags: ['live input'],
        security: [{ token: [] }],
        params: z.object({ chOID: z.string() }),
        ...respondWith(refusedFactsAnswer),
      },
    },
    (request) => readRefusedFacts(ctx, request.params.chOID),
  );
  app.get(
    calls.reports.path,
    {
      onRequest: createAccessGuard(ctx, requireChallengeReadAccess, 'chOID'),
      schema: {
        tags: ['live input'],
        security: [{ token: [] }],
        params: z.object({ chOID: z.string() }),
        ...respondWith(reportsAnswer),
      },
    },
    (request) => readCompetitionReports(ctx, request.params.chOID),
  );
  app.post(
    calls.takeAside.path,
    {
      onRequest: createAccessGuard(ctx, requireTrialWriteAccess, 'id'),
      schema: {
        tags: ['live input'],
        security: [{ token: [] }],
        params: z.object({ id: z.string() }),
        body: sideBody,
        ...respondWith(liveInputAnswer),
      },
    },
    (request) => takeAside(ctx, getSession(request).organiser, request.params.id, request.body),
  );
  app.post(
    calls.acceptTimes.path,
    {
      onRequest: createAccessGuard(ctx, requireTrialWriteAccess, 'id'),
      schema: {
        tags: ['secretariat'],
        security: [{ token: [] }],
        params: z.object({ id: z.string() }),
        body: acceptBody,
        ...respondWith(editAnswer),
      },
    },
    (request) => acceptReadings(ctx, getSession(request).organiser, request.params.id, request.body),
  );
}
