import type { OrganiserClient } from './organiser.ts';
import type { ORGANISER } from './server.ts';

/** Invites a second secretary, Marie, to the organiser's organisation; returns her credentials. */
export async function inviteSecondSecretary(url: string, organiser: OrganiserClient): Promise<typeof ORGANISER> {
  const { orgs } = await organiser.call<{ orgs: { oid: string }[] }>('GET', '/api/lesecretariat/my-orgs');
  const marie = { email: 'marie@foulee.example', password: 'une autre phrase de passe' };
  const { link = '' } = await organiser.call<{ link?: string }>(
    'POST',
    `/api/lesecretariat/organisation/${orgs[0]?.oid}/invitations`,
    { email: marie.email, role: 'secretary' },
  );
  const key = new URLSearchParams(new URL(link, url).hash.slice(1)).values().next().value;
  await organiser.call('POST', '/api/invitation/accept', { key, password: marie.password });
  return marie;
}
