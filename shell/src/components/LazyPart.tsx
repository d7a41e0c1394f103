import { type ComponentType, useEffect, useState } from 'react';

type LazyPartProps<Props> = Props & {
  /** Brings the component; the same function at each render. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly onFail?: () => void;
};

/**
 * A part of the frame in a chunk of its own: nothing stands in its place until it comes. Unlike a page it never reloads what
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
  return Part === undefined ? null : <Part {...(props as unknown as Props)} />;
}
