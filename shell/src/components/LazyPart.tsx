import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'shared-domain/platform';
import './lazy-part.css';

type LazyPartProps<Props> = Props & {
  /** Imports the component. Must be the same function at each render, or it is imported again. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly onFail?: () => void;
};

/** A notice that appears sooner would only flash by. */
const WAIT_NOTICE_DELAY_MS = 300;

/**
 * A part of the frame that is loaded on demand, with a notice while that takes long. A failure never reloads the page, as it
 * does for lazy pages; the import is tried again the next time the part is shown.
 */
export function LazyPart<Props extends object>({ load, onFail, ...props }: LazyPartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: onFail is called once for each import
  useEffect(() => {
    let isMounted = true;
    load().then(
      (part) => isMounted && setPart(() => part),
      (error: unknown) => {
        console.error('Une partie de la page n’a pas pu être chargée', error);
        if (isMounted) onFail?.();
      },
    );
    return () => {
      isMounted = false;
    };
  }, [load]);
  return Part === undefined ? <WaitNotice /> : <Part {...(props as unknown as Props)} />;
}

function WaitNotice() {
  const { t } = useTranslation('shell');
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), WAIT_NOTICE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong ? (
    <p className="part-wait" role="status">
      {t('part.waiting')}
    </p>
  ) : null;
}
