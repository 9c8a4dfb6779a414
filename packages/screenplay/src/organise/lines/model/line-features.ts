import type { HeadingCandidate } from '../../headings/heading-candidates.ts';
import type { SourceLine } from '../source-line.ts';
import { type DocumentLayout, readLayout, repeatKey } from './document-layout.ts';
import { type LineShape, readShape } from './line-shape.ts';

/** What speaks for a line's labels: by itself, and for what the line before it is. */
export interface LineFeatures {
  state: string[];
  /** Weighed by pairs of labels: the line before it, and it. */
  step: string[];
  /** Begins with a parenthesis, or stands inside one: nothing else is a parenthetical. */
  isEnclosed: boolean;
}

/** Features of every line, from its own shape, its neighbours, and what the whole document does. */
export function readFeatures(
  lines: readonly SourceLine[],
  candidates: readonly HeadingCandidate[],
): LineFeatures[] {
  const shapes = lines.map((line) => readShape(line.text));
  const layout = readLayout(lines, shapes);
  const headings = new Map(candidates.map((candidate) => [candidate.at, candidate]));
  const views = lines.map((line, at) => viewOf(line, at, shapes[at] as LineShape, layout, headings.get(at)));
  const opened = openParens(shapes);
  return lines.map((line, at) => {
    const around = { before: at > 0 ? views[at - 1] : undefined, after: views[at + 1], later: views[at + 2] };
    const gap = gapOf(line, layout);
    const next = lines[at + 1];
    const gapBelow = next ? gapOf(next, layout) : 'e';
    return featuresOf(views[at] as LineView, around, { gap, gapBelow, open: opened[at] ?? 0 }, layout);
  });
}

/** A line as its neighbours see it. */
interface LineView {
  line: SourceLine;
  shape: LineShape;
  /** Column from the edge of plain text, in steps. */
  column: string;
  columnExact: number;
  /** A letter for its kind of shape. */
  form: string;
  named: string;
  share: string;
  candidate: HeadingCandidate | undefined;
  cueLike: string;
  repeated: string;
}

function viewOf(
  line: SourceLine,
  at: number,
  shape: LineShape,
  layout: DocumentLayout,
  candidate: HeadingCandidate | undefined,
): LineView {
  const columnExact = Math.round(line.indent) - (layout.edges[at] ?? 0);
  const times = shape.name === '' ? 0 : (layout.names.get(shape.name) ?? 0);
  const spoken = shape.name === '' ? 0 : (layout.spokenNames.get(shape.name) ?? 0);
  const named =
    times === 0 ? '-' : `${countStep(times)}${spoken * 2 >= times ? 's' : spoken > 0 ? 'm' : 'n'}`;
  const repeats = layout.repeats.get(repeatKey(shape.text)) ?? 1;
  const length = shape.text.length;
  const view: LineView = {
    line,
    shape,
    columnExact,
    column: layout.indented ? columnStep(columnExact) : 'x',
    named,
    share: shareStep(layout.columnShare[at] ?? 0),
    candidate,
    cueLike: cueStep(columnExact, length, layout),
    repeated: layout.pageHeads.has(at) ? 'p' : length > 1 ? countStep(repeats) : '-',
    form: '',
  };
  view.form = formOf(view);
  return view;
}

interface Around {
  before: LineView | undefined;
  after: LineView | undefined;
  later: LineView | undefined;
}

interface Rows {
  gap: string;
  gapBelow: string;
  /** Lines since a parenthesis was opened that is still open; 0 outside. */
  open: number;
}

