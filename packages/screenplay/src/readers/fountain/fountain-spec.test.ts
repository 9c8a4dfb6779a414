import { describe, expect, it } from 'vitest';
import { readFountain } from './fountain.ts';

const read = (text: string) => readFountain(new TextEncoder().encode(text));
const kinds = (text: string): string[] =>
  read(text).paragraphs.map((p) => `${p.kind ?? 'action?'}: ${p.text.trim()}`);

// One block for each heading of the published specification (fountain.io/syntax).
describe('the specification of Fountain', () => {
  it('scene headings: keywords with a point or a space in any case, a forced one after a single point', () => {
    const rows = [
      'INT. A',
      'EXT B',
      'EST. C',
      'INT./EXT. D',
      'INT/EXT. E',
      'I/E F',
      'i./e. g',
      '.SNIPER SCOPE POV',
      '.1980',
    ];
    for (const row of rows) expect(kinds(`Rain.\n\n${row}\n\nRain.\n`)[1], row).toMatch(/^heading: /);
    for (const row of ['INTERIOR A', 'EXTRA', '..dots', '...dots', 'ESTABLISHING'])
      expect(kinds(`Rain.\n\n${row}\n\nRain.\n`)[1], row).toMatch(/^action\?: /);
  });

  it('scene headings: a row that holds a note alone is empty', () => {
    expect(kinds('Rain.\n\nINT. HOUSE - DAY\n[[colder]]\nRain.\n')).toEqual([
      'action?: Rain.',
      'heading: INT. HOUSE - DAY',
      'note: colder',
      'action?: Rain.',
    ]);
  });

  it('scene headings may be emphasised', () => {
    expect(read('**INT. HOUSE - DAY**\n\nRain.\n').paragraphs[0]).toMatchObject({
      kind: 'heading',
      text: 'INT. HOUSE - DAY',
      bold: [[0, 16]],
    });
  });

  it.each(['1', '1A', '1a', 'A1', 'I-1-A', '110A'])('scene numbers: #%s#', (number) => {
    expect(read(`INT. HOUSE - DAY #${number}#\n\nRain.\n`).paragraphs[0]).toMatchObject({
      kind: 'heading',
      text: 'INT. HOUSE - DAY',
      sceneNumber: number,
    });
  });

  it('action: keeps every line, its white space, tabs as four spaces', () => {
    const { paragraphs } = read('One.\n   Two.\n\tThree.\n\n\nFour.\n');
    expect(paragraphs.map(({ text, blankBefore }) => [text, blankBefore])).toEqual([
      ['One.', 0],
      ['   Two.', 0],
      ['    Three.', 0],
      ['Four.', 2],
    ]);
  });

  it('action: forced with an exclamation mark, also where it would be a cue', () => {
    expect(kinds('!SCANNING THE AISLES...\nWhere is that pit boss?\n')).toEqual([
      'action: SCANNING THE AISLES...',
      'action?: Where is that pit boss?',
    ]);
  });

  it('characters: capitals with a letter among them, extensions in any case, set in or forced', () => {
    for (const row of [
      'STEEL',
      'R2D2',
      'MOM (O. S.)',
      'HANS (on the radio)',
      '      STEEL',
      '@McCLANE',
      'ÉMILE',
    ])
      expect(kinds(`Rain.\n\n${row}\nHello.\n`)[1], row).toMatch(/^character: /);
    for (const row of ['23', 'Han (O. S.)'])
      expect(kinds(`Rain.\n\n${row}\nHello.\n`)[1], row).toMatch(/^action\?: /);
  });

  it('dialogue: goes on over a row of two spaces, and ends at an empty one', () => {
    expect(kinds('DEALER\nTen.\n  \nHit or stand sir?\n\nRain.\n')).toEqual([
      'character: DEALER',
      'dialogue: Ten.',
      'dialogue: Hit or stand sir?',
      'action?: Rain.',
    ]);
  });

  it('parentheticals: in the middle of speech too, set in or not', () => {
    expect(kinds('\tSTEEL\n\t(beaten)\nSo.\n  (beat)\nNo.\n').map((kind) => kind.split(':')[0])).toEqual([
      'character',
      'parenthetical',
      'dialogue',
      'parenthetical',
      'dialogue',
    ]);
  });

  it('dual dialogue: a caret behind the second name', () => {
    const { paragraphs } = read('BRICK\nScrew!\n\nSTEEL^\nScrew!\n');
    expect(paragraphs.map(({ text, dual }) => [text, dual ?? false])).toEqual([
      ['BRICK', false],
      ['Screw!', false],
      ['STEEL', true],
      ['Screw!', false],
    ]);
  });

  it('lyrics: a tilde, in speech and alone', () => {
    expect(kinds('SINGER\n~These are the songs\n~That I sing.\n\n~Alone\n')).toEqual([
      'character: SINGER',
      'dialogue: These are the songs',
      'dialogue: That I sing.',
      'dialogue: Alone',
    ]);
  });

  it('transitions: capitals that end in TO:, forced ones; a space behind makes it action', () => {
    expect(kinds('Rain.\n\nSMASH CUT TO:\n\n  CUT TO:\n\n> Burn to White.\n\nCUT TO: \n\nCut to:\n')).toEqual(
      [
        'action?: Rain.',
        'transition: SMASH CUT TO:',
        'transition: CUT TO:',
        'transition: Burn to White.',
        'action?: CUT TO:',
        'action?: Cut to:',
      ],
    );
  });

  it('centred text: between angle brackets, spaces or not', () => {
    const { paragraphs } = read('> THE END <\n\n>THE END<\n\n>   THE END\t<\n');
    expect(paragraphs.map(({ text, align }) => [text, align])).toEqual(Array(3).fill(['THE END', 'center']));
  });

  it.each([
    ['*italics*', 'italics', []],
    ['**bold**', 'bold', [[0, 4]]],
    ['***bold italics***', 'bold italics', [[0, 12]]],
    ['_underline_', 'underline', []],
    ['_an *italicized* word_', 'an italicized word', []],
    ['**bold and *both* here**', 'bold and both here', [[0, 18]]],
    ['He dialed *69 and then *23, and hung up.', 'He dialed *69 and then *23, and hung up.', []],
    ['He dialed *69 and then 23*, and hung up.', 'He dialed 69 and then 23, and hung up.', []],
    ['He dialed \\*69 and then 23*.', 'He dialed *69 and then 23*.', []],
    ['2 * 3 * 4', '2 * 3 * 4', []],
    ['an *open end', 'an *open end', []],
  ] as const)('emphasis: %s', (row, text, bold) => {
    expect(read(`${row}\n`).paragraphs[0]).toMatchObject({ text, bold });
  });

  it('emphasis: does not go on over the end of a row', () => {
    expect(read('As he *rattles\noff* the list.\n').paragraphs.map(({ text }) => text)).toEqual([
      'As he *rattles',
      'off* the list.',
    ]);
  });

  it('title page: any key, values set in below it, emphasis; and none where there is none', () => {
    const { title, paragraphs } = read(
      'Title:\n\t_**BRICK & STEEL**_\n    FULL RETIRED\nAuthor: Stu\nDraft date: 1/20/2012\n\nRain.\n',
    );
    expect(title).toBe('BRICK & STEEL FULL RETIRED');
    expect(paragraphs.map(({ text, kind }) => [text, kind])).toEqual([
      ['BRICK & STEEL', 'other'],
      ['FULL RETIRED', 'other'],
      ['Author: Stu', 'other'],
      ['Draft date: 1/20/2012', 'other'],
      ['Rain.', undefined],
    ]);
    for (const start of ['FADE IN:\n\nRain.', '준호: 안녕\n민지: 응', 'CUT TO:\n\nRain.', 'DAWN:\n\nRain.'])
      expect(read(start).title, start).toBeNull();
  });

  it('page breaks: three or more equals signs', () => {
    expect(kinds('One.\n\n===\n\nTwo.\n\n=====\n\nThree.\n')).toEqual([
      'action?: One.',
      'action?: Two.',
      'action?: Three.',
    ]);
  });

  it('notes: in a row, over rows, over a row of two spaces; not over an empty one', () => {
    expect(kinds('A [[note]] here.\n\n[[over\nrows]]\n\n[[over\n  \na gap]]\n')).toEqual([
      'action?: A  here.',
      'note: note',
      'note: over rows',
      'note: over a gap',
    ]);
    expect(kinds('[[not\n\na note]]\n')).toEqual(['action?: [[not', 'action?: a note]]']);
  });

  it('boneyard: is put aside, however long, and told', () => {
    const { paragraphs, unread } = read(
      'CUT TO:\n/*\nINT. GARAGE - DAY\n\nBrick gets in.\n*/\nEXT. MANSION - DAY\n\nA /* tall */ man.\n',
    );
    expect(paragraphs.map(({ text }) => text)).toEqual(['CUT TO:', 'EXT. MANSION - DAY', 'A  man.']);
    expect(unread).toEqual([{ where: '/* */', reason: expect.stringContaining('INT. GARAGE - DAY') }]);
  });

  it('sections and synopses: are notes, whatever their depth', () => {
    expect(kinds('# Act One\n\n= It begins.\n\n#Act Two\n## Sequence\n\n=It ends.\n\nINT. A\n')).toEqual([
      'note: Act One',
      'note: It begins.',
      'note: Act Two',
      'note: Sequence',
      'note: It ends.',
      'heading: INT. A',
    ]);
  });

  it('indenting: is of no meaning but in action', () => {
    expect(
      kinds('        CUT TO:\n\n    INT. GARAGE - DAY\n\n    > THE END <\n').map(
        (kind) => kind.split(':')[0],
      ),
    ).toEqual(['transition', 'heading', 'action?']);
  });

  it.each([
    '# no section',
    '@no cue',
    '!no mark',
    '.no heading',
    '> no transition',
    '= no synopsis',
    '~no song',
  ])('escapes: a backslash in front makes %s plain', (row) => {
    expect(kinds(`Rain.\n\n\\${row}\n`)[1]).toBe(`action?: ${row}`);
  });
});
