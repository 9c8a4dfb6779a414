import { describe, expect, it } from 'vitest';
import { readFountain } from './fountain.ts';

const read = (text: string) => readFountain(new TextEncoder().encode(text));
const kinds = (text: string): string[] =>
  read(text).paragraphs.map((p) => `${p.kind ?? 'action?'}: ${p.text.trim()}`);

describe('Fountain', () => {
  it('reads headings by keyword, forced ones, and their numbers', () => {
    expect(kinds('INT. HOUSE - DAY #12A#\n\nint/ext. car - night\n\n.ROOFTOP\n\n...not a heading\n')).toEqual(
      [
        'heading: INT. HOUSE - DAY',
        'heading: int/ext. car - night',
        'heading: ROOFTOP',
        'action?: ...not a heading',
      ],
    );
    expect(read('INT. HOUSE - DAY #12A#\n').paragraphs[0]?.sceneNumber).toBe('12A');
  });

  it('wants an empty row on both sides of a heading', () => {
    expect(kinds('INT. HOUSE - DAY\nINT. CAR - DAY\n')).toEqual([
      'action?: INT. HOUSE - DAY',
      'action?: INT. CAR - DAY',
    ]);
  });

  it('reads cues, manners and speech, forced cues, and an empty-looking row inside speech', () => {
    expect(
      kinds('STEEL (O.S.)\n(starting)\nSo much for\n  \nretirement!\n\n@McAVOY\nHello.\n\n준호가 걷는다.\n'),
    ).toEqual([
      'character: STEEL (O.S.)',
      'parenthetical: (starting)',
      'dialogue: So much for',
      'dialogue: retirement!',
      'character: McAVOY',
      'dialogue: Hello.',
      'action?: 준호가 걷는다.',
    ]);
  });

  it('OG81: what a row cuts to heads a scene, whatever its case, and so does what stands where a speech would go on', () => {
    expect(
      kinds('CUT TO:\nint. bakery, oven door\nDough rises.\n\nNORA\nWho left it on?\nEXT. YARD-LATER\n'),
    ).toEqual([
      'transition: CUT TO:',
      'heading: int. bakery, oven door',
      'action?: Dough rises.',
      'character: NORA',
      'dialogue: Who left it on?',
      'action?: EXT. YARD-LATER',
    ]);
    expect(kinds('NORA\nInt. is short for interior.\n')[1]).toBe('dialogue: Int. is short for interior.');
  });

  it('marks the second of two cues side by side', () => {
    expect(read('EVE\nHi.\n\nADAM ^\nHi.\n').paragraphs.map((p) => p.dual ?? false)).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  it('takes no name without a letter, and no capitals before an empty row, for a cue', () => {
    expect(kinds('23 (O.S.)\nText.\n\nBANG\n\n')).toEqual([
      'action?: 23 (O.S.)',
      'action?: Text.',
      'action?: BANG',
    ]);
  });

  it('reads transitions, centred text, lyrics and forced action', () => {
    expect(kinds('CUT TO:\n\n> Burn to white.\n\n> THE END <\n\n~Sing\n\n!BANG\n')).toEqual([
      'transition: CUT TO:',
      'transition: Burn to white.',
      'action?: THE END',
      'dialogue: Sing',
      'action: BANG',
    ]);
  });

  it('leaves the boneyard and page breaks out, keeps notes, sections and synopses as notes', () => {
    expect(
      kinds(
        '# Act\n\n= It begins.\n\nA /* gone\n\nstill gone */ line [[with a\nnote]].\n\n===\n\n[[Alone]]\n',
      ),
    ).toEqual(['note: Act', 'note: It begins.', 'action?: A  line .', 'note: with a note', 'note: Alone']);
  });

  it('strips emphasis, keeps where bold was, and honours escapes', () => {
    const [paragraph] = read('He **runs** _fast_, \\*not\\* 2 * 3.\n').paragraphs;
    expect(paragraph?.text).toBe('He runs fast, *not* 2 * 3.');
    expect(paragraph?.bold).toEqual([[3, 7]]);
  });

  it('takes the title from the title page', () => {
    expect(read('Title:\n    _**BRICK & STEEL**_\nCredit: Written by\n\nFADE IN:\n')).toMatchObject({
      title: 'BRICK & STEEL',
      paragraphs: [
        { text: 'BRICK & STEEL', kind: 'other' },
        { text: 'Credit: Written by' },
        { text: 'FADE IN:' },
      ],
    });
  });
});
