import {
  type CategorySet,
  type EntryEvent,
  type EventRef,
  FFA_CATEGORIES,
  findAdmittedCategories,
  findCategory,
  findCategoryVariant,
  foldText,
  formatGroupName,
  isOppositeSex,
  makeGroupUid,
  parseGroupUid,
  parseVariant,
  type Sex,
} from 'shared-domain';

/** An event or a trial of the competition. */
export interface NamedUid {
  readonly uid: string;
  readonly name: string;
  /** Those that an event is for, where not all of its category. */
  readonly categories?: readonly number[] | undefined;
}

/** The sex as written in the row, the category and event as they were recognised. */
export interface RowPerson {
  readonly sex?: Sex | undefined;
  readonly category?: number | undefined;
  readonly event?: EventRef | undefined;
}

/** The event that entries go to. */
export interface Target extends EntryEvent {
  readonly uid: string;
  readonly name: string;
  readonly event: EventRef;
  /** The programme does not have it yet: the import creates it. */
  readonly isNew: boolean;
}

const findVariantKind = (g1: string): string | undefined => parseVariant(g1)?.kind;

const isSameEvent = (a: EventRef, b: EventRef): boolean =>
  a.g0 === b.g0 && findVariantKind(a.g1) === findVariantKind(b.g1);

/** Finds the events of a competition by who may enter them on its first day. */
export class Programme {
  readonly #day: string;
  readonly #categories: CategorySet;
  readonly #groups: readonly (NamedUid & { readonly g0: number; readonly g1: string; readonly category: number })[];
  readonly #admittedByEvent = new Map<string, ReadonlySet<number>>();

  readonly #trials: ReadonlyMap<string, string>;

  /** @param categories those of the competition's federation; the FFA's categories for all ages (TC) are added. */
  constructor(
    groups: readonly NamedUid[],
    day: string,
    trials: readonly NamedUid[] = [],
    categories: CategorySet = FFA_CATEGORIES,
  ) {
    this.#day = day;
    const wildcards = FFA_CATEGORIES.rows.filter((row) => row.wildcard && !categories.rows.includes(row));
    this.#categories = { ...categories, rows: [...categories.rows, ...wildcards] };
    const byName = Map.groupBy(trials, ({ name }) => foldText(name));
    this.#trials = new Map(
      [...byName].flatMap(([name, [one, other]]) => (one && !other ? [[name, one.uid] as const] : [])),
    );
    this.#groups = groups.flatMap(({ uid, name, categories }) => {
      const parsed = parseGroupUid(uid);
      return parsed === undefined ? [] : [{ uid, name, categories, ...parsed }];
    });
  }

  /** Ids of categories that may enter an event, its own included. */
  #listAdmitted({ category, categories }: EntryEvent): ReadonlySet<number> {
    const key = `${category} ${categories ?? ''}`;
    const stored = this.#admittedByEvent.get(key);
    if (stored !== undefined) return stored;
    const answer = findAdmittedCategories({ category, categories }, { on: this.#day, table: this.#categories });
    const ids = 'error' in answer ? [] : answer.categories.map(({ id }) => id);
    const admitted = new Set([...(categories ?? [category]), ...ids]);
    this.#admittedByEvent.set(key, admitted);
    return admitted;
  }

  /** Whether an athlete of a category may enter an event. */
  canAdmit(event: EntryEvent, category: number): boolean {
    return this.#listAdmitted(event).has(category);
  }

  /** The uid of the trial with this name; undefined when several have it. */
  findTrial(name: string): string | undefined {
    return name === '' ? undefined : this.#trials.get(foldText(name));
  }

  get isEmpty(): boolean {
    return this.#groups.length === 0;
  }

  /** Whether the programme has that event for a sex, whatever the category. */
  hasEvent(event: EventRef, sex: number | undefined): boolean {
    return this.#groups.some(
      (group) => isSameEvent(group, event) && (sex === undefined || findCategory(group.category)?.sex === sex),
    );
  }

  /** Events to move an athlete to: those of the same discipline first, then those open to the category. */
  listOtherEvents({ sex, category, event }: RowPerson): NamedUid[] {
    const rank = (group: EventRef & EntryEvent) =>
      (event !== undefined && isSameEvent(group, event) ? 0 : 2) +
      (category === undefined || this.canAdmit(group, category) ? 0 : 1);
    return this.#groups
      .filter((group) => !isOppositeSex(sex, findCategory(group.category)?.sex))
      .toSorted((a, b) => rank(a) - rank(b))
      .map(({ uid, name }) => ({ uid, name }));
  }

  /** The event of exactly this category, else a new one, whose name gets `name` appended to tell it from others. */
  findExactTarget(event: EventRef, { category, name }: { readonly category: number; readonly name?: string }): Target {
    const exactGroup = this.#groups.find((group) => isSameEvent(group, event) && group.category === category);
    if (exactGroup !== undefined)
      return {
        uid: exactGroup.uid,
        name: exactGroup.name,
        event: { g0: exactGroup.g0, g1: exactGroup.g1 },
        category,
        isNew: false,
      };
    const target = makeNewTarget(event, category);
    return name === undefined || name === '' ? target : { ...target, name: `${target.name} – ${name}` };
  }

  /**
   * The event for an athlete of a category: the one of exactly this category, else the one that admits it and the fewest others,
   * else a new one. Without a category: the event of that sex, if there is only one.
   */
  findTarget(event: EventRef, category: number | undefined, sex: number | undefined): Target | undefined {
    const sameEventGroups = this.#groups.filter((group) => isSameEvent(group, event));
    const makeTarget = (group: (typeof sameEventGroups)[number]): Target => {
      const { uid, name, g0, g1, categories } = group;
      return { uid, name, event: { g0, g1 }, category: group.category, categories, isNew: false };
    };
    if (category === undefined) {
      const ofSex = sameEventGroups.filter((group) => sex === undefined || findCategory(group.category)?.sex === sex);
      const [only] = ofSex;
      return ofSex.length === 1 && only !== undefined ? makeTarget(only) : undefined;
    }
    const exactGroup = sameEventGroups.find((group) => group.category === category);
    if (exactGroup !== undefined) return makeTarget(exactGroup);
    const [narrowest] = sameEventGroups
      .filter((group) => this.canAdmit(group, category))
      .toSorted((a, b) => this.#listAdmitted(a).size - this.#listAdmitted(b).size);
    return narrowest === undefined ? makeNewTarget(event, category) : makeTarget(narrowest);
  }
}

/** A new event with the hurdle height or implement weight of its category. */
function makeNewTarget({ g0, g1 }: EventRef, category: number): Target {
  const event = { g0, g1: findCategoryVariant({ g0, g1 }, category) ?? g1 };
  const name = formatGroupName({ ...event, category }, 'fr');
  return { uid: makeGroupUid({ ...event, category }), name, event, category, isNew: true };
}
