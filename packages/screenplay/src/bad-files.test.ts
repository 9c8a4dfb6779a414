import { readFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readScript } from './read-script.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const fixture = async (name: string): Promise<Uint8Array> =>
  new Uint8Array(await readFile(new URL(`../fixtures/${name}`, import.meta.url)));
const code = async (bytes: Uint8Array, name: string): Promise<string> => {
  const result = await readScript(bytes, name);
  if (!result.ok) expect(result.message).toMatch(/[가-힣]/);
  return result.ok ? result.organised.format : result.code;
};
const FDX = (body: string): string => `<?xml version="1.0"?>${body}`;

describe('text', () => {
  const script = 'S#1. 카페 (낮)\n\n준호: 왔어?\n\nS#2. 골목 (밤)\n\n준호: 응.\n';
  const places = async (bytes: Uint8Array) => {
    const result = await readScript(bytes, 'a.txt');
    return result.ok ? result.organised.locations.map((place) => place.setName) : result.code;
  };
  const utf16 = (bigEndian: boolean, mark: boolean): Uint8Array => {
    const units = [...((mark ? '\ufeff' : '') + script)].map((char) => char.charCodeAt(0));
    return Uint8Array.from(units.flatMap((u) => (bigEndian ? [u >> 8, u & 255] : [u & 255, u >> 8])));
  };

  it.each([
    ['UTF-8', utf8(script)],
    ['UTF-8 with a mark', utf8(`\ufeff${script}`)],
    ['UTF-8 with Windows line ends', utf8(script.replaceAll('\n', '\r\n'))],
    ['UTF-8 with old Macintosh line ends', utf8(script.replaceAll('\n', '\r'))],
    ['decomposed Hangul', utf8(script.normalize('NFD'))],
    ['UTF-16 little endian', utf16(false, true)],
    ['UTF-16 big endian', utf16(true, true)],
    ['UTF-16 without a mark', utf16(false, false)],
  ])('reads %s', async (_, bytes) => {
    expect(await places(bytes)).toEqual(['카페', '골목']);
  });

  it('reads CP949, which Korean Windows still writes', async () => {
    // 'S#1. 카페 (낮)\n' in CP949.
    const bytes = [0x53, 0x23, 0x31, 0x2e, 0x20, 0xc4, 0xab, 0xc6, 0xe4, 0x20, 0x28, 0xb3, 0xb7, 0x29, 0x0a];
    expect(await places(Uint8Array.from(bytes))).toEqual(['카페']);
  });

  it('still reads UTF-8 that was cut inside a letter', async () => {
    expect(await places(utf8('S#1. 카페 (낮)\n\n준호가 걷는다').slice(0, -1))).toEqual(['카페']);
  });
});

describe('files that are not what they should be', () => {
  it('goes by what is in a file, not by its name', async () => {
    expect(await code(await fixture('night-bus-stop.pdf'), 'script.hwp')).toBe('pdf');
    expect(await code(await fixture('night-bus-stop.docx'), 'script.txt')).toBe('docx');
    expect(await code(await fixture('night-bus-stop.hwp'), 'script.hwpx')).toBe('hwp');
    expect(await code(await fixture('night-bus-stop.txt'), 'script.pdf')).toBe('txt');
  });

  it.each([
    ['script.pdf', '확장자는 PDF인데 내용은 일반 텍스트예요.'],
    ['script.hwp', '확장자는 HWP인데 내용은 일반 텍스트예요.'],
    ['script.txt', null],
    ['script.fountain', null],
    ['script', null],
  ])('OG65: says of text that is named %s what it is', async (name, told) => {
    const result = await readScript(utf8('S#1. 카페 (낮)\n\n준호: 왔어?\n\n준호: 응.\n'), name);
    const unread = result.ok ? result.organised.unread.filter(({ where }) => where === '파일 이름') : null;
    expect(unread).toEqual(told ? [{ where: '파일 이름', reason: expect.stringContaining(told) }] : []);
  });

  it('names formats that it does not read', async () => {
    expect(await code(utf8('{\\rtf1 hello}'), 'a.rtf')).toBe('file_unsupported');
    expect(await code(utf8('<!DOCTYPE html><html></html>'), 'a.html')).toBe('file_unsupported');
    expect(await code(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10), 'a.png')).toBe(
      'file_unsupported',
    );
    expect(await code(zipSync({ 'a.txt': strToU8('a') }), 'a.zip')).toBe('file_unsupported');
  });

  it.each([
    ['content.xml', 'ODT 파일은'],
    ['Index/Document.iwa', 'Pages 파일은'],
    ['document.xml', 'Fade In 파일은'],
    ['xl/workbook.bin', 'XLSB 파일은'],
    ['ppt/presentation.xml', '파워포인트 파일'],
  ])('names what an archive with %s is', async (part, what) => {
    const result = await readScript(zipSync({ [part]: strToU8('<a/>') }), 'a.docx');
    expect(result).toMatchObject({ code: 'file_unsupported', message: expect.stringContaining(what) });
  });

  it('refuses what is empty', async () => {
    expect(await code(new Uint8Array(), 'a.hwp')).toBe('file_empty');
    expect(await code(utf8('\ufeff \r\n\t\r\n'), 'a.txt')).toBe('empty_script');
  });

  it.each(['pdf', 'docx', 'hwp', 'hwpx'])('refuses a %s that was cut short', async (format) => {
    const whole = await fixture(`night-bus-stop.${format}`);
    expect(await code(whole.slice(0, 700), `a.${format}`)).toMatch(/^file_(?:damaged|mislabelled)$/);
  });
});

