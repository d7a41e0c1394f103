import type { Draft } from '../../../../api/marks/draft.ts';
import type { TextKey } from '../../../../locales/fr.ts';
import { useText } from '../../../../locales/use-text.ts';

interface Props {
  readonly draft: Draft | undefined;
  readonly isFaulty: boolean;
  readonly hasResult: boolean;
}

function stateOf({ draft, isFaulty, hasResult }: Props): readonly [TextKey, string] {
  if (isFaulty) return ['results.state.bad', 'bad'];
  switch (draft?.state) {
    case 'typing':
      return ['results.state.typing', 'on'];
    case 'ready':
      return ['results.state.waiting', 'on'];
    case 'refused':
      return ['results.state.refused', 'bad'];
    case 'conflict':
      return ['results.state.conflict', 'bad'];
    case undefined:
      return hasResult ? ['results.state.done', 'ok'] : ['results.state.none', ''];
  }
}

/** Whether a row is with the server, in words beside a sign. */
export function RowState(props: Props) {
  const { t } = useText();
  const [text, sign] = stateOf(props);
  return <span className={`dot ${sign}`}>{t(text)}</span>;
}
