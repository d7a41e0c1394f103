import { useContext } from 'react';
import { HostContext } from '../../../components/host.ts';
import { useText } from '../../../locales/use-text.ts';

/** «Tout effacer» asks first: nothing else keeps the list. */
export function useForget(): (then: () => void) => Promise<void> {
  const { t } = useText();
  const host = useContext(HostContext);
  return async (then) => {
    const sure = await host?.confirm({
      title: t('follow.forget.title'),
      subTitle: t('follow.forget.help'),
      action: t('follow.forget'),
      destructive: true,
    });
    if (sure === true) then();
  };
}
