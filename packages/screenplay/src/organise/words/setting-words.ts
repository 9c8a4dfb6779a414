import type { Setting } from '@ddak/domain';

const INSIDE = '안|실내|내부|내|INT|INTERIOR|I|인테리어';
const OUTSIDE = '밖|실외|외부|야외|외|EXT|EXTERIOR|옥외|E|O';
const BOTH = new RegExp(
  `^(?:(?:${INSIDE})\\.?\\s*[/·,+-]?\\s*(?:${OUTSIDE})|(?:${OUTSIDE})\\.?\\s*[/·,+-]\\s*(?:${INSIDE})|안팎|내외부?|I\\.?/E|E\\.?/I)\\.?$`,
  'i',
);
const IN = new RegExp(`^(?:${INSIDE})\\.?$`, 'i');
// A lone E or O beside a time is not read as outside here: E is 저녁 on a Korean sheet.
const OUT = /^(?:밖|실외|외부|야외|외|EXT|EXTERIOR|옥외)\.?$/i;

/** What a phrase says about inside and outside when that is all it says; null otherwise. */
export function readSetting(phrase: string): Setting | null {
  const text = phrase.trim();
  if (text === '') return null;
  if (BOTH.test(text)) return 'INT/EXT';
  if (IN.test(text)) return 'INT';
  return OUT.test(text) ? 'EXT' : null;
}

/** The formal keyword that opens a heading: `INT.`, `EXT.`, `INT./EXT.`, `I/E`, `실내.`; with its length. */
export function leadingSetting(text: string): { setting: Setting; length: number; strong: boolean } | null {
  const english =
    /^(INT\.?\s*[/-]\s*EXT|EXT\.?\s*[/-]\s*INT|I\s*[./]\s*E|E\s*\/\s*I|INT|EXT|EST)(?:\.(?=\S)|\.?\s*[:,/-]?\s+|\.$|:\s*|\/|\)\s*)/i.exec(
      text,
    );
  if (english?.[1]) {
    const word = english[1].toUpperCase().replace(/[\s.]/g, '');
    const both = /^(INT[/-]EXT|EXT[/-]INT|I\/?E|E\/I)$/.test(word);
    return {
      setting: both ? 'INT/EXT' : word === 'INT' ? 'INT' : 'EXT',
      length: english[0].length,
      strong: true,
    };
  }
  const korean =
    /^[([]?(실내\s*\/\s*실외|실내|실외|내부|외부|야외|안\s*\/\s*밖|안|밖)(\s*[.,:/\-)\]]+\s*|\s+)/.exec(text);
  if (!korean?.[1]) return null;
  const setting = readSetting(korean[1].replace(/\s/g, ''));
  // '안 방' or '밖 풍경' is a place; only a mark after the word makes it a keyword.
  if (!setting || (korean[2]?.trim() === '' && /^[안밖]$/.test(korean[1]))) return null;
  return { setting, length: korean[0].length, strong: korean[2]?.trim() !== '' };
}
