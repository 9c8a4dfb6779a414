import type { OrganisedLine } from './organised.ts';

const LONGEST = 60;
/** A synopsis that is cut has so much at the least. */
const LEAST = 40;

/** Light, weather and empty places: what a scene opens with, and says nothing about what happens. */
const AMBIENCE =
  /^(?:형광등|불빛|햇살|햇빛|달빛|가로등|네온|조명|노을|하늘|구름|바람|비가|눈이|안개|어둠|어두운|텅 빈|빈 |적막|고요|정적|침묵|멀리|창밖|새소리|매미|파도|벽에|벽면|낡은|오래된|전경|풍경|The (?:sun|rain|light|room|street)|Rain|Snow|Night|Darkness|Silence)/;
const TOLD = /[가-힣]다\s*[.…]*$|\b[a-z]{2,}s\b/;
/** Somebody is there, and no more. */
const STILL = /(?:서|앉아|누워|기대|있)\s*있다\s*[.…]*$|\b(?:sits|stands|waits)\b/;

interface Candidate {
  text: string;
  score: number;
}

/**
 * A one-line synopsis, taken from the text as it stands: the sentence of action that tells most of who does what,
 * at most 60 characters; where nothing is done, what is said first at any length.
 */
export function synopsisOfLines(lines: readonly OrganisedLine[]): string {
  const people = new Set(
    lines.flatMap((line) => [...(line.mentions ?? []), ...(line.who ? [line.who] : [])]),
  );
  const names = [...people].flatMap((name) => (/^[가-힣]{3}$/.test(name) ? [name, name.slice(1)] : [name]));
  let best: Candidate | null = null;
  for (const paragraph of actionOf(lines)) {
    for (const text of sentencesOf(paragraph)) {
      const score = scoreOf(text, names);
      if (best === null || score > best.score) best = { text, score };
    }
  }
  const said = best === null || best.score < 0 ? firstSaid(lines) : null;
  return shorten(said ?? best?.text ?? '');
}

/** A row that is shorter and ends no sentence is a remark of its own: `편의점 앞`. */
const WRAPPED = 30;
const ENDS = /[.!?…:"”’)\]>~*-]\s*$|(?:다|요|죠|까|네)$/;
/** `들어옴`, `앉아 있음`: told with a noun, and without a full stop. */
const endsInM = (text: string): boolean => {
  const code = text.charCodeAt(text.length - 1) - 0xac00;
  return code >= 0 && code <= 11171 && code % 28 === 16;
};

/** What is told, a sentence that goes on in the next row as one: plain text breaks its rows where the page ends. */
function actionOf(lines: readonly OrganisedLine[]): string[] {
  const told: string[] = [];
  let goesOn = false;
  for (const { type, text } of lines) {
    const row = text.trim();
    if (type === 'action') told.push(goesOn ? `${told.pop()} ${row}` : row);
    goesOn = type === 'action' && row.length >= WRAPPED && !ENDS.test(row) && !endsInM(row);
  }
  return told;
}

/** `- 지하철을 탄다.`, `2) …`: how the parts of a montage are listed is no part of what happens. */
const LISTED = /^(?:[-–•*·▶]|\d{1,2}[).]|[①-⑳])\s+/;

function sentencesOf(text: string): string[] {
  const clean = text.trim().replace(/\s+/g, ' ').replace(LISTED, '');
  return clean === '' ? [] : clean.split(/(?<=[.!?。…])\s+(?=\S)/);
}

function scoreOf(text: string, names: readonly string[]): number {
  const upper = text.toUpperCase();
  const present = names.filter((name) => name.length > 1 && upper.includes(name.toUpperCase())).length;
  // `and too young to …`, behind dots: the end of what was told before.
  const told = (TOLD.test(text) ? 2 : 0) - (STILL.test(text) ? 1 : 0) - (/^[a-z]/.test(text) ? 3 : 0);
  const length = text.length < 8 ? -2 : text.length > LONGEST ? -1 : Math.min(2, text.length / 20);
  return Math.min(present, 2) * 3 + told + length - (AMBIENCE.test(text) && present === 0 ? 4 : 0);
}

/** The first speech that is more than a word, or the first at all, with who says it where that is known. */
function firstSaid(lines: readonly OrganisedLine[]): string | null {
  const said: string[] = [];
  let who = '';
  for (const line of lines) {
    if (line.type === 'character') who = `${line.who ?? line.text}: `;
    const text = line.type === 'dialogue' ? line.text.trim() : '';
    if (text.length >= 6) return `${who}${text}`;
    if (text !== '') said.push(`${who}${text}`);
  }
  return said[0] ?? null;
}

/** Between words, but where that would leave too little. */
function shorten(text: string): string {
  const clean = text.replace(/\s+/g, ' ');
  if (clean.length <= LONGEST) return clean;
  const end = clean.lastIndexOf(' ', LONGEST - 1);
  return `${clean.slice(0, end < LEAST ? LONGEST - 1 : end).replace(/[\s,;:–—-]+$/, '')}…`;
}
