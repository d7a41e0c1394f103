/** `install`: only from the home screen, as on an iPhone; `none`: this browser, or a page by plain http, cannot be sent messages. */
type PushSupport = 'ready' | 'install' | 'none';

/** An iPhone, or an iPad, which calls itself a Mac but is touched. */
const isApplePhone = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

/** Whether push messages can be asked for here. */
export function findPushSupport(): PushSupport {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return 'none';
  const isInstalled = window.matchMedia('(display-mode: standalone)').matches;
  if ('PushManager' in window && 'Notification' in window) return 'ready';
  return isApplePhone(navigator) && !isInstalled ? 'install' : 'none';
}
