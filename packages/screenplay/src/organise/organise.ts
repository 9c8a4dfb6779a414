import {
  ENGLISH_MINUTES_PER_PAGE,
  KOREAN_MINUTES_PER_PAGE,
  type OrganisedLine,
  type OrganisedScreenplay,
} from '@ddak/domain';
import type { ScriptDocument } from '../paragraph.ts';
import { findCues } from './cues/cue-candidates.ts';
import { mentionFinder } from './cues/find-mentions.ts';
import { readPresent, readPresentBehind } from './cues/present-list.ts';
import { unifyNames } from './cues/unify-names.ts';
import { type CueStyle, voteCast } from './cues/vote-cast.ts';
import { guessTitle } from './guess-title.ts';
import { type AcceptedHeading, acceptHeadings } from './headings/accept-headings.ts';
import { decideHeadings } from './headings/decide-headings.ts';
import { dropDoubles } from './headings/drop-doubles.ts';
import { dropSections } from './headings/drop-sections.ts';
import { fillGaps } from './headings/fill-gaps.ts';
import { findCandidates, type HeadingCandidate } from './headings/heading-candidates.ts';
import { readDetails } from './headings/heading-details.ts';
import { namePossibleHeadings, worthAsking } from './headings/possible-headings.ts';
import { type DocumentStyle, voteStyle } from './headings/vote-style.ts';
import { type Block, classifyLines, type LineRoles } from './lines/classify-lines.ts';
import { countRows } from './lines/count-rows.ts';
import { findEpisodeMarks } from './lines/episode-marks.ts';
import { findOpening } from './lines/find-opening.ts';
import { rateLines } from './lines/line-confidence.ts';
import { decideLines, type LineDecisions } from './lines/model/decide-lines.ts';
import { followDecisions } from './lines/model/follow-decisions.ts';
import { findFurniture } from './lines/page-furniture.ts';
import { findSectionsAround } from './lines/sections-around.ts';
import { settleSoftBreaks } from './lines/settle-soft-breaks.ts';
import { type SourceLine, toSourceLines } from './lines/source-line.ts';
import { splitGluedHeading } from './lines/split-glued-heading.ts';
import { buildScenes, type SceneDraft, settleTimes } from './scenes/build-scenes.ts';
import { numberScenes } from './scenes/number-scenes.ts';
import { offerMerges } from './scenes/offer-merges.ts';
import { countCharacters, countLocations } from './scenes/summaries.ts';
import { tagScenes } from './scenes/tag-scenes.ts';
import { layOutTables } from './tables/lay-out-tables.ts';
import { openRows } from './tables/open-rows.ts';
import { secondsBelow } from './tables/scene-facts-below.ts';

export interface OrganiseOptions {
  /** Minutes on the screen that a page runs; else by the language: 2 in Korean, 1 in English. */
  minutesPerPage?: number;
  /** OG79: names of people of whom the project knows. */
  known?: readonly string[];
}

/**
 * Makes scenes, people and places of a script's paragraphs: votes for the document's own heading and cue style,
 * reads strictly in it, and names what does not fit as doubts. Pure; the same input gives the same output.
 * Without any heading `scenes` is empty, the lines are kept, and `unread` says so.
 */
export function organise(document: ScriptDocument, options: OrganiseOptions = {}): OrganisedScreenplay {
  return trace(document, options).organised;
}

/** A reading with what it went through, for whoever asks why a line is what it is. */
export interface Trace {
  organised: OrganisedScreenplay;
  lines: readonly SourceLine[];
  /** Lines that could have been headings, those that are, and the document's own style of headings. */
  candidates: readonly HeadingCandidate[];
  headings: readonly AcceptedHeading[];
  style: DocumentStyle;
  cueStyle: CueStyle;
  /** One for each line of `organised`: from which source line it came, and how its cue is set. */
  blocks: readonly Block[];
  /** What the model made of the lines; null where the rules decided alone. */
  decisions: LineDecisions | null;
}

