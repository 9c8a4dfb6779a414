import { readFile } from 'node:fs/promises';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { HwpDocument } from '@rhwp/core';
import CFB from 'cfb';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readHwpx } from '../hwpx/hwpx.ts';
import { readHwp } from './hwp.ts';
import { startEngine } from './hwp-engine.ts';

const p = (inner: string, look = '0'): string =>
  `<hp:p id="1" paraPrIDRef="${look}" styleIDRef="0" pageBreak="0" columnBreak="0" merged="0"><hp:run charPrIDRef="0">${inner}</hp:run></hp:p>`;
const t = (text: string): string => `<hp:t>${text}</hp:t>`;

/** A HWPX file of ours with other paragraphs, and a header changed by hand. */
async function hwpx(paragraphs: string, changeHeader = (xml: string): string => xml): Promise<Uint8Array> {
  const files = unzipSync(await readFile(new URL('../../../fixtures/night-bus-stop.hwpx', import.meta.url)));
  const section = strFromU8(files['Contents/section0.xml']!);
  const head = section.slice(
    0,
    section.indexOf('</hp:run>', section.indexOf('</hp:ctrl>')) + '</hp:run>'.length,
  );
  const header = changeHeader(strFromU8(files['Contents/header.xml']!));
  const { 'Preview/PrvText.txt': _, ...others } = files;
  return zipSync({
    ...others,
    'Contents/header.xml': strToU8(header),
    'Contents/section0.xml': strToU8(`${head}</hp:p>${paragraphs}</hs:sec>`),
  });
}

/** The same document as HWP 5, written by the engine. */
function toHwp(bytes: Uint8Array): Uint8Array {
  startEngine();
  return new HwpDocument(bytes).exportHwp();
}

async function bothWays(paragraphs: string, changeHeader?: (xml: string) => string) {
  const bytes = await hwpx(paragraphs, changeHeader);
  return [readHwpx(bytes), readHwp(toHwp(bytes))];
}

const numbered = (levels: readonly string[], head: string) => (header: string) =>
  header
    .replace(/<hh:numberings[\s\S]*?<\/hh:numberings>|<hh:numberings[^>]*\/>/, '')
    .replace(
      '<hh:paraProperties',
      `<hh:numberings itemCnt="1"><hh:numbering id="1" start="0">${levels
        .map(
          (level, i) =>
            `<hh:paraHead start="1" level="${i + 1}" align="LEFT" useInstWidth="1" autoIndent="1" widthAdjust="0" textOffsetType="PERCENT" textOffset="50" numFormat="${i === 0 ? 'DIGIT' : 'HANGUL_SYLLABLE'}" charPrIDRef="4294967295" checkable="0">${level}</hh:paraHead>`,
        )
        .join('')}</hh:numbering></hh:numberings><hh:paraProperties`,
    )
    .replace(
      /(<hh:paraPr id="0"[\s\S]*?)<hh:heading [^>]*\/>/,
      `$1<hh:heading type="${head}" idRef="1" level="0"/>`,
    )
    .replace(
      /(<hh:paraPr id="1"[\s\S]*?)<hh:heading [^>]*\/>/,
      `$1<hh:heading type="${head}" idRef="1" level="1"/>`,
    )
    .replace(
      /(<hh:paraPr id="2"[\s\S]*?)<hh:heading [^>]*\/>/,
      '$1<hh:heading type="NONE" idRef="0" level="0"/>',
    );

describe('automatic numbers in Hangul', () => {
  it.each(['NUMBER', 'OUTLINE'])('of headings (%s) become text, the same in HWP and HWPX', async (kind) => {
    const script =
      p(t('카페 (낮)')) +
      p(t('준호가 앉아 있다.'), '2') +
      p(t('카페 앞'), '1') +
      p(t('골목'), '1') +
      p(t('골목 (밤)')) +
      p(t('집 앞'), '1');
    for (const document of await bothWays(script, numbered(['S#^1.', 'S#^1-^2.'], kind))) {
      const texts = document.paragraphs
        .map(({ text }) => text)
        .filter((text) => text !== '' && text !== 'S#1.');
      expect(texts, document.format).toEqual([
        'S#2. 카페 (낮)',
        '준호가 앉아 있다.',
        'S#2-가. 카페 앞',
        'S#2-나. 골목',
        'S#3. 골목 (밤)',
        'S#3-가. 집 앞',
      ]);
    }
  });
});

