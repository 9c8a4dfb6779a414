import { type NumberForm, writeNumber } from '../number-form.ts';
import { childOf, type XmlNode } from '../xml-tree.ts';

/** Longer than any number that people set; what is longer would be written out at every paragraph. */
const LONGEST_TEXT = 80;

interface Level {
  start: number;
  form: NumberForm;
  /** `S#%1.`: `%n` stands for the number of level n. */
  text: string;
  gap: string;
  /** Levels above this one start it anew; 0: none do. Null: all above do. */
  restartAfter: number | null;
  /** Numbers of the levels above are written in digits here. */
  legal: boolean;
}

interface List {
  /** Lists over the same levels count on together. */
  counters: number[];
  levels: Map<number, Level>;
  startOverrides: Map<number, number>;
}

const FORMS: Readonly<Record<string, NumberForm>> = {
  decimal: 'decimal',
  decimalZero: 'decimal-zero',
  decimalFullWidth: 'full-width',
  decimalHalfWidth: 'decimal',
  decimalEnclosedCircle: 'circled',
  upperRoman: 'roman-upper',
  lowerRoman: 'roman-lower',
  upperLetter: 'latin-upper',
  lowerLetter: 'latin-lower',
  ganada: 'syllable',
  chosung: 'jamo',
  koreanDigital: 'hangul-digits',
  koreanDigital2: 'hanja',
  koreanLegal: 'hangul-count',
  koreanCounting: 'hangul-digits',
  chineseCounting: 'hanja',
  ideographDigital: 'hanja',
  japaneseCounting: 'hanja',
  none: 'none',
};

/** Automatic numbers of a Word document, counted in the order of its paragraphs. */
export class DocxNumbering {
  readonly #lists = new Map<string, List>();

  constructor(root: XmlNode | undefined) {
    const shapes = (root?.children ?? []).filter((node) => node.name === 'abstractNum');
    const levels = new Map(shapes.map((node) => [idOf(node), readLevels(linked(node, shapes))]));
    const counters = new Map(shapes.map((node) => [idOf(node), [] as number[]]));
    for (const node of root?.children ?? []) {
      if (node.name !== 'num') continue;
      const base = attributeOf(node, 'abstractNumId');
      this.#lists.set(node.attributes.numId ?? '', {
        counters: counters.get(base) ?? [],
        ...readOverrides(node, levels.get(base) ?? new Map()),
      });
    }
  }

  /** The number that the next paragraph of this list carries, with what stands between it and the text. */
  next(listId: string, depth: number): string {
    const list = this.#lists.get(listId);
    const level = list?.levels.get(depth);
    if (!list || !level) return '';
    const override = list.startOverrides.get(depth);
    const before = list.counters[depth];
    if (override !== undefined) {
      list.counters[depth] = override;
      list.startOverrides.delete(depth);
    } else {
      list.counters[depth] = before === undefined ? level.start : before + 1;
    }
    for (const [below, { restartAfter }] of list.levels) {
      if (below > depth && (restartAfter === null || depth < restartAfter)) delete list.counters[below];
    }
    const written = this.#write(list, level);
    return written === '' ? '' : written + level.gap;
  }

  #write(list: List, level: Level): string {
    return level.text.replace(/%([1-9])/g, (_, digit: string) => {
      const index = Number(digit) - 1;
      const above = list.levels.get(index);
      const value = list.counters[index] ?? above?.start ?? 1;
      return writeNumber(
        value,
        level.legal && above?.form !== 'none' ? 'decimal' : (above?.form ?? 'decimal'),
      );
    });
  }
}

function idOf(node: XmlNode): string {
  return node.attributes.abstractNumId ?? '';
}

/** A list that only names a list style has its levels where that style is defined. */
function linked(node: XmlNode, shapes: readonly XmlNode[]): XmlNode {
  const style = attributeOf(node, 'numStyleLink');
  if (style === '') return node;
  return shapes.find((shape) => attributeOf(shape, 'styleLink') === style) ?? node;
}

function readLevels(node: XmlNode): Map<number, Level> {
  const levels = new Map<number, Level>();
  for (const child of node.children) {
    if (child.name === 'lvl') levels.set(Number(child.attributes.ilvl ?? 0), readLevel(child));
  }
  return levels;
}

function readOverrides(
  node: XmlNode,
  base: Map<number, Level>,
): { levels: Map<number, Level>; startOverrides: Map<number, number> } {
  const levels = new Map(base);
  const startOverrides = new Map<number, number>();
  for (const child of node.children) {
    if (child.name !== 'lvlOverride') continue;
    const depth = Number(child.attributes.ilvl ?? 0);
    const own = childOf(child, 'lvl');
    if (own) levels.set(depth, readLevel(own));
    const start = attributeOf(child, 'startOverride');
    if (start !== '') startOverrides.set(depth, Number(start) || 0);
  }
  return { levels, startOverrides };
}

function readLevel(node: XmlNode): Level {
  const written = attributeOf(node, 'numFmt') || 'decimal';
  const suffix = attributeOf(node, 'suff') || 'tab';
  const restart = attributeOf(node, 'lvlRestart');
  // A bullet counts nothing.
  const text = written === 'bullet' ? '' : attributeOf(node, 'lvlText').slice(0, LONGEST_TEXT);
  return {
    start: Number(attributeOf(node, 'start') || 0),
    form: FORMS[written] ?? 'decimal',
    text,
    gap: suffix === 'nothing' ? '' : ' ',
    restartAfter: restart === '' ? null : Number(restart),
    legal: childOf(node, 'isLgl') !== undefined,
  };
}

function attributeOf(node: XmlNode, name: string): string {
  return childOf(node, name)?.attributes.val ?? '';
}
