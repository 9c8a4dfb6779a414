import type { BreakdownItem } from '../../breakdown/breakdown-item.ts';
import { itemKey } from '../../breakdown/item-key.ts';
import { deriveId, type Id } from '../../kernel/id.ts';
import { tagCategory } from './fdx-categories.ts';
import { attribute } from './xml-text.ts';

/** FX2: the tags of a script: what they are of (categories, things), and each place that is tagged, by its number. */
export class TagBook {
  readonly #projectId: Id;
  readonly #categories = new Map<string, Id>();
  readonly #things = new Map<string, { id: Id; categoryId: Id; name: string }>();
  readonly #tags: (readonly Id[])[] = [];

  constructor(projectId: Id) {
    this.#projectId = projectId;
  }

  /** The number of a place that is tagged with these things. */
  tag(items: readonly BreakdownItem[]): number {
    this.#tags.push(items.map((item) => this.#thing(item)));
    return this.#tags.length;
  }

  #thing(item: BreakdownItem): Id {
    const key = itemKey(item);
    const known = this.#things.get(key);
    if (known) return known.id;
    const category = tagCategory(item.type, item.subtype);
    const categoryId =
      this.#categories.get(category) ?? deriveId(this.#projectId, 'tagCategory', this.#categories.size);
    this.#categories.set(category, categoryId);
    const id = deriveId(this.#projectId, 'tagged', this.#things.size);
    this.#things.set(key, { id, categoryId, name: item.name });
    return id;
  }

  /** The part of the file that says what the numbers mean. */
  toXml(): string {
    const categories = [...this.#categories].map(
      ([name, id], i) =>
        `<TagCategory Color="#000000000000" Id="${id}" Name="${attribute(name)}" Number="${i + 1}" Style="Bold"/>`,
    );
    const things = [...this.#things.values()].map(
      ({ id, categoryId, name }, i) =>
        `<TagDefinition CatId="${categoryId}" Id="${id}" Label="${attribute(name)}" Number="${i + 1}"/>`,
    );
    const tags = this.#tags.map(
      (ids, i) => `<Tag Number="${i + 1}">${ids.map((id) => `<DefId>${id}</DefId>`).join('')}</Tag>`,
    );
    return [
      '  <TagData>',
      `    <TagCategories>${categories.join('')}</TagCategories>`,
      `    <TagDefinitions>${things.join('')}</TagDefinitions>`,
      `    <Tags>${tags.join('')}</Tags>`,
      '  </TagData>',
    ].join('\n');
  }
}
