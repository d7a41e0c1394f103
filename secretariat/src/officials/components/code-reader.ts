/** What reads codes in pictures, in browsers that have it. */
interface CodeReader {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}

type WindowWithReader = Window & { readonly BarcodeDetector?: new () => CodeReader };

/** The browser's reader of codes; undefined where it has none, or where the page may use no camera, as on plain http. */
export const findCodeReader = (): (new () => CodeReader) | undefined =>
  navigator.mediaDevices === undefined ? undefined : (window as WindowWithReader).BarcodeDetector;
