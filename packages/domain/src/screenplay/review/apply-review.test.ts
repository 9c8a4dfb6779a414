import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrganisedLine, OrganisedScene, OrganisedScreenplay } from '../organised.ts';
import type { ReviewEdit } from '../screenplay.ts';
import { applyReview, reviewScreenplay } from './apply-review.ts';
import { hasNoText } from './review-scene.ts';
import { fieldsOf } from './review-state.ts';
import type { ReviewStep } from './review-step.ts';

const id = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** A text of `lengths.length` scenes after `before` lines that belong to none; line 1 of each scene is its heading. */
function script(lengths: readonly number[], before = 0): OrganisedScreenplay {
  const lines: OrganisedLine[] = [];
  const scenes: OrganisedScene[] = [];
  const add = (line: Omit<OrganisedLine, 'n'>) => lines.push({ n: lines.length + 1, ...line });
  for (let i = 0; i < before; i++)
    add({ text: `제목 ${i}`, type: 'other', scene: null, rows: 1, confidence: 1 });
  lengths.forEach((length, at) => {
    const headingLine = lines.length + 1;
    add({ text: `S#${at + 1}. 카페 (낮)`, type: 'heading', scene: at, rows: 2, confidence: 1 });
    for (let i = 1; i < length; i++)
      add(
        i % 2 === 1
          ? {
              text: `준호가 ${i}번째 잔을 닦는다.`,
              type: 'action',
              scene: at,
              rows: 9,
              mentions: ['준호'],
              confidence: 1,
            }
          : { text: '수진', type: 'character', scene: at, rows: 2, who: '수진', confidence: 1 },
      );
    scenes.push({
      episodeNo: null,
      sceneNo: at + 1,
      subSceneNo: '',
      setName: '카페',
      setting: 'INT',
      timeOfDay: 'day',
      timeText: '낮',
      omitted: false,
      heading: `S#${at + 1}. 카페 (낮)`,
      headingLine,
      lastLine: lines.length,
      pages: 77,
      filePages: null,
      screenMinutes: 19.25,
      flags: [],
      items: [],
      synopsis: '원래 요약',
      characters: [{ name: '원래', lines: 3 }],
      guessed: ['setting'],
      confidence: 0.7,
      doubts: [{ code: 'missing_number', message: '번호가 없어요.', line: headingLine }],
    });
  });
  return { format: 'txt', title: null, lines, scenes, characters: [], locations: [], unread: [] };
}

const edits = (...steps: ReviewStep[]): ReviewEdit[] =>
  steps.map((step, i) => ({
    _id: id(i + 1),
    projectId: id(900),
    screenplayId: id(901),
    orderKey: `a${String.fromCharCode(48 + Math.floor(i / 60))}${String.fromCharCode(65 + (i % 60))}`,
    step,
    source: 'manual',
  }));

const ranges = (text: OrganisedScreenplay, ...steps: ReviewStep[]) =>
  applyReview(text, edits(...steps)).map((scene) => [scene.headingLine, scene.lastLine]);

describe('joining', () => {
  it('SY2: gives the lines to the scene before, whose heading stays', () => {
    const text = script([3, 4, 2]);
    expect(ranges(text, { kind: 'join', headingLine: 4 })).toEqual([
      [1, 7],
      [8, 9],
    ]);
    expect(applyReview(text, edits({ kind: 'join', headingLine: 4 }))[0]!.heading).toBe('S#1. 카페 (낮)');
  });

  it('SY2, SY6: leaves the first scene alone and lists the step', () => {
    const outcome = reviewScreenplay(script([3, 4]), edits({ kind: 'join', headingLine: 1 }));
    expect(outcome.scenes).toHaveLength(2);
    expect(outcome.ignored).toHaveLength(1);
  });

  it('SY4: counts pages and people anew, without the heading that was joined away', () => {
    const [scene] = applyReview(script([3, 3]), edits({ kind: 'join', headingLine: 4 }));
    expect(scene).toMatchObject({
      pages: Math.round(((2 + 9 + 2) * 2 * 8) / 54),
      characters: [
        { name: '준호', lines: 0 },
        { name: '수진', lines: 2 },
      ],
      synopsis: '준호가 1번째 잔을 닦는다.',
    });
  });
});

