import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textParagraphs } from '../../../readers/txt/txt.ts';
import { findCandidates } from '../../headings/heading-candidates.ts';
import { organise } from '../../organise.ts';
import { toSourceLines } from '../source-line.ts';
import { decideLines } from './decide-lines.ts';
import { explainLine } from './explain-line.ts';

/** An invented script: kind of each row, and its text. */
const ROWS: readonly (readonly [string, string])[] = Array.from(
  { length: 6 },
  (_, turn) =>
    [
      ['heading', `${turn % 2 ? 'EXT. QUARRY ROAD' : 'INT. FERRY OFFICE'} - ${turn % 3 ? 'DAY' : 'NIGHT'}`],
      ['action', 'Rowena counts the keys on the board. One hook is empty, and'],
      ['action', 'she looks at it for longer than she should.'],
      ['character', 'ROWENA'],
      ['dialogue', 'You took the boathouse key. I can'],
      ['dialogue', 'see the hook from here.'],
      ['character', 'HOLLIS'],
      ['parenthetical', '(not looking up from'],
      ['parenthetical', 'the ledger)'],
      ['dialogue', "I didn't take anything."],
      ['action', 'He closes the ledger. Outside, the ferry sounds its horn.'],
      ['character', "ROWENA (CONT'D)"],
      ['dialogue', 'Then who did?'],
    ] as const,
).flat();

const INDENT: Readonly<Record<string, number>> = { character: 22, parenthetical: 16, dialogue: 10 };

/** Speeches of a word, which could be names. */
const SHORT: Readonly<Record<string, string>> = {
  'Then who did?': 'Well.',
  "I didn't take anything.": 'Dr. Pell.',
};

/** The rows as somebody types them: `between`: empty rows before what is no speech. */
function typed(indents: boolean, between: number, change = (_kind: string, text: string) => text) {
  return ROWS.map(([kind, text]) => {
    const gap = kind === 'heading' || kind === 'character' ? '\n'.repeat(between) : '';
    const lead = kind === 'action' && text.startsWith('R') ? '\n'.repeat(between) : gap;
    const after = kind === 'action' && text.startsWith('He') ? '\n'.repeat(between) : '';
    return `${lead}${after}${' '.repeat(indents ? (INDENT[kind] ?? 0) : 0)}${change(kind, text)}`;
  }).join('\n');
}

const decide = (text: string) => {
  const lines = toSourceLines(textParagraphs(text));
  return decideLines(lines, findCandidates(lines, false));
};

const right = (text: string): number => {
  const labels = decide(text)?.labels ?? [];
  return ROWS.filter(([kind], at) => labels[at] === kind).length / ROWS.length;
};

describe('the line model', () => {
  it('OG40: reads a script in its usual layout', () => {
    expect(right(typed(true, 1))).toBe(1);
  });

  it('OG40: reads a script without empty rows, without indents, and without both', () => {
    expect(right(typed(true, 0))).toBeGreaterThan(0.97);
    expect(right(typed(false, 1))).toBeGreaterThan(0.97);
    expect(right(typed(false, 0))).toBeGreaterThan(0.97);
  });

  it('OG40: leaves scripts in Korean to the rules', () => {
    expect(decide('S#1. 선착장 (밤)\n하린이 열쇠를 센다.\n하린: 누가 가져갔어?\n'.repeat(20))).toBeNull();
  });

  it('OG41: finds headings without INT and EXT among those with them, and a mere LATER', () => {
    let turn = 0;
    const text = typed(true, 1, (kind, row) => {
      if (kind !== 'heading') return row;
      turn += 1;
      return turn === 3 ? 'BACK AT THE FERRY OFFICE' : turn === 5 ? 'MOMENTS LATER' : row;
    });
    const { scenes } = organise({ format: 'txt', title: null, paragraphs: textParagraphs(text), unread: [] });
    expect(scenes).toHaveLength(6);
  });

  it('OG41: of a deleted scene nothing is left, and a clause in capitals is none', () => {
    let turn = 0;
    const text = typed(true, 1, (kind, row) => {
      turn += kind === 'heading' ? 1 : 0;
      return kind === 'heading' && turn === 4 ? '***SCENE DELETED***' : row;
    });
    const { scenes } = organise({ format: 'txt', title: null, paragraphs: textParagraphs(text), unread: [] });
    expect(scenes).toHaveLength(5);
  });

  it('OG41: above the first heading that rules propose stands the title page', () => {
    const text = `THE FERRY OFFICE\n\n(c) 2003 Hollow Pictures\n\n${typed(true, 1)}`;
    const { scenes } = organise({ format: 'txt', title: null, paragraphs: textParagraphs(text), unread: [] });
    expect(scenes).toHaveLength(6);
  });

  it('OG40: words that open a speech are nobody', () => {
    const text = typed(true, 1, (_, row) => SHORT[row] ?? row);
    const { characters } = organise({
      format: 'txt',
      title: null,
      paragraphs: textParagraphs(text),
      unread: [],
    });
    expect(characters.map(({ name }) => name).sort()).toEqual(['HOLLIS', 'ROWENA']);
  });

  it('OG40: tells of a line how each label fared, and why', () => {
    const decisions = decide(typed(true, 1));
    const told = decisions ? explainLine(decisions, 3) : null;
    expect(told?.label).toBe('character');
    expect(told?.votes.map(({ behind }) => behind)[0]).toBe(0);
    expect(told?.votes).toHaveLength(7);
    expect(told?.reasons.length).toBeGreaterThan(3);
  });

  it('OG40: gives the same answer each time, by weights of at most 300 KB', () => {
    const text = typed(false, 0);
    expect(decide(text)?.votes).toEqual(decide(text)?.votes);
    expect(statSync(new URL('line-weights.json', import.meta.url)).size).toBeLessThanOrEqual(300 * 1024);
  });
});