/** Reads as `organise` does, and keeps every step. */
export function trace(document: ScriptDocument, options: OrganiseOptions = {}): Trace {
  const { lines, hasStoryboard } = layOutTables(
    splitGluedHeading(settleSoftBreaks(toSourceLines(document.paragraphs))),
  );
  const furniture = findFurniture(lines);
  const declared = lines.filter((line) => line.kind === 'heading').length;
  const trustKinds = declared > 0 || document.format === 'fountain';
  const isSheet = document.format === 'xlsx' && !hasStoryboard;
  const proposed = isSheet ? [] : dropSections(findCandidates(lines, trustKinds));
  const decisions = trustKinds || isSheet ? null : decideLines(lines, proposed);
  const candidates = proposed.filter((candidate) => !furniture.has(candidate.at));
  const style = voteStyle(candidates, lines);
  const accepted = dropDoubles(acceptHeadings(candidates, style, lines), lines);
  const decided = decideHeadings(accepted, candidates, style, decisions, lines);
  const voted = style.numbered ? fillGaps(decided, candidates, lines) : decided;
  const headings = openRows(voted, lines);
  const { drafts, roles } = draftScenes(lines, headings, trustKinds, furniture, decisions);
  const known = new Set(options.known);
  const cueStyle = cueStyleOf(lines, roles, known);
  const byRules = classifyLines(lines, roles, cueStyle);
  const decisive = isDecided(decisions, byRules) ? decisions : null;
  const blocks = decisive ? followDecisions(lines, roles, decisive, byRules) : byRules;
  const doubtful = rejected(candidates, headings);
  const asHeading = new Set(doubtful.filter(worthAsking).map(({ at }) => at));
  const rates = rateLines(blocks, lines, cueStyle, asHeading);
  const organisedLines = toOrganisedLines(blocks, headings, rates, countRows(blocks, lines), lines, known);
  const built = buildScenes(settleTimes(drafts), organisedLines, options.minutesPerPage ?? usualPace(lines));
  const scenes = tagScenes(built, organisedLines, blocks, lines);
  namePossibleHeadings(scenes, organisedLines, blocks, doubtful);
  offerMerges(scenes, organisedLines);
  const unread = [...document.unread];
  if (scenes.length === 0) unread.push({ where: '문서 전체', reason: NO_HEADING });
  else if (!hasStoryboard && style.main !== 'declared' && style.weight.odds < 0.5)
    unread.push({ where: '문서 전체', reason: HARDLY_A_SCRIPT });
  const front = lines.slice(0, headings[0]?.candidate.at ?? 0);
  const organised: OrganisedScreenplay = {
    format: document.format,
    title: document.title ?? guessTitle(front),
    lines: organisedLines,
    scenes,
    characters: countCharacters(scenes, organisedLines, cueStyle.people),
    locations: countLocations(scenes),
    unread,
  };
  return { organised, lines, candidates, headings, style, cueStyle, blocks, decisions: decisive };
}

/** Names alone on their lines are the model's; names beside what is said are told by rules. */
function isDecided(decisions: LineDecisions | null, byRules: readonly Block[]): decisions is LineDecisions {
  const cues = decisions?.labels.filter((label) => label === 'character').length ?? 0;
  const beside = byRules.filter(({ type, form }) => type === 'character' && form !== 'lone').length;
  return cues >= 3 && cues > beside;
}

function usualPace(lines: readonly SourceLine[]): number {
  const korean = lines.filter((line) => /[가-힣]/.test(line.text)).length;
  return korean * 4 >= lines.length ? KOREAN_MINUTES_PER_PAGE : ENGLISH_MINUTES_PER_PAGE;
}

/** Why a script has no scenes; stands in `unread` and in the organising review. */
export const NO_HEADING = '씬 제목을 찾지 못했어요. ‘S#1. 장소 (낮)’처럼 적힌 줄이 있는지 확인해 주세요.';

/** Where headings were found in a document that reads like something else. */
export const HARDLY_A_SCRIPT = '대본이 아닌 문서 같아요. 씬으로 읽은 줄이 정말 씬 제목인지 확인해 주세요.';

function draftScenes(
  lines: readonly SourceLine[],
  headings: readonly AcceptedHeading[],
  trustKinds: boolean,
  furniture: ReadonlySet<number>,
  decisions: LineDecisions | null,
) {
  const marks = findEpisodeMarks(lines, new Set(headings.map((h) => h.candidate.at)));
  const numbers = numberScenes(headings, marks);
  const notes = new Set<number>();
  const drafts = headings.map((heading, i): SceneDraft => {
    const until = headings[i + 1]?.candidate.at ?? lines.length;
    const details = readDetails(heading, lines, until);
    const seconds = secondsBelow(lines, heading.candidate.at, until);
    for (const at of details.lines) notes.add(at);
    const line = lines[heading.candidate.at] as SourceLine;
    const number = numbers[i] as SceneDraft['number'];
    return {
      heading,
      tail: seconds === null ? details.tail : { ...details.tail, runningSeconds: seconds },
      number,
      text: line.text,
      lengthEighths: line.lengthEighths,
    };
  });
  const first = findOpening(lines, headings[0]?.candidate.at ?? 0, decisions);
  const outside = new Set<number>([...furniture, ...marks.map((mark) => mark.at)]);
  for (let at = 0; at < first; at++) outside.add(at);
  for (const at of findSectionsAround(lines, headings)) outside.add(at);
  const roles: LineRoles = {
    headings: new Set(headings.map((h) => h.candidate.at)),
    notes,
    outside,
    trustKinds,
  };
  return { drafts, roles };
}