describe('splitting', () => {
  it('SY3: makes the line a heading with the next free letter and the parent place and time as guesses', () => {
    const scenes = applyReview(script([5]), edits({ kind: 'split', line: 4 }));
    expect(scenes.map((scene) => [scene.headingLine, scene.lastLine])).toEqual([
      [1, 3],
      [4, 5],
    ]);
    expect(scenes[1]).toMatchObject({
      heading: '준호가 3번째 잔을 닦는다.',
      sceneNo: 1,
      subSceneNo: 'A',
      setName: '카페',
      timeOfDay: 'day',
      guessed: ['subSceneNo', 'setName', 'setting', 'timeOfDay', 'timeText'],
    });
  });

  it('SY3: takes letters that no other scene of that number has', () => {
    const numbers = applyReview(
      script([6]),
      edits({ kind: 'split', line: 5 }, { kind: 'split', line: 3 }, { kind: 'split', line: 6 }),
    ).map((scene) => scene.subSceneNo);
    expect(numbers).toEqual(['', 'B', 'A', 'C']);
  });

  it('SY3: leaves the 27th part without a number, and says so', () => {
    const steps = Array.from({ length: 27 }, (_, i): ReviewStep => ({ kind: 'split', line: i + 2 }));
    const last = applyReview(script([40]), edits(...steps)).at(-1);
    expect(last).toMatchObject({ sceneNo: null, subSceneNo: '', doubts: [{ code: 'number_missing' }] });
  });

  it('SY3: makes a scene of lines before the first heading', () => {
    expect(ranges(script([2], 4), { kind: 'split', line: 2 })).toEqual([
      [2, 4],
      [5, 6],
    ]);
  });

  it('SY3: makes the first scene of a script without any heading', () => {
    const scenes = applyReview(script([], 5), edits({ kind: 'split', line: 3 }));
    expect(scenes.map((scene) => [scene.headingLine, scene.lastLine, scene.sceneNo])).toEqual([[3, 5, null]]);
  });

  it('SY6: does nothing on a heading or on a line that is not there', () => {
    const outcome = reviewScreenplay(
      script([3]),
      edits({ kind: 'split', line: 1 }, { kind: 'split', line: 9 }),
    );
    expect(outcome.scenes).toHaveLength(1);
    expect(outcome.ignored).toHaveLength(2);
  });
});

describe('setting a heading', () => {
  const text = script([3, 4]);
  const fields = { ...fieldsOf(text.scenes[1]!), sceneNo: 12, subSceneNo: 'A', setName: '골목' };
  const step: ReviewStep = { kind: 'editHeading', headingLine: 4, heading: 'S#12-A. 골목 (낮)', fields };

  it('SY5: answers what was doubted about it and leaves no guess', () => {
    expect(applyReview(text, edits(step))[1]).toMatchObject({
      ...fields,
      heading: 'S#12-A. 골목 (낮)',
      guessed: [],
      doubts: [],
      checked: true,
      pages: 77,
      filePages: null,
      screenMinutes: 19.25,
      flags: [],
      items: [],
    });
  });

  it('SY6: is left out once its scene is joined away', () => {
    const outcome = reviewScreenplay(text, edits({ kind: 'join', headingLine: 4 }, step));
    expect(outcome.ignored.map((edit) => edit.step.kind)).toEqual(['editHeading']);
  });

  it('steps hold in the order of their keys, however they arrive', () => {
    const steps = edits(step, { kind: 'join', headingLine: 4 });
    expect(reviewScreenplay(text, [...steps].reverse())).toEqual(reviewScreenplay(text, steps));
  });
});

describe('doubts', () => {
  it('SY5: inside the text they go with their line to the scene that has it', () => {
    const text = script([3, 4]);
    text.scenes[1]!.doubts.push({ code: 'missed_heading', message: '머리말일 수 있어요.', line: 6 });
    const codes = (...steps: ReviewStep[]) =>
      applyReview(text, edits(...steps)).map((scene) => scene.doubts.map((doubt) => doubt.code));
    expect(codes()).toEqual([['missing_number'], ['missing_number', 'missed_heading']]);
    expect(codes({ kind: 'join', headingLine: 4 })).toEqual([['missing_number', 'missed_heading']]);
    expect(codes({ kind: 'split', line: 6 })).toEqual([['missing_number'], ['missing_number'], []]);
  });
});

