import {
  type CategorySet,
  type EventRef,
  FFA_CATEGORIES,
  findAdmittedCategories,
  findCategory,
  findVariant,
  foldText,
  formatGroupName,
  isOppositeSex,
  makeGroupUid,
  parseGroupUid,
  parseVariant,
  type Sex,
} from 'shared-domain';

/** An event of the competition, as its uid and name say it. */
export interface KnownGroup {
  readonly uid: string;
  readonly name: string;
}

/** The sex as the row writes it, the category and the event as they were understood. */
export interface RowPerson {
  readonly sex?: Sex | undefined;
  readonly category?: number | undefined;
  readonly event?: EventRef | undefined;
}

/** The event that entries go to. */
export interface Target {
  readonly uid: string;
  readonly name: string;
  readonly event: EventRef;
  readonly category: number;
  /** The programme does not have it yet. */
  readonly isNew: boolean;
}

const kindOf = (g1: string): string | undefined => parseVariant(g1)?.kind;

const isSameEvent = (a: EventRef, b: EventRef): boolean => a.g0 === b.g0 && kindOf(a.g1) === kindOf(b.g1);

/** Events of a competition on a day, by who may enter them. */
export class Programme {
  readonly #day: string;
  readonly #categories: CategorySet;
  readonly #groups: readonly (KnownGroup & { readonly g0: number; readonly g1: string; readonly category: number })[];
  readonly #entered = new Map<number, ReadonlySet<number>>();

  readonly #trials: ReadonlyMap<string, string>;

  /** @param categories those of the competition's federation; events for everybody (TC) are the FFA's in each. */
  constructor(
    groups: readonly KnownGroup[],
    day: string,
    trials: readonly KnownGroup[] = [],
    categories: CategorySet = FFA_CATEGORIES,
  ) {
    this.#day = day;
    const wildcards = FFA_CATEGORIES.rows.filter((row) => row.wildcard && !categories.rows.includes(row));
    this.#categories = { ...categories, rows: [...categories.rows, ...wildcards] };
    const byName = Map.groupBy(trials, ({ name }) => foldText(name));
    this.#trials = new Map(
      [...byName].flatMap(([name, [one, other]]) => (one && !other ? [[name, one.uid] as const] : [])),
    );
    this.#groups = groups.flatMap(({ uid, name }) => {
      const parsed = parseGroupUid(uid);
      return parsed === undefined ? [] : [{ uid, name, ...parsed }];
    });
  }

  /** Categories that may enter an event of a category, itself included. */
  #mayEnter(category: number): ReadonlySet<number> {
    const known = this.#entered.get(category);
    if (known !== undefined) return known;
    const answer = findAdmittedCategories(category, { on: this.#day, table: this.#categories });
    const ids = 'error' in answer ? [] : answer.categories.map(({ id }) => id);
    const made = new Set([category, ...ids]);
    this.#entered.set(category, made);
    return made;
  }

  /** Whether someone of a category may enter an event of another. */
  admits(event: number, category: number): boolean {
    return this.#mayEnter(event).has(category);
  }

  /** The uid of the only trial of that name, as files for a photo finish name it. */
  findTrial(name: string): string | undefined {
    return name === '' ? undefined : this.#trials.get(foldText(name));
  }

  /** Whether the programme has that event for a sex, whatever the category. */
  has(event: EventRef, sex: number | undefined): boolean {
    return this.#groups.some(
      (group) => isSameEvent(group, event) && (sex === undefined || findCategory(group.category)?.sex === sex),
    );
  }

  /** Events that somebody may go to in place of the one a file says: of the same discipline first, then those of the category. */
  listOthers({ sex, category, event }: RowPerson): KnownGroup[] {
    const rank = (group: EventRef & { readonly category: number }) =>
      (event !== undefined && isSameEvent(group, event) ? 0 : 2) +
      (category === undefined || this.admits(group.category, category) ? 0 : 1);
    return this.#groups
      .filter((group) => !isOppositeSex(sex, findCategory(group.category)?.sex))
      .toSorted((a, b) => rank(a) - rank(b))
      .map(({ uid, name }) => ({ uid, name }));
  }

  /** The event of that very category, else one that is to be made; `name` tells it from the others of its distance. */
  findExact(event: EventRef, { category, name }: { readonly category: number; readonly name?: string }): Target {
    const own = this.#groups.find((group) => isSameEvent(group, event) && group.category === category);
    if (own !== undefined)
      return { uid: own.uid, name: own.name, event: { g0: own.g0, g1: own.g1 }, category, isNew: false };
    const target = made(event, category);
    return name === undefined || name === '' ? target : { ...target, name: `${target.name} – ${name}` };
  }

  /**
   * The event that someone of a category is entered in: the programme's own of that category, else the narrowest that admits
   * it, else one that is to be made. Without a category, the only one of the event that is of that sex.
   */
  find(event: EventRef, category: number | undefined, sex: number | undefined): Target | undefined {
    const same = this.#groups.filter((group) => isSameEvent(group, event));
    const known = (group: (typeof same)[number]): Target => {
      const { uid, name, g0, g1 } = group;
      return { uid, name, event: { g0, g1 }, category: group.category, isNew: false };
    };
    if (category === undefined) {
      const ofSex = same.filter((group) => sex === undefined || findCategory(group.category)?.sex === sex);
      const [only] = ofSex;
      return ofSex.length === 1 && only !== undefined ? known(only) : undefined;
    }
    const own = same.find((group) => group.category === category);
    if (own !== undefined) return known(own);
    const [narrowest] = same
      .filter((group) => this.admits(group.category, category))
      .toSorted((a, b) => this.#mayEnter(a.category).size - this.#mayEnter(b.category).size);
    return narrowest === undefined ? made(event, category) : known(narrowest);
  }
}

/** An event that the programme lacks, with the height or weight of its category, and the name that a programme gives it. */
function made({ g0, g1 }: EventRef, category: number): Target {
  const event = { g0, g1: findVariant({ g0, g1 }, category) ?? g1 };
  const name = formatGroupName({ ...event, category }, 'fr');
  return { uid: makeGroupUid({ ...event, category }), name, event, category, isNew: true };
}