describe('what stands beside the text in Hangul', () => {
  const sub = (text: string): string => `<hp:subList>${p(t(text))}</hp:subList>`;

  it('is read where it is anchored: tables, footnotes; and told when it is left out: page heads', async () => {
    const table =
      '<hp:tbl id="9" rowCnt="1" colCnt="1"><hp:sz width="4000" height="1000"/><hp:pos/><hp:tr><hp:tc>' +
      `${sub('칸')}<hp:cellAddr colAddr="0" rowAddr="0"/><hp:cellSpan colSpan="1" rowSpan="1"/><hp:cellSz width="4000" height="1000"/></hp:tc></hp:tr></hp:tbl>`;
    const note = `<hp:ctrl><hp:footNote number="1" instId="3">${sub('뒷모습만.')}</hp:footNote></hp:ctrl>`;
    const head = `<hp:ctrl><hp:header id="1" applyPageType="BOTH">${sub('밤의 정류장 3고')}</hp:header></hp:ctrl>`;
    for (const document of await bothWays(p(table) + p(head + t('준호가 걷는다.') + note))) {
      const { paragraphs, unread, format } = document;
      expect(
        paragraphs
          .filter(({ text }) => text.trim() !== '')
          .map(({ text, inTable, kind }) => [text.trim(), inTable, kind]),
        format,
      ).toEqual([
        ['칸', true, undefined],
        ['준호가 걷는다.', false, undefined],
        ['뒷모습만.', false, 'note'],
      ]);
      expect(unread, format).toMatchObject([
        { where: '쪽 머리말·꼬리말', reason: expect.stringContaining('3고') },
      ]);
    }
  });
});

it('says what the preview of a HWP file has and the text has not', async () => {
  const file = CFB.read(
    new Uint8Array(await readFile(new URL('../../../fixtures/night-bus-stop.hwp', import.meta.url))),
    {
      type: 'array',
    },
  );
  const lost = '첫째 둘째 셋째 넷째 다섯째 여섯째 일곱째 여덟째';
  CFB.utils.cfb_add(file, '/PrvText', Buffer.from(lost, 'utf16le'));
  const { unread } = readHwp(new Uint8Array(CFB.write(file, { type: 'buffer' }) as Buffer));
  expect(unread).toMatchObject([{ where: '문서 앞부분', reason: expect.stringContaining('첫째 둘째') }]);
});

it('leaves out what a HWP file marks as deleted while changes were tracked, and tells it', async () => {
  const bytes = new Uint8Array(
    await readFile(new URL('../../../fixtures/night-bus-stop.hwp', import.meta.url)),
  );
  const target = readHwp(bytes).paragraphs.find(({ text }) => text.length > 12 && /^[가-힣 .]+$/.test(text))!;
  const { paragraphs, unread } = readHwp(withDeletion(bytes, target.text, 2, 7));
  const deleted = target.text.slice(2, 7);
  expect(paragraphs.map(({ text }) => text)).toContain(target.text.slice(0, 2) + target.text.slice(7));
  expect(unread).toEqual([{ where: '변경 내용 추적', reason: expect.stringContaining(deleted.trim()) }]);
});

/** The file with the letters `from`–`to` of the paragraph `text` marked as deleted. */
function withDeletion(hwp: Uint8Array, text: string, from: number, to: number): Uint8Array {
  const file = CFB.read(hwp, { type: 'array' });
  const stream = (path: string): Buffer => Buffer.from(CFB.find(file, path)?.content as Uint8Array);
  const header = stream('/FileHeader');
  const flags = header.readUInt32LE(36);
  header.writeUInt32LE(flags | (1 << 14), 36);
  const section = flags & 1 ? inflateRawSync(stream('/BodyText/Section0')) : stream('/BodyText/Section0');
  const found = section.indexOf(Buffer.from(text, 'utf16le'));
  // Behind the letters' looks, which follow the text.
  let at = found + Buffer.byteLength(text, 'utf16le') + 2;
  at += 4 + (section.readUInt32LE(at) >>> 20);
  const mark = Buffer.alloc(16);
  mark.writeUInt32LE((70 | (1 << 10) | (12 << 20)) >>> 0, 0);
  mark.writeUInt32LE(from, 4);
  mark.writeUInt32LE(to, 8);
  mark.writeUInt32LE((0x11 << 24) | 1, 12);
  const changed = Buffer.concat([section.subarray(0, at), mark, section.subarray(at)]);
  CFB.utils.cfb_add(file, '/FileHeader', header);
  CFB.utils.cfb_add(file, '/BodyText/Section0', flags & 1 ? deflateRawSync(changed) : changed);
  return new Uint8Array(CFB.write(file, { type: 'buffer' }) as Buffer);
}
