/** Forms that are known by a number alone; of the others the workbook says the code. */
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
  27: 'yyyy"年" mm"月" dd"日"',
  30: 'mm-dd-yy',
  31: 'yyyy"년" mm"월" dd"일"',
  32: 'h"시" mm"분"',
  33: 'h"시" mm"분" ss"초"',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
};

/** What Excel itself takes at most. */
const LONGEST_CODE = 255;

/** The code of a form: the workbook's own, or one that every program knows. */
export const formatCode = (id: number, own: ReadonlyMap<number, string>): string =>
  (own.get(id) ?? BUILT_IN[id] ?? 'General').slice(0, LONGEST_CODE);

/** A number as its cell shows it: `"S#"0`, `0.0"초"`, `h:mm`, `0%`. */
export function showNumber(value: number, code: string, since1904: boolean): string {
  const parts = code.split(';');
  const part = (value < 0 ? (parts[1] ?? parts[0]) : value === 0 ? (parts[2] ?? parts[0]) : parts[0]) ?? '';
  const tokens = tokensOf(part);
  if (/^\s*(?:General|@)?\s*$/i.test(part)) return plainNumber(value);
  if (tokens.some((token) => DATED.test(token))) return showDate(value, tokens, since1904);
  return showDigits(value, tokens);
}

const plainNumber = (value: number): string => String(Number(value.toPrecision(11)));

const DATED = /^(?:[yd]+|h+|s+|\[[hms]+\])$/i;

/** Quoted words, escaped characters, runs of one letter, and everything else by itself; colours and locales go. */
function tokensOf(code: string): string[] {
  const found =
    code.match(
      /"[^"]*"|\\.|\[[hms]+\]|\[[^\]]*\]|_.|\*.|AM\/PM|A\/P|([a-z])\1*|[#0?][#0?,]*(?:\.[#0?]+)?|./gi,
    ) ?? [];
  return found.filter((token) => !/^(?:\[(?![hms]+\])[^\]]*\]|_.|\*.)$/i.test(token));
}

const literal = (token: string): string =>
  token.startsWith('"') ? token.slice(1, -1) : token.startsWith('\\') ? token.slice(1) : token;

function showDigits(value: number, tokens: readonly string[]): string {
  const isPercent = tokens.includes('%');
  let shown = false;
  const out = tokens.map((token) => {
    if (!/^[#0?]/.test(token)) return literal(token);
    if (shown) return '';
    shown = true;
    const decimals = Math.min(20, /\.([#0?]+)$/.exec(token)?.[1]?.length ?? 0);
    const digits = Math.abs(isPercent ? value * 100 : value).toFixed(decimals);
    const least = (/^[#0?,]*/.exec(token)?.[0] ?? '').replace(/[^0]/g, '').length;
    const [whole = '', rest] = digits.split('.');
    const padded = whole.padStart(Math.min(least, 20), '0');
    const grouped = token.includes(',') ? padded.replace(/\B(?=(?:\d{3})+$)/g, ',') : padded;
    return rest === undefined ? grouped : `${grouped}.${rest}`;
  });
  const sign = value < 0 && !tokens.some((token) => token === '-' || token === '(') ? '-' : '';
  return shown ? sign + out.join('').trim() : plainNumber(value);
}

const DAY = 86_400_000;

function showDate(value: number, tokens: readonly string[], since1904: boolean): string {
  const days = value + (since1904 ? 1462 : 0);
  if (!(days >= 0 && days < 2_958_466)) return plainNumber(value);
  // Excel counts a 29th of February 1900 that never was.
  const date = new Date(Math.round((days - (days < 60 ? 25_568 : 25_569)) * DAY));
  const half = tokens.some((token) => /^A/i.test(token) && token.includes('/'));
  let timed = false;
  return tokens
    .map((token, i) => {
      const letter = token.replace('[', '').charAt(0).toLowerCase();
      const next = tokens.slice(i + 1).find((other) => /^[a-z[]/i.test(other) && !other.startsWith('"'));
      if (/^A/i.test(token) && token.includes('/')) return date.getUTCHours() < 12 ? 'AM' : 'PM';
      if (!/^[ymdhs[]/i.test(token) || token.startsWith('"')) return token === '0' ? '' : literal(token);
      if (token.startsWith('[')) {
        timed = true;
        const unit = { h: 24, m: 1440, s: 86_400 }[letter] ?? 24;
        return String(Math.floor(value * unit + 1e-9));
      }
      const isMinute = letter === 'm' && (timed || /^s/i.test(next ?? ''));
      if (letter === 'h' || letter === 's') timed = letter === 'h';
      if (letter === 'y') return String(date.getUTCFullYear()).slice(token.length <= 2 ? 2 : 0);
      const hours = date.getUTCHours();
      const number = isMinute
        ? date.getUTCMinutes()
        : {
            m: date.getUTCMonth() + 1,
            d: date.getUTCDate(),
            h: half ? hours % 12 || 12 : hours,
            s: date.getUTCSeconds(),
          }[letter as 'm' | 'd' | 'h' | 's'];
      return String(number).padStart(token.length === 2 ? 2 : 1, '0');
    })
    .join('')
    .trim();
}
