import { useLocation, useNavigate } from 'shared-domain/platform';

interface SheetState {
  readonly sheet?: string;
}

interface OpenSheet {
  readonly key: string | undefined;
  readonly open: (key: string) => void;
  readonly close: () => void;
}

/** Keeps the open sheet in the history state, so that the back button closes it. */
export function useRowSheet(listOID: string): OpenSheet {
  const navigate = useNavigate();
  const location = useLocation();
  const { sheet } = (location.state ?? {}) as SheetState;
  const prefix = `${listOID}/`;
  return {
    key: sheet?.startsWith(prefix) ? sheet.slice(prefix.length) : undefined,
    open: (key) =>
      navigate(location.pathname + location.search, {
        state: { sheet: prefix + key } satisfies SheetState,
        preventScrollReset: true,
      }),
    close: () => navigate(-1),
  };
}
