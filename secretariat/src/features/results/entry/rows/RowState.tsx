import { hasNoResult } from '../../../../components/sheet/line.ts';
import type { TextKey } from '../../../../locales/fr.ts';
import { useText } from '../../../../locales/use-text.ts';
import { findOpenQuestions } from '../model/doubts.ts';
import type { RowProps } from './row-props.ts';

interface Props extends Pick<RowProps, 'draft' | 'line' | 'grid'> {
  readonly isFaulty: boolean;
}

function findState({ draft, line, grid, isFaulty }: Props): readonly [TextKey, string] {
  if (isFaulty) return ['results.state.bad', 'bad'];
  switch (draft?.state) {
    case 'typing':
      return findOpenQuestions(draft, line, grid).length > 0
        ? ['results.state.asked', 'bad']
        : ['results.state.typing', 'on'];
    case 'ready':
      return ['results.state.waiting', 'on'];
    case 'refused':
      return ['results.state.refused', 'bad'];
    case 'conflict':
      return ['results.state.conflict', 'bad'];
    case undefined:
      return hasNoResult(line) ? ['results.state.none', ''] : ['results.state.done', 'ok'];
  }
}

/** Whether a row is saved, typed, waiting or refused, as text with a coloured dot. */
export function RowState(props: Props) {
  const { t } = useText();
  const [text, className] = findState(props);
  return (
    <span className={`dot ${className}`} title={t(text)}>
      {t(text)}
    </span>
  );
}
