/** A browser's offer to install this page, which it makes where it can, and of which it takes one answer. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}

let offer: InstallOffer | undefined;

/** Keeps the browser's offer until a contest is over: nobody is asked while they judge. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
  });
  window.addEventListener('appinstalled', () => {
    offer = undefined;
  });
}

/** What the browser offers; the lists of trials, where it is shown, are drawn again every half minute. */
export const findInstallOffer = (): InstallOffer | undefined => offer;
