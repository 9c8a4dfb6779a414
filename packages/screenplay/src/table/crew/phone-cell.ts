import { foldWidth } from '../../organise/lines/normalise-text.ts';

export interface ReadPhone {
  readonly phone: string;
  /** Further numbers of the cell. */
  readonly more: readonly string[];
  readonly doubt?: string;
}

/** TI15: a Korean number as it is written here, `010-0000-0001`; one that lost its 0 as a figure gets it back. */
export function readPhone(text: string): ReadPhone {
  const written = foldWidth(text).trim();
  if (written === '') return { phone: '', more: [] };
  const [first = written, ...more] = written.split(/\s*[/,;\n]\s*/).filter((part) => /\d{3}/.test(part));
  const digits = first.replace(/^\+?82[-\s.)]*0?/, '0').replace(/[^\d+]/g, '');
  const whole = /^1\d{8,9}$/.test(digits) ? `0${digits}` : digits;
  const parts = /^(01\d|0[3-6]\d|070|050\d|02)(\d{3,4})(\d{4})$/.exec(whole);
  if (parts) return { phone: parts.slice(1).join('-'), more };
  const isForeign = /^\+\d{8,15}$/.test(digits);
  if (isForeign) return { phone: first.slice(0, 30), more };
  return { phone: first.slice(0, 30), more, doubt: `전화번호가 아닌 것 같아요: ${first.slice(0, 30)}` };
}
