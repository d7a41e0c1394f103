import type { WalkJudge } from '../log/device.ts';
import type { Translate } from '../use-console.ts';

/** «Juge 4», «Chef juge». */
export const sayWalkJudge = (judge: WalkJudge, t: Translate): string =>
  judge === 'chief' ? t('walk.judge.chief') : t('walk.column.judge', { judge });