const NO_CUES: CueStyle = {
  forms: new Set(),
  cast: new Set(),
  blankBeforeCue: false,
  cueIndent: null,
  speechIndent: null,
  doubleSpaced: false,
  namesTakeParticles: false,
  mark: null,
  people: new Map(),
};

/** The cue style, voted over the lines inside scenes; a file that declares its cues needs no vote. */
function cueStyleOf(lines: readonly SourceLine[], roles: LineRoles, known: ReadonlySet<string>): CueStyle {
  const declared = lines.filter((line) => line.kind === 'character').length;
  if (roles.trustKinds && declared >= 3) return NO_CUES;
  const candidates = lines.flatMap((line, at) => {
    const open =
      !line.set &&
      !roles.headings.has(at) &&
      !roles.notes.has(at) &&
      !roles.outside.has(at) &&
      !line.continues;
    return open && !(roles.trustKinds && line.kind) ? findCues(line, at) : [];
  });
  return voteCast(candidates, lines, (at) => roles.headings.has(at), known);
}

function toOrganisedLines(
  read: readonly Block[],
  headings: readonly AcceptedHeading[],
  rates: readonly number[],
  rows: readonly number[],
  lines: readonly SourceLine[],
  known: ReadonlySet<string>,
): OrganisedLine[] {
  const blocks = unifyNames(read);
  const names = new Set(blocks.flatMap((block) => (block.who ? [block.who, ...(block.others ?? [])] : [])));
  const present = presentLists(blocks, names, lines);
  for (const list of present.values()) for (const name of list) names.add(name);
  const mentions = mentionFinder([...names], known);
  let scene = -1;
  return blocks.map((block, index) => {
    const opened = headings[scene + 1]?.candidate.at === block.at;
    if (opened) scene += 1;
    const line: OrganisedLine = {
      n: index + 1,
      text: block.text,
      type: block.type,
      scene: scene < 0 ? null : scene,
      rows: rows[index] ?? 1,
      confidence: opened ? (headings[scene]?.confidence ?? 1) : (rates[index] ?? 1),
    };
    if (block.who !== undefined) line.who = block.who;
    if (block.others) line.alsoWho = block.others;
    const seen = block.type === 'action' ? mentions(block.text) : (present.get(block) ?? []);
    if (seen.length > 0) line.mentions = seen;
    return line;
  });
}

/** Who the lists below headings name (`등장: …`), spelt as their cues are. */
function presentLists(
  blocks: readonly Block[],
  speakers: ReadonlySet<string>,
  lines: readonly SourceLine[],
): Map<Block, string[]> {
  const keyOf = (name: string): string => name.replace(/\s+/g, '').toUpperCase();
  const spelt = new Map([...speakers].map((name) => [keyOf(name), name]));
  const lists = blocks.flatMap((block): [Block, string[]][] => {
    const people = lines[block.at]?.set?.people;
    const names =
      block.type === 'note' ? [...(people ?? readPresent(block.text))] : presentBehind(block, spelt);
    return names.length > 0 ? [[block, names.map((name) => spelt.get(keyOf(name)) ?? name)]] : [];
  });
  return new Map(lists);
}

/** What stands behind the time of a heading names people where one of them speaks. */
function presentBehind({ type, text }: Block, spelt: ReadonlyMap<string, string>): string[] {
  const names = type === 'heading' ? readPresentBehind(text) : [];
  return names.some((name) => spelt.has(name)) ? names : [];
}

function rejected(
  candidates: readonly HeadingCandidate[],
  headings: readonly AcceptedHeading[],
): HeadingCandidate[] {
  const taken = new Set(headings.map((heading) => heading.candidate));
  return candidates.filter((candidate) => !taken.has(candidate));
}
