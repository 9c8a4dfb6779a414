import { foldWidth } from '../lines/normalise-text.ts';
import { isNameShape } from './speaker-name.ts';

const PRESENT =
  /^[-*•■▶\s]*(?:등장\s*(?:인물|하는\s*사람들?)?|출연(?:자|진)?|나오는\s*(?:사람|이)들?|인물|CAST|PRESENT)\s*:\s*(\S.*)$/i;

/** Who a heading names behind its time: `카페 (낮) / 민호, 지은`. */
export function readPresentBehind(heading: string): string[] {
  const text = foldWidth(heading);
  const list =
    /\)\s*[/|,:]\s*([가-힣\d\s,·]+)$/.exec(text)?.[1] ??
    /[/|]\s*([가-힣\d]{2,6}(?:\s*[,·]\s*[가-힣\d]{2,6})+)$/.exec(text)?.[1] ??
    '';
  const names = list.split(/\s*[,·]\s*/).map((name) => name.trim());
  return names.filter((name) => isNameShape(name) && name.length <= 6);
}

/** Who a line below a heading says is in the scene: `등장: 복자, 고 형사`. Empty where a line is no such list. */
export function readPresent(text: string): string[] {
  const list = PRESENT.exec(foldWidth(text))?.[1];
  if (list === undefined) return [];
  return list
    .split(/\s*[,·/;ㆍ・]\s*/)
    .map((name) =>
      name
        .replace(/\s*\([^()]*\)/g, '')
        .replace(/\s*(?:외|등)(?:\s.*)?$/, '')
        .trim(),
    )
    .filter((name) => isNameShape(name) && name.length <= 10);
}
