import { createContext, type ReactNode, Suspense, useContext, useEffect, useState } from 'react';

type Part = object;

/** The parts of a page that are hydrated after the rest of it. */
export interface LaterParts {
  readonly expect: (part: Part) => void;
  readonly finish: (part: Part) => void;
  /** Calls `onAll` once no part is expected any more. */
  readonly whenAll: (onAll: () => void) => void;
}

export function createLaterParts(): LaterParts {
  const finished = new WeakSet<Part>();
  const expected = new Set<Part>();
  const waiting: (() => void)[] = [];
  const finishWaiting = () => {
    if (expected.size === 0) for (const onAll of waiting.splice(0)) onAll();
  };
  return {
    expect: (part) => {
      if (!finished.has(part)) expected.add(part);
    },
    finish: (part) => {
      finished.add(part);
      expected.delete(part);
      finishWaiting();
    },
    whenAll: (onAll) => {
      waiting.push(onAll);
      finishWaiting();
    },
  };
}

export const LaterPartsContext = createContext<LaterParts | undefined>(undefined);

/**
 * A long part of a page: a page that the server drew answers before all of it is hydrated, and what is pressed in the part is
 * hydrated at once (docs/decisions/043).
 */
export function LaterPart({ children }: { readonly children: ReactNode }) {
  const parts = useContext(LaterPartsContext);
  const [part] = useState<Part>(() => ({}));
  useEffect(() => {
    parts?.expect(part);
    return () => parts?.finish(part);
  }, [parts, part]);
  return (
    <Suspense>
      {children}
      <PartEnd onShown={() => parts?.finish(part)} />
    </Suspense>
  );
}

function PartEnd({ onShown }: { readonly onShown: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the part is in the document
  useEffect(onShown, []);
  return null;
}
