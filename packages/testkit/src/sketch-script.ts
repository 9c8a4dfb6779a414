import type {
  Doubt,
  OrganisedLine,
  OrganisedScene,
  OrganisedScreenplay,
  ReviewEdit,
  ReviewStep,
} from '@ddak/domain';
import { castOfLines, eighthsOfLines, synopsisOfLines } from '@ddak/domain';

type Saying = Pick<
  OrganisedScene,
  'sceneNo' | 'subSceneNo' | 'setName' | 'setting' | 'timeOfDay' | 'timeText'
>;

const TIMES = { 낮: 'day', 밤: 'night', 새벽: 'dawn', 저녁: 'sunset' } as const;

/**
 * An organised script out of a few lines: `S#1A. 카페 (안/낮)` begins a scene, `@준호` is a cue, `"…` is said,
 * `(…)` stands in parentheses, anything else is action; lines before the first heading belong to no scene. `doubts`
 * stand at their lines.
 */
export function sketchScript(sketch: string, doubts: readonly Doubt[] = []): OrganisedScreenplay {
  const texts = sketch.split('\n').map((line) => line.trim());
  const filled = texts.filter((line) => line !== '');
  let scene = -1;
  const names = [...new Set(filled.flatMap((line) => (line.startsWith('@') ? [line.slice(1)] : [])))];
  const lines = filled.map((text, i): OrganisedLine => {
    if (text.startsWith('S#')) scene += 1;
    return lineOf(text, i + 1, scene < 0 ? null : scene, names);
  });
  const scenes = Array.from({ length: scene + 1 }, (_, at) => sceneOf(lines, at, doubts));
  return { format: 'txt', title: null, lines, scenes, characters: [], locations: [], unread: [] };
}

function lineOf(text: string, n: number, scene: number | null, names: readonly string[]): OrganisedLine {
  const fixed = { n, scene, rows: 3, confidence: 1 };
  if (text.startsWith('S#')) return { ...fixed, text, type: 'heading' };
  if (text.startsWith('@')) return { ...fixed, text: text.slice(1), type: 'character', who: text.slice(1) };
  if (text.startsWith('"')) return { ...fixed, text: text.slice(1), type: 'dialogue' };
  if (text.startsWith('(')) return { ...fixed, text, type: 'parenthetical' };
  if (scene === null) return { ...fixed, text, type: 'other' };
  const mentions = names.filter((name) => text.includes(name));
  return { ...fixed, text, type: 'action', ...(mentions.length > 0 ? { mentions } : {}) };
}

function sceneOf(all: readonly OrganisedLine[], at: number, doubts: readonly Doubt[]): OrganisedScene {
  const lines = all.filter((line) => line.scene === at);
  const [first, last] = [lines[0]!, lines.at(-1)!];
  const pages = eighthsOfLines(lines);
  return {
    episodeNo: null,
    omitted: false,
    ...saidBy(first.text),
    heading: first.text,
    headingLine: first.n,
    lastLine: last.n,
    pages,
    filePages: null,
    screenMinutes: pages / 4,
    flags: [],
    items: [],
    synopsis: synopsisOfLines(lines.slice(1)),
    characters: castOfLines(lines),
    guessed: [],
    confidence: 1,
    doubts: doubts.filter((doubt) => (doubt.line ?? 0) >= first.n && (doubt.line ?? 0) <= last.n),
  };
}

function saidBy(heading: string): Saying {
  const said = /^S#(\d*)([A-Z]?)\.?\s*([^(]*?)\s*(?:\((?:(안|밖)\/)?(\S+)\))?$/.exec(heading);
  const [, number = '', letter = '', place = '', where, when] = said ?? [];
  return {
    sceneNo: number === '' ? null : Number(number),
    subSceneNo: letter,
    setName: place === '' ? null : place,
    setting: where === '안' ? 'INT' : where === '밖' ? 'EXT' : null,
    timeOfDay: TIMES[when as keyof typeof TIMES] ?? null,
    timeText: when ?? null,
  };
}

const id = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** The steps as they are kept, one after another. */
export const keptSteps = (...steps: readonly ReviewStep[]): ReviewEdit[] =>
  steps.map((step, i) => ({
    _id: id(i + 1),
    projectId: id(900),
    screenplayId: id(901),
    orderKey: `a${String(i).padStart(6, '0')}`,
    step,
    source: 'manual',
  }));