function featuresOf(view: LineView, around: Around, rows: Rows, layout: DocumentLayout): LineFeatures {
  const { shape, form, column, named } = view;
  const { before, after, later } = around;
  const page = `${layout.spacing[0]}${layout.indented ? 'i' : 'f'}`;
  const gaps = `${rows.gap}${rows.gapBelow}`;
  const length = lengthStep(shape.text.length);
  const back = before ? indentStep(view.columnExact - before.columnExact, layout) : '^';
  const ahead = after ? indentStep(after.columnExact - view.columnExact, layout) : '$';
  const wrapped = before ? wrapOf(before, view, layout) : '^';
  const wraps = after ? wrapOf(view, after, layout) : '$';
  const open = rows.open === 0 ? '0' : rows.open > 3 ? '4' : String(rows.open);
  const heading = view.candidate
    ? `${view.candidate.family}${view.candidate.evident ? 'e' : ''}${view.candidate.sentence ? 's' : ''}`
    : '-';
  const beforeForm = before?.form ?? '^';
  const afterForm = after?.form ?? '$';
  const state = [
    'bias',
    `caps=${shape.caps}`,
    `caps.words=${shape.caps}.${Math.min(shape.words, 8)}`,
    `length=${length}`,
    `length.caps=${length}.${shape.caps}`,
    `start=${shape.start}`,
    `end=${shape.end}`,
    `start.end=${shape.start}${shape.end}`,
    `caps.end=${shape.caps}${shape.end}`,
    `parens=${shape.parens}`,
    `parens.open=${shape.parens}.${open}`,
    `parens.caps=${shape.parens}.${shape.caps}.${open}`,
    `parens.column=${shape.parens}.${column}`,
    `parens.before=${shape.parens}.${beforeForm}`,
    `parens.start=${shape.parens}${rows.gap}${shape.caps}`,
    `mark=${shape.mark}`,
    `mark.caps=${shape.mark}.${shape.caps}`,
    `mark.column=${shape.mark}.${column}`,
    `mark.gaps=${shape.mark}.${gaps}`,
    `timed=${shape.timed}.${shape.caps}.${shape.mark === 'none'}`,
    `timed.words=${shape.timed}.${Math.min(shape.words, 8)}.${shape.end}`,
    `voice=${shape.voice}`,
    `voice.page=${shape.voice}.${page}`,
    `voice.length=${shape.voice}.${length}`,
    `name=${named}`,
    `name.caps=${named}.${shape.caps}`,
    `name.gaps=${named}.${gaps}.${layout.spacing[0]}`,
    `name.after=${named}.${afterForm}`,
    `name.cue=${named}.${view.cueLike}`,
    `name.caps.after=${shape.caps}.${named !== '-'}.${afterForm}.${rows.gapBelow}`,
    `voiced=${shape.voiced}`,
    `cue=${view.cueLike}.${shape.caps}`,
    `heading=${heading}`,
    `heading.caps=${heading}.${shape.caps}`,
    `heading.gaps=${heading}.${gaps}.${page}`,
    `heading.length=${heading}.${length}`,
    `number=${view.line.sceneNumber !== null}.${shape.caps}.${shape.mark}`,
    `bold=${view.line.bold.length > 0}.${shape.caps}`,
    `align=${view.line.align}.${shape.caps}`,
    `column=${column}`,
    `column.share=${column}.${view.share}`,
    `column.caps=${column}.${shape.caps}`,
    `column.form=${column}.${form}`,
    `column.gaps=${column}.${gaps}`,
    `speech=${speechStep(view.columnExact, layout)}`,
    `speech.caps=${speechStep(view.columnExact, layout)}.${shape.caps}.${shape.start}`,
    `share=${view.share}`,
    `gaps=${gaps}.${page}`,
    `gaps.caps=${gaps}.${shape.caps}.${page}`,
    `gaps.form=${gaps}.${form}`,
    `back=${back}.${rows.gap}`,
    `ahead=${ahead}.${rows.gapBelow}`,
    `back.ahead=${back}${ahead}`,
    `back.form=${back}.${form}.${beforeForm}`,
    `form=${form}`,
    `form.before=${form}.${beforeForm}`,
    `form.after=${form}.${afterForm}`,
    `form.after.gaps=${form}.${afterForm}.${gaps}`,
    `form.around=${form}.${beforeForm}${afterForm}`,
    `form.later=${form}.${afterForm}${later?.form ?? '$'}`,
    `wrapped=${wrapped}`,
    `wraps=${wraps}`,
    `wrapped.wraps=${wrapped}${wraps}.${page}`,
    `wrapped.voice=${wrapped}.${shape.voice}`,
    `wide=${wideStep(shape.text.length, layout)}.${page}`,
    `wide.after=${wideStep(shape.text.length, layout)}.${after ? wideStep(after.shape.text.length, layout) : '$'}.${rows.gapBelow}`,
    `repeated=${view.repeated}.${shape.caps}`,
    `repeated.gaps=${view.repeated}.${gaps}`,
    `repeated.end=${view.repeated}.${shape.end}.${named}`,
  ];
  const step = [
    'bias',
    `gap=${rows.gap}.${page}`,
    `gap.form=${rows.gap}.${form}`,
    `gap.back=${rows.gap}.${back}`,
    `form=${beforeForm}${form}`,
    `wrapped=${wrapped}.${rows.gap}`,
    `voice=${shape.voice}.${before?.shape.voice ?? '^'}.${rows.gap}`,
    `end=${before?.shape.end ?? '^'}.${shape.start}.${rows.gap}`,
    `wide=${before ? wideStep(before.shape.text.length, layout) : '^'}.${wideStep(shape.text.length, layout)}.${rows.gap}`,
  ];
  return { state, step, isEnclosed: rows.open > 0 || shape.start === '(' };
}

/** Whether a line below could only have been begun because the one above was full, as speech or as action. */
function wrapOf(above: LineView, below: LineView, layout: DocumentLayout): string {
  const firstWord = below.shape.text.indexOf(' ');
  const word = firstWord < 0 ? below.shape.text.length : firstWord;
  const needed = above.shape.text.length + 1 + word;
  const asSpeech = needed > layout.speechWidth;
  const asAction = needed > layout.width;
  const over = above.shape.text.length > layout.speechWidth + 4 ? 'o' : '';
  return `${asAction ? 'a' : asSpeech ? 's' : 'n'}${over}`;
}

