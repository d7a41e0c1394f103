import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'shared-domain/platform';
import './lazy-part.css';

type LazyPartProps<Props> = Props & {
  /** Brings the component; the same function at each render. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly onFail?: () => void;
};

/** A reader who touched a button learns that it was felt, ms. */
const FELT = 300;

/**
 * A part of the frame in a chunk of its own: a word stands in its place when it takes long. Unlike a page it never reloads what
 * the reader has before them; one that fails is asked for again at the next opening.
 */
export function LazyPart<Props extends object>({ load, onFail, ...props }: LazyPartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure is told once a loading
  useEffect(() => {
    let here = true;
    load().then(
      (part) => here && setPart(() => part),
      (error: unknown) => {
        console.error('Une partie de la page n’a pas pu être chargée', error);
        if (here) onFail?.();
      },
    );
    return () => {
      here = false;
    };
  }, [load]);
  return Part === undefined ? <Wait /> : <Part {...(props as unknown as Props)} />;
}

function Wait() {
  const { t } = useTranslation('shell');
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), FELT);
    return () => clearTimeout(timer);
  }, []);
  return long ? (
    <p className="part-wait" role="status">
      {t('part.waiting')}
    </p>
  ) : null;
}
