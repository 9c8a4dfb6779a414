import {
  fieldsOf,
  type HeadingFields,
  type ReviewedScene,
  type ReviewStep,
  type SaidByLine,
  STORY_FLAGS,
  type StoryFlag,
} from '@ddak/domain';
import { parseHeading } from '@ddak/screenplay/organise';

/** What is being typed about a heading: the line itself and its fields as text. */
export interface HeadingForm {
  readonly heading: string;
  readonly episodeNo: string;
  readonly number: string;
  readonly setName: string;
  readonly setting: HeadingFields['setting'];
  readonly timeText: string;
  readonly timeOfDay: HeadingFields['timeOfDay'];
  readonly omitted: boolean;
  readonly flags: readonly StoryFlag[];
}

type Fields = HeadingFields & { readonly flags: readonly StoryFlag[] };

const formOfFields = (heading: string, fields: Fields): HeadingForm => ({
  heading,
  episodeNo: fields.episodeNo === null ? '' : String(fields.episodeNo),
  number: fields.sceneNo === null ? '' : `${fields.sceneNo}${fields.subSceneNo}`,
  setName: fields.setName ?? '',
  setting: fields.setting,
  timeText: fields.timeText ?? '',
  timeOfDay: fields.timeOfDay,
  omitted: fields.omitted,
  flags: fields.flags,
});

export const formOf = (scene: ReviewedScene): HeadingForm =>
  formOfFields(scene.heading, { ...fieldsOf(scene), flags: scene.flags });

/** The form after the heading was typed: what the text says goes into the fields, what it does not say stays. */
export function typeHeading(form: HeadingForm, heading: string): HeadingForm {
  const said = parseHeading(heading);
  const parsed = formOfFields(heading, said);
  return {
    heading,
    episodeNo: parsed.episodeNo || form.episodeNo,
    number: parsed.number || form.number,
    setName: parsed.setName || form.setName,
    setting: said.setting ?? form.setting,
    timeText: parsed.timeText || form.timeText,
    timeOfDay: said.timeOfDay ?? form.timeOfDay,
    omitted: said.omitted,
    flags: flagsAfter(form, said.flags),
  };
}

/** What the words before said goes with them; what a person has set stays. */
function flagsAfter(form: HeadingForm, said: readonly StoryFlag[]): readonly StoryFlag[] {
  const saidBefore = parseHeading(form.heading).flags;
  return STORY_FLAGS.filter(
    (flag) => said.includes(flag) || (form.flags.includes(flag) && !saidBefore.includes(flag)),
  );
}

/** A word of its own that says in or out. */
const SETTING_SAID = /(?:^|[\s(/,.·-])(?:안|밖|안팎|실내|실외|내부|외부|INT|EXT|I\/E)(?=$|[\s)/,.·-])/i;
const SENTENCE = /[가-힣]다[.…]*$|[.!?]$/;

/**
 * SY3: a step that makes a heading of a line, with what the line says of number, place and time. A sentence says
 * nothing: it is only where the scene begins.
 */
export function withSaid(step: ReviewStep, textOf: (n: number) => string): ReviewStep {
  if (step.kind === 'setLineType' && step.type === 'heading') {
    const says = step.lines.flatMap((line) => saidIn(textOf(line), (said) => ({ ...said, line })));
    return says.length > 0 ? { ...step, says } : step;
  }
  if (step.kind !== 'split') return step;
  const [says] = saidIn(textOf(step.line), (said) => said);
  return says ? { ...step, says } : step;
}

/** What the line says, made into something; nothing where it says nothing. */
function saidIn<T>(line: string, made: (said: SaidByLine) => T): T[] {
  const text = line.trim();
  const fields = parseHeading(text);
  const saysSetting = SETTING_SAID.test(text);
  const isTold = fields.sceneNo !== null || fields.timeOfDay !== null || saysSetting;
  if (!isTold || text.length > 60 || SENTENCE.test(text)) return [];
  return [made({ ...fields, settingGuessed: !saysSetting })];
}

/** The form after the words of its time were typed: a known word says the time of day too. */
export function typeTime(form: HeadingForm, timeText: string): HeadingForm {
  const said = timeText.trim() === '' ? null : parseHeading(`S#1. 장소 (${timeText})`).timeOfDay;
  return { ...form, timeText, timeOfDay: said ?? form.timeOfDay };
}

export interface HeadingProblem {
  readonly field: 'number' | 'episodeNo';
  readonly message: string;
}

/** The fields to keep, or what is wrong with the number: `12`, `12A`, `12-가` are numbers, empty is none. */
export function readForm(form: HeadingForm): { fields: HeadingFields } | { problem: HeadingProblem } {
  const number = readNumber(form.number);
  if (number === null)
    return { problem: { field: 'number', message: '12, 12A처럼 적어 주세요. 번호는 9999까지예요.' } };
  const episodeNo = form.episodeNo.trim() === '' ? null : Number(form.episodeNo);
  if (episodeNo !== null && (!Number.isInteger(episodeNo) || episodeNo < 1 || episodeNo > 200))
    return { problem: { field: 'episodeNo', message: '1부터 200까지의 수로 적어 주세요.' } };
  return {
    fields: {
      episodeNo,
      ...number,
      setName: form.setName.trim() || null,
      setting: form.setting,
      timeText: form.timeText.trim() || null,
      timeOfDay: form.timeOfDay,
      omitted: form.omitted,
    },
  };
}

/** `12`, `12A`, `12-가`; empty is none. Null: no number that can be kept. */
export function readNumber(text: string): { sceneNo: number | null; subSceneNo: string } | null {
  if (text.trim() === '') return { sceneNo: null, subSceneNo: '' };
  const { sceneNo, subSceneNo } = parseHeading(`S#${text.trim().replace(/^S#/i, '')}.`);
  const digits = /^(?:S#)?(\d+)/i.exec(text.trim())?.[1];
  if (sceneNo === null || Number(digits) !== sceneNo || sceneNo > 9999) return null;
  return { sceneNo, subSceneNo };
}
