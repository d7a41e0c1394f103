import type { Registration } from 'shared-domain';
import { useRegistrationText } from './use-registration-text.ts';

/** The state of registration: closed, full, or the number of places and of those left. */
export function RegistrationLine({ registration }: { readonly registration: Registration }) {
  const { t } = useRegistrationText();
  const { state, isPrivate, url, limit, placesLeft } = registration;
  const places = limit === undefined ? undefined : t('register.limit', { count: limit });
  const parts =
    state === 'closed'
      ? [t('register.closed')]
      : state === 'full'
        ? [t('register.full'), places]
        : [
            url === undefined && t(isPrivate ? 'register.invited' : 'register.open'),
            places,
            placesLeft !== undefined && t('register.left', { count: placesLeft }),
          ];
  const line = parts.filter(Boolean).join('\u00a0· ');
  return line === '' ? null : <p className="line">{line}</p>;
}
