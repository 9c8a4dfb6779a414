import { thingOfTag } from '@ddak/domain';
import { cleanText } from '../../organise/lines/normalise-text.ts';
import type { ParagraphTag } from '../../paragraph.ts';
import { childOf, descendants, textOf, type XmlNode } from '../xml-tree.ts';

/** What a tagged place is of, by its number. */
export type FdxTags = ReadonlyMap<string, readonly Omit<ParagraphTag, 'words'>[]>;

/** As long as a thing's name may be. */
const LONGEST = 80;

/** FX3: the tags of a file: places by their numbers, the things that they are of, and the categories of these. */
export function readTags(root: XmlNode): FdxTags {
  const data = childOf(root, 'TagData');
  if (!data) return new Map();
  const categories = new Map(
    descendants(data, 'TagCategory').map(({ attributes: { Id, Name } }) => [Id ?? '', Name ?? '']),
  );
  const things = new Map(
    descendants(data, 'TagDefinition').flatMap(({ attributes: { Id, CatId, Label } }) => {
      const thing = thingOfTag(categories.get(CatId ?? '') ?? '');
      const name = cleanText(Label ?? '')
        .trim()
        .slice(0, LONGEST)
        .trim();
      return thing && Id && name !== '' ? [[Id, { ...thing, name }] as const] : [];
    }),
  );
  return new Map(
    descendants(data, 'Tag').map((tag) => [
      tag.attributes.Number ?? '',
      descendants(tag, 'DefId').flatMap((node) => things.get(textOf(node).trim()) ?? []),
    ]),
  );
}

/** The tagged words of a paragraph's own runs. */
export const tagsOf = (node: XmlNode, tags: FdxTags): ParagraphTag[] =>
  node.children.flatMap((run) => {
    const words = run.name === 'Text' ? cleanText(textOf(run)).trim() : '';
    const things = words === '' ? [] : (tags.get(run.attributes.TagNumber ?? '') ?? []);
    return things.map((thing) => ({ ...thing, words }));
  });