/** One letter for what a line looks like; what neighbours are told of it. */
function formOf({ shape, named, candidate, line }: LineView): string {
  if (shape.mark === 'setting') return shape.caps === 'all' || shape.caps === 'most' ? 'H' : 'h';
  if (shape.mark === 'transition' || shape.mark === 'to') return 'T';
  if (shape.mark === 'more' || shape.mark === 'continued' || shape.mark === 'number') return '#';
  if (candidate && shape.timed) return 'S';
  if (shape.parens === 'whole') return 'P';
  if (shape.parens === 'opens') return 'p';
  if (shape.parens === 'closes') return 'q';
  const upper = shape.caps === 'all' || shape.caps === 'most';
  const count = named === '-' ? 0 : named.startsWith('6') || named.startsWith('3') ? 2 : 1;
  if (upper && shape.voiced) return 'V';
  if (upper && named.endsWith('s') && count === 2) return 'N';
  if (upper && count === 2) return 'M';
  if (upper && shape.name !== '') return line.sceneNumber !== null ? 'S' : 'U';
  if (upper) return 'C';
  if (count === 2 && named.endsWith('s')) return 'v';
  if (shape.caps === 'lower') return 'l';
  if (shape.caps === 'none') return '0';
  if (shape.text.length <= 12) return 'w';
  return shape.end === '?' || shape.end === '!' ? '?' : shape.end === '.' ? '.' : '-';
}

/** Lines since a parenthesis was opened at the start of a line, up to the line that closes it. */
function openParens(shapes: readonly LineShape[]): number[] {
  let since = 0;
  return shapes.map(({ parens, mark }) => {
    if (since > 0) {
      since += 1;
      const here = since;
      if (parens === 'closes' || since > 7 || mark === 'setting') since = 0;
      else if (parens === 'opens') since = 1;
      return mark === 'setting' || here > 7 ? 0 : here;
    }
    if (parens === 'opens') since = 1;
    return since;
  });
}

function gapOf(line: SourceLine, layout: DocumentLayout): string {
  const rows = layout.spacing === 'double' ? line.blankBefore - 1 : line.blankBefore;
  return rows <= 0 ? '0' : rows === 1 ? '1' : '2';
}

const countStep = (count: number): string => (count >= 6 ? '6' : count >= 3 ? '3' : String(count));

const columnStep = (column: number): string =>
  column < 0 ? '-' : String(COLUMNS.findIndex((edge) => column <= edge));
const COLUMNS: readonly number[] = [1, 4, 8, 13, 17, 22, 28, 36, 48, Number.POSITIVE_INFINITY];

const shareStep = (share: number): string =>
  share < 0.01 ? '0' : share < 0.05 ? '1' : share < 0.15 ? '2' : share < 0.35 ? '3' : '4';

function lengthStep(length: number): string {
  return String(LENGTHS.findIndex((edge) => length <= edge));
}
const LENGTHS: readonly number[] = [3, 8, 14, 20, 27, 33, 38, 46, 56, 68, 110, Number.POSITIVE_INFINITY];

function wideStep(length: number, layout: DocumentLayout): string {
  if (length > layout.width * 1.3) return 'w';
  if (length > layout.speechWidth + 6) return 'a';
  if (length > layout.speechWidth) return 'b';
  if (length > layout.speechWidth - 9) return 'f';
  return length > layout.speechWidth / 2 ? 'm' : 's';
}

/** How near a line stands to where names stand that come again and again. */
function cueStep(column: number, length: number, layout: DocumentLayout): string {
  if (!layout.indented || layout.cueIndent === null || layout.cueMiddle === null) return 'x';
  if (layout.cueIndent < 4) return 'f';
  const off = Math.abs(column - layout.cueIndent);
  const offMiddle = Math.abs(column + length / 2 - layout.cueMiddle);
  if (off <= 2) return '0';
  if (offMiddle <= 3) return '1';
  if (off <= 5) return '2';
  return column < layout.cueIndent ? '<' : '>';
}

function speechStep(column: number, layout: DocumentLayout): string {
  if (!layout.indented || layout.speechIndent === null) return 'x';
  const off = column - layout.speechIndent;
  return off < -3 ? '<' : off <= 2 ? '0' : off <= 9 ? '1' : '>';
}

function indentStep(step: number, layout: DocumentLayout): string {
  if (!layout.indented) return 'x';
  if (Math.abs(step) <= 1) return '0';
  return step > 0 ? (step <= 7 ? '1' : '2') : step >= -7 ? '3' : '4';
}
