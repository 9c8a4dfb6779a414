import { nameKey } from '../../breakdown/item-key.ts';
import { deriveId, type Id } from '../../kernel/id.ts';
import type { UssCategory, UssElement, UssEvent } from './uss-file.ts';

/** What an element of a file is made of. */
export interface Element {
  readonly ucid: number;
  /** What its category is called. */
  readonly category: string;
  readonly name: string;
  /** Of which kind here, where the category alone does not say it. */
  readonly kind?: Pick<UssElement, '_type' | '_subtype'>;
  readonly boardId?: string;
  readonly events?: readonly UssEvent[];
}

/** US3: the elements and categories of a file, each once, as they come to be needed. */
export class ElementBook {
  readonly categories = new Map<number, UssCategory>();
  readonly elements = new Map<string, UssElement>();
  readonly #projectId: Id;
  readonly #created: string;

  constructor(projectId: Id, created: string) {
    this.#projectId = projectId;
    this.#created = created;
  }

  /** The id of an element, which is written down when it is first asked for. */
  idOf(one: Element): string {
    const key = [one.ucid, one.kind?._type ?? '', one.kind?._subtype ?? '', nameKey(one.name)].join('/');
    const known = this.elements.get(key);
    if (known) return known.id;
    const id = deriveId(this.#projectId, 'element', this.elements.size);
    this.elements.set(key, {
      id,
      category: this.#categoryOf(one),
      created: this.#created,
      daysOff: [],
      dropDayCount: 10,
      elementId: one.boardId ?? null,
      events: [...(one.events ?? [])],
      isDood: true,
      isDrop: true,
      isHold: true,
      isIdLock: true,
      linkedElements: [],
      name: one.name,
      ...one.kind,
    });
    return id;
  }

  #categoryOf({ ucid, category }: Element): string {
    const known = this.categories.get(ucid);
    if (known) return known.id;
    const id = deriveId(this.#projectId, 'category', ucid);
    this.categories.set(ucid, { id, created: this.#created, name: category, ucid });
    return id;
  }
}