it('reads an FDX that was cut short as far as it goes, and says so', async () => {
  const result = await readScript((await fixture('night-bus-stop.fdx')).slice(0, 9000), 'a.fdx');
  expect(result.ok && result.organised.scenes.length).toBeGreaterThan(3);
  expect(result.ok && result.organised.unread[0]?.reason).toContain('잘려');
});

describe('files that mean harm', () => {
  it('refuses entities and document types in FDX', async () => {
    const laughs = FDX(
      '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><FinalDraft><Content/></FinalDraft>',
    );
    expect(await code(utf8(laughs), 'a.fdx')).toBe('file_unsafe');
  });

  it('leaves unknown entities as they are written', async () => {
    const xml = FDX(
      '<FinalDraft><Content><Paragraph Type="Scene Heading"><Text>INT. A &amp; B &xxe; - DAY</Text></Paragraph></Content></FinalDraft>',
    );
    const result = await readScript(utf8(xml), 'a.fdx');
    expect(result.ok && result.organised.scenes[0]?.heading).toBe('INT. A & B &xxe; - DAY');
  });

  it('refuses endless nesting', async () => {
    const deep = FDX(`<FinalDraft><Content>${'<Paragraph>'.repeat(60_000)}</Content></FinalDraft>`);
    expect(await code(utf8(deep), 'a.fdx')).toMatch(/^file_(?:unsafe|damaged)$/);
  });

  it('refuses a zip bomb before it is unpacked', async () => {
    const section = `<?xml version="1.0"?><hs:sec>${'<hp:p/>'.repeat(16_000_000)}</hs:sec>`;
    const bomb = zipSync({ 'Contents/section0.xml': strToU8(section) }, { level: 1 });
    expect(bomb.length).toBeLessThan(2_000_000);
    expect(await code(bomb, 'a.hwpx')).toBe('file_unsafe');
  });
});

// Each of these took minutes with a pattern that backtracks; the test's own time-out is the guard.
describe('text made to stall a reader', () => {
  const fdx = (type: string, text: string): string =>
    FDX(
      `<FinalDraft><Content><Paragraph Type="Scene Heading"><Text>INT. A</Text></Paragraph><Paragraph Type="${type}"><Text>${text}</Text></Paragraph></Content></FinalDraft>`,
    );
  const CASES: Record<string, readonly [name: string, text: string]> = {
    'one endless line': ['a.txt', '가나다 '.repeat(300_000)],
    'endless parentheses': ['a.txt', 'S#1. 카페 (낮)\n준호' + '('.repeat(200_000)],
    'endless spaces': ['a.txt', `준호${' '.repeat(100_000)}x\n`.repeat(5)],
    'endless colons': ['a.txt', 'a:'.repeat(200_000)],
    'a cast of thousands': [
      'a.txt',
      `S#1. 카페 (낮)\n${Array.from({ length: 20_000 }, (_, i) => `사람${i}: 응`).join('\n')}\n사람1이 걷는다.`,
    ],
    'numbers without end': [
      'a.txt',
      Array.from({ length: 10_000 }, (_, i) => `${(i % 999) + 1}. 카페 (낮)\n준호: 응`).join('\n'),
    ],
    'notes that never close': ['a.fountain', `INT. A\n\n${'[['.repeat(100_000)}`],
    'notes that never open': ['a.fountain', `INT. A\n\n${']]'.repeat(100_000)}`],
    'emphasis without end': ['a.fountain', `INT. A\n\n${'**a'.repeat(30_000)}`],
    'an endless name': ['a.fdx', fdx('Character', 'A ('.repeat(100_000))],
    'a tag with a value without end': ['a.fdx', fdx('Action', `<Style ${'a="b" '.repeat(400_000)}/>`)],
    'an endless heading': ['a.fdx', fdx('Scene Heading', 'INT. A - '.repeat(100_000))],
  };

  it.each(Object.entries(CASES))('%s', async (_, [name, text]) => {
    expect(await code(utf8(text), name)).toMatch(/^(?:txt|fountain|fdx)$/);
  });
});
