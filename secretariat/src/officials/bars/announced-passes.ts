import { type BarsAthlete, type BarsView, type FoldedTrialView, readLetters } from 'shared-domain/live-input';

/** Who is still in the contest, and not absent from its beginning. */
export const listStillIn = ({ athletes }: Pick<BarsView, 'athletes'>): readonly BarsAthlete[] =>
  athletes.filter(({ standing, absence }) => standing?.status === 'in' && absence === undefined);

/** Who said beforehand to take no attempt before a higher bar than `bar`, mm, and has one left there: each may pass. */
export const listAnnouncedPasses = (
  { athletes }: Pick<BarsView, 'athletes'>,
  { sheet }: Pick<FoldedTrialView, 'sheet'>,
  bar: number,
): readonly BarsAthlete[] =>
  athletes.filter((athlete) => {
    const { row, standing, absence } = athlete;
    const { opening = 0 } = sheet.state.settings.get(row) ?? {};
    const isDone = /[o-]$/.test(readLetters(athlete, { h: bar }));
    return opening > bar && standing?.status === 'in' && absence === undefined && !isDone;
  });
