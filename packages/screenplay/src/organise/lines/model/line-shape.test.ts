import { expect, it } from 'vitest';
import { readShape } from './line-shape.ts';

it('tells a cue by its capitals, and what is beside the name by its marks', () => {
  expect(readShape('OLD ROWENA (V.O.)')).toMatchObject({ name: 'OLD ROWENA', voiced: true, caps: 'all' });
  expect(readShape("DR. PELL (cont'd)")).toMatchObject({ name: 'DR. PELL', voiced: true, caps: 'all' });
  expect(readShape('He puts the lamp down.').name).toBe('');
});

it('knows the closed words of headings, transitions, page furniture and shots', () => {
  const marks = [
    'INT. MILL - NIGHT',
    'CUT TO:',
    '(MORE)',
    'CONTINUED: (2)',
    '47.',
    'OMITTED',
    'CLOSE ON the key',
    'TWO HOURS LATER',
  ];
  expect(marks.map((text) => readShape(text).mark)).toEqual([
    'setting',
    'transition',
    'more',
    'continued',
    'number',
    'omitted',
    'shot',
    'later',
  ]);
});

it('sees where parentheses open and close on other lines', () => {
  const rows = ['(softly)', '(turning to the', 'window, slowly)', 'Yes. (beat) No.', '(beat) No.'];
  expect(rows.map((text) => readShape(text).parens)).toEqual([
    'whole',
    'opens',
    'closes',
    'inside',
    'begins',
  ]);
});

it('hears who is spoken to, and of whom is told', () => {
  expect(readShape("I don't know where you went.").voice).toBe('spoken');
  expect(readShape('She closes the gate and walks off.').voice).toBe('told');
});

it('leaves the mark of a revision at the right edge aside', () => {
  expect(readShape('The ferry leaves without them.            *').text).toBe(
    'The ferry leaves without them.',
  );
});