describe('the order of numbers', () => {
  const text = script([2, 2, 2]);
  text.scenes[1]!.sceneNo = 5;
  text.scenes[1]!.doubts = [{ code: 'number_gap', message: '건너뛰어요.', line: 3 }];
  const renumber = (headingLine: number, sceneNo: number): ReviewStep => {
    const scene = text.scenes.find((other) => other.headingLine === headingLine)!;
    return {
      kind: 'editHeading',
      headingLine,
      heading: scene.heading,
      fields: { ...fieldsOf(scene), sceneNo },
    };
  };
  const codes = (...steps: ReviewStep[]) =>
    applyReview(text, edits(...steps)).map((scene) => scene.doubts.map((doubt) => doubt.code));

  it('SY8: a gap is named no more once the numbers before it close it', () => {
    expect(codes(renumber(1, 3))[1]).toEqual(['number_gap']);
    expect(codes(renumber(1, 4))[1]).toEqual([]);
  });

  it('SY8: a number given twice by hand is named', () => {
    expect(codes(renumber(5, 1))).toEqual([['missing_number'], ['number_gap'], ['number_double']]);
  });
});

const headingLine = (lines: number) => fc.integer({ min: 1, max: lines + 1 });
const cutting = (lines: number): fc.Arbitrary<ReviewStep> =>
  fc.oneof(
    headingLine(lines).map((line): ReviewStep => ({ kind: 'split', line })),
    headingLine(lines).map((line): ReviewStep => ({ kind: 'join', headingLine: line })),
  );
const anyStep = (lines: number): fc.Arbitrary<ReviewStep> =>
  fc.oneof(
    cutting(lines),
    headingLine(lines).map((line): ReviewStep => ({ kind: 'divide', headingLine: line, until: 3 })),
    headingLine(lines).map(
      (line): ReviewStep => ({ kind: 'addOmitted', headingLine: line, from: 1, until: 9 }),
    ),
    fc
      .tuple(headingLine(lines), fc.constantFrom('action', 'heading', 'character' as const))
      .map(
        ([line, type]): ReviewStep => ({ kind: 'setLineType', lines: [line], type, who: null }) as ReviewStep,
      ),
    fc.constant<ReviewStep>({ kind: 'dropPerson', name: '수진' }),
    fc.constant<ReviewStep>({ kind: 'namePeople', names: ['수진'], name: '준호' }),
    headingLine(lines).map((line): ReviewStep => ({ kind: 'confirm', headingLine: line, doubt: null })),
  );
const reviewsOf = (step: (lines: number) => fc.Arbitrary<ReviewStep>) =>
  fc
    .tuple(
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 0, max: 3 }),
    )
    .map(([lengths, before]) => script(lengths, before))
    .chain((text) => fc.tuple(fc.constant(text), fc.array(step(text.lines.length), { maxLength: 20 })));
const anyReview = reviewsOf(anyStep);

describe('whatever the steps', () => {
  it('SY1: every line from the first heading on is in exactly one scene', () => {
    fc.assert(
      fc.property(anyReview, ([text, steps]) => {
        const scenes = applyReview(text, edits(...steps));
        const first = scenes.find((scene) => !hasNoText(scene))?.headingLine ?? Number.POSITIVE_INFINITY;
        for (const line of text.lines) {
          const owners = scenes.filter((s) => line.n >= s.headingLine && line.n <= s.lastLine).length;
          expect(owners).toBe(line.n >= first ? 1 : 0);
        }
      }),
    );
  });

  it('SY6: a step that is taken back leaves no trace', () => {
    fc.assert(
      fc.property(anyReview, ([text, steps]) => {
        const all = edits(...steps, { kind: 'join', headingLine: text.scenes.at(-1)!.headingLine });
        expect(applyReview(text, all.slice(0, -1))).toEqual(applyReview(text, edits(...steps)));
        expect(applyReview(text, [])).toMatchObject(text.scenes);
      }),
    );
  });

  it('SY4: one step after another gives what all of them give at once', () => {
    fc.assert(
      fc.property(anyReview, ([text, steps]) => {
        for (let i = 0; i <= steps.length; i++) applyReview(text, edits(...steps.slice(0, i)));
        const afresh = { ...text, scenes: [...text.scenes] };
        expect(reviewScreenplay(text, edits(...steps))).toEqual(reviewScreenplay(afresh, edits(...steps)));
      }),
    );
  });

  it('SY3: no two scenes come out of cutting and joining with the same number', () => {
    fc.assert(
      fc.property(reviewsOf(cutting), ([text, steps]) => {
        const labels = applyReview(text, edits(...steps))
          .filter((scene) => scene.sceneNo !== null)
          .map((scene) => `${scene.sceneNo}${scene.subSceneNo}`);
        expect(new Set(labels).size).toBe(labels.length);
      }),
    );
  });
});
