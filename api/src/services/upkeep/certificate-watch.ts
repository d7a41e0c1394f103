import {
  type Certificate,
  type CertificateWarning,
  describeCertificateWarning,
  findCertificateWarning,
  readServedTlsPair,
} from '../../base/certificate.ts';
import type { Config } from '../../base/config.ts';
import { findNextMeeting } from '../../store/challenges/next-meeting.ts';
import type { Context } from '../context/context.ts';

const DAY_MS = 86_400_000;

export interface CheckedCertificate {
  readonly certificate: Certificate;
  readonly warning: CertificateWarning | undefined;
}

/** This server's certificate and what is to be said of its end; undefined where it has none of its own. */
export async function checkCertificate(
  { store, clock }: Pick<Context, 'store' | 'clock'>,
  { tls }: Pick<Config, 'tls'>,
): Promise<CheckedCertificate | undefined> {
  if (tls === undefined) return undefined;
  const { certificate } = readServedTlsPair(tls);
  const now = clock();
  const meeting = await findNextMeeting(store.db, now.toISOString());
  return { certificate, warning: findCertificateWarning(certificate, now, meeting) };
}

/** The sentence for the operator, where there is something to say. */
export async function describeCertificate(ctx: Context, config: Config): Promise<string | undefined> {
  const checked = await checkCertificate(ctx, config);
  return checked?.warning && describeCertificateWarning(checked.certificate, checked.warning);
}

/** Warns every day while there is something to say of the certificate; the start says it itself. */
export function startCertificateWatch(
  ctx: Context,
  config: Config,
  onError: (error: unknown) => void,
): { stop(): void } {
  if (config.tls === undefined) return { stop: () => undefined };
  const warn = async (): Promise<void> => {
    const sentence = await describeCertificate(ctx, config);
    if (sentence !== undefined) ctx.warn(sentence);
  };
  const timer = setInterval(() => void warn().catch(onError), DAY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
