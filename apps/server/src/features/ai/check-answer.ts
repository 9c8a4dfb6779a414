import {
  type BreakdownType,
  breakdownTypeSchema,
  itemKey,
  LINE_TYPES,
  type LineType,
  type OrganisedLine,
  type ReviewedScene,
} from '@ddak/domain';
import { doubtfulLines, type SceneAnswer } from './scene-question.ts';

export interface CheckedItem {
  readonly type: BreakdownType;
  readonly name: string;
  readonly quantity: number | null;
  readonly evidence: { readonly line: number; readonly words: string };
}

/** What of an answer holds against the text. */
export interface CheckedAnswer {
  /** Null: none that may be used. */
  readonly synopsis: string | null;
  readonly items: readonly CheckedItem[];
  readonly lines: readonly { readonly line: number; readonly type: LineType }[];
}

const LONGEST_SYNOPSIS = 120;

/**
 * AI2: an item whose words do not stand in the scene is dropped, and so is a line type that is none, or for a line
 * that was not asked about. A synopsis is dropped when it names somebody of the script who is not in the scene.
 */
export function checkAnswer(
  answer: SceneAnswer,
  scene: ReviewedScene,
  lines: readonly OrganisedLine[],
  allPeople: readonly string[],
): CheckedAnswer {
  const asked = new Set(doubtfulLines(lines));
  return {
    synopsis: checkSynopsis(answer.synopsis, scene, lines, allPeople),
    items: checkItems(answer.items, lines),
    lines: answer.lines.flatMap(({ line, type }) => {
      const known = LINE_TYPES.find((one) => one === type && one !== 'heading');
      const now = lines.find(({ n }) => n === line);
      return known && now && asked.has(line) && now.type !== known ? [{ line, type: known }] : [];
    }),
  };
}

function checkItems(items: SceneAnswer['items'], lines: readonly OrganisedLine[]): CheckedItem[] {
  const seen = new Set<string>();
  return items.flatMap(({ type: said, name: called, quantity, line, words: quoted }) => {
    const type = breakdownTypeSchema.safeParse(said).data;
    const [name, words] = [called.trim().slice(0, 80), quoted.trim().slice(0, 200)];
    if (!type || name === '' || words === '') return [];
    const stands = (one: OrganisedLine): boolean => one.text.includes(words);
    // What is only said is no item (BD1), and the heading is not the scene.
    const shown = lines.filter((one) => one.type === 'action' || one.type === 'parenthetical');
    const at = shown.find((one) => one.n === line && stands(one)) ?? shown.find(stands);
    const key = itemKey({ type, name });
    if (!at || seen.has(key) || !belongsTo(name, words)) return [];
    seen.add(key);
    const counted = quantity !== null && Number.isInteger(quantity) && quantity >= 1 && quantity <= 9999;
    return [{ type, name, quantity: counted ? quantity : null, evidence: { line: at.n, words } }];
  });
}

/** The name must have something of the words that it is said to come from. */
function belongsTo(name: string, words: string): boolean {
  const letters = new Set(words.replace(/\s/g, '').toLowerCase());
  return [...name.replace(/\s/g, '').toLowerCase()].some((letter) => letters.has(letter));
}

function checkSynopsis(
  text: string,
  scene: ReviewedScene,
  lines: readonly OrganisedLine[],
  allPeople: readonly string[],
): string | null {
  const synopsis = text.replace(/\s+/g, ' ').trim();
  if (synopsis === '' || synopsis.length > LONGEST_SYNOPSIS) return null;
  const present = new Set(scene.characters.map(({ name }) => name));
  const written = lines.map((line) => line.text).join('\n');
  const stranger = allPeople.some(
    (name) => name.length > 1 && !present.has(name) && !written.includes(name) && synopsis.includes(name),
  );
  return stranger ? null : synopsis;
}
