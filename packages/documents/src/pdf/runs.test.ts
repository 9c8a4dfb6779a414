import { describe, expect, it } from 'vitest';
import { hasGlyph } from './fonts.ts';
import { runsOf } from './runs.ts';

const typefaces = (text: string) => runsOf(text, 'bold').map(({ typeface }) => typeface);

describe('CS23: a text by the typefaces that have it', () => {
  it('keeps rare syllables and usual Hanja in the face of the sheet', () => {
    for (const text of ['뷁', '펲', '썅', '힣', '龍', '㎡ ℃ ※ ①'])
      expect(runsOf(text, 'bold')).toEqual([{ text, typeface: 'bold' }]);
  });

  it('takes rare Hanja, emoji and other signs from their own', () => {
    expect(typefaces('박媖')).toEqual(['bold', 'hanja']);
    expect(typefaces('비🌧 촬영🎬')).toEqual(['bold', 'emoji', 'bold', 'emoji']);
    expect(typefaces('☐')).toEqual(['symbols']);
  });

  it('leaves an emoji of several parts whole, and the signs that only say how it looks away from the others', () => {
    for (const emoji of ['👨‍👩‍👧', '🇰🇷', '👍🏽'])
      expect(runsOf(emoji, 'regular')).toEqual([{ text: emoji, typeface: 'emoji' }]);
    expect(runsOf('☀\u{fe0f}\u{200b}', 'regular')).toEqual([{ text: '☀', typeface: 'regular' }]);
  });

  it('joins syllables that come in letters, as file names of some systems do', () => {
    expect(runsOf('촬영'.normalize('NFD'), 'regular')).toEqual([{ text: '촬영', typeface: 'regular' }]);
  });

  it('writes by its number what none has', () => {
    expect(runsOf('가\u{323af}나', 'regular')).toEqual([{ text: '가[U+323AF]나', typeface: 'regular' }]);
    expect(runsOf('\u{e000}', 'regular')).toEqual([{ text: '[U+E000]', typeface: 'regular' }]);
  });

  it('has in every face what it takes for ordinary', () => {
    const ordinary = [0x20, 0x7e, 0xb7, 0x2013, 0x2026, 0xac00, 0xd7a3];
    for (let code = 0x20; code < 0x7f; code++) ordinary.push(code);
    for (let code = 0xac00; code <= 0xd7a3; code++) ordinary.push(code);
    for (const face of ['regular', 'medium', 'bold'] as const)
      expect(ordinary.filter((code) => !hasGlyph(face, code))).toEqual([]);
  });
});
