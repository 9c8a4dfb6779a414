import { keptSteps, sketchScript } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import type { StoryFlag } from '../../organised.ts';
import { rowsOnPage } from '../../page-rows.ts';
import { applyReview, reviewScreenplay } from '../apply-review.ts';
import type { ReviewStep } from '../review-step.ts';

const text = sketchScript(`
  밤의 정류장
  S#1. 카페 (안/낮)
  준호가 잔을 닦는다.
  @준호
  "어서 오세요.
  S#2. 골목 (밖/밤)
  미영이 걷는다.
  @미영
  "춥다.
  @준호(소리)
  "미영 씨!
  S#3. 카페 (안/밤)
  둘이 마주 앉는다.
  @미영
  (웃으며)
  "고마워요.
`);

const after = (...steps: ReviewStep[]) => applyReview(text, keptSteps(...steps));
const numbers = (...steps: ReviewStep[]) =>
  after(...steps).map((scene) => (scene.sceneNo === null ? '–' : `${scene.sceneNo}${scene.subSceneNo}`));
const cast = (...steps: ReviewStep[]) =>
  after(...steps).map((scene) => scene.characters.map(({ name, lines }) => `${name} ${lines}`));
const linesAfter = (...steps: ReviewStep[]) => reviewScreenplay(text, keptSteps(...steps)).lines;
const ignored = (...steps: ReviewStep[]) => reviewScreenplay(text, keptSteps(...steps)).ignored.length;
const renumber = (headingLine: number, sceneNo: number, subSceneNo = '', following = false): ReviewStep => ({
  kind: 'renumber',
  headingLine,
  sceneNo,
  subSceneNo,
  following,
});

describe('renumbering', () => {
  it('SY9: sets one number', () => {
    expect(numbers(renumber(6, 7))).toEqual(['1', '7', '3']);
  });

  it('SY9: counts on through those that follow, sub-scenes with their scene', () => {
    expect(numbers({ kind: 'split', line: 8 }, renumber(6, 5, '', true))).toEqual(['1', '5', '5A', '6']);
    expect(numbers({ kind: 'split', line: 8 }, renumber(6, 5, 'B', true))).toEqual(['1', '5B', '5C', '6']);
    expect(numbers({ kind: 'split', line: 8 }, renumber(8, 9, '', true))).toEqual(['1', '2', '9', '10']);
  });

  it('SY9: stops where the episode ends', () => {
    const twoParts = {
      ...text,
      scenes: text.scenes.map((scene, i) => ({ ...scene, episodeNo: i < 2 ? 1 : 2 })),
    };
    const scenes = applyReview(twoParts, keptSteps(renumber(2, 11, '', true)));
    expect(scenes.map((scene) => scene.sceneNo)).toEqual([11, 12, 3]);
  });

  it('SY6: finds no scene that was joined away', () => {
    expect(ignored({ kind: 'join', headingLine: 6 }, renumber(6, 7))).toBe(1);
  });
});

describe('fields of many scenes', () => {
  it('SY10: are set where they are given and stay where they are not', () => {
    const set: ReviewStep = {
      kind: 'setFields',
      headingLines: [2, 12, 99],
      fields: { setName: '단골 카페', timeOfDay: 'sunset', timeText: '해 질 녘' },
    };
    expect(after(set).map((scene) => [scene.setName, scene.setting, scene.timeText])).toEqual([
      ['단골 카페', 'INT', '해 질 녘'],
      ['골목', 'EXT', '밤'],
      ['단골 카페', 'INT', '해 질 녘'],
    ]);
  });

  it('SY10: a scene can be omitted and taken in again', () => {
    const omit = (omitted: boolean): ReviewStep => ({
      kind: 'setFields',
      headingLines: [6],
      fields: { omitted },
    });
    expect(after(omit(true))[1]!.omitted).toBe(true);
    expect(after(omit(true), omit(false))[1]!.omitted).toBe(false);
  });

  it('SY10: what kind of storytelling they are is set too, and can be taken away', () => {
    const flag = (...flags: StoryFlag[]): ReviewStep => ({
      kind: 'setFields',
      headingLines: [2, 6],
      fields: { flags },
    });
    const flags = (...steps: ReviewStep[]) => after(...steps).map((scene) => scene.flags);
    expect(flags(flag('flashback', 'insert'))).toEqual([
      ['flashback', 'insert'],
      ['flashback', 'insert'],
      [],
    ]);
    expect(flags(flag('montage'), flag())).toEqual([[], [], []]);
  });

  it('SY3, SY16: the parts of a flashback are flashbacks, but where a line says otherwise', () => {
    const flashback = {
      kind: 'setFields',
      headingLines: [6],
      fields: { flags: ['flashback'] },
    } satisfies ReviewStep;
    const flags = (...steps: ReviewStep[]) => after(flashback, ...steps).map((scene) => scene.flags);
    const { headingLine: _, heading: __, lastLine: ___, ...fields } = after()[1]!;
    const says = { ...fields, settingGuessed: false };
    expect(flags({ kind: 'split', line: 8 })).toEqual([[], ['flashback'], ['flashback'], []]);
    expect(flags({ kind: 'split', line: 8, says })).toEqual([[], ['flashback'], [], []]);
    expect(flags({ kind: 'split', line: 8, says: { ...says, flags: ['insert'] } })[2]).toEqual(['insert']);
    expect(flags({ kind: 'divide', headingLine: 6, until: 3 })[2]).toEqual(['flashback']);
  });

  it('SY10: a heading that is set says it too; one that is silent leaves it', () => {
    const { heading, ...scene } = after()[1]!;
    const edit = { kind: 'editHeading', headingLine: 6, heading, fields: scene } satisfies ReviewStep;
    expect(after({ ...edit, flags: ['montage'] })[1]!.flags).toEqual(['montage']);
    expect(after({ ...edit, flags: ['montage'] }, edit)[1]!.flags).toEqual(['montage']);
  });

  it('SY6: none of the scenes is there', () => {
    expect(ignored({ kind: 'setFields', headingLines: [3], fields: { setName: '옥상' } })).toBe(1);
  });
});

describe('a line that is made a heading', () => {
  const says = {
    episodeNo: null,
    sceneNo: null,
    subSceneNo: '',
    setName: '옥상',
    setting: 'EXT' as const,
    timeOfDay: 'night' as const,
    timeText: '밤',
    omitted: false,
    settingGuessed: true,
  };

  it('SY3: has the place and time that it says, and for the rest those of the scene that it was in', () => {
    const [, part] = after({ kind: 'split', line: 3, says });
    expect(part).toMatchObject({
      sceneNo: 1,
      subSceneNo: 'A',
      setName: '옥상',
      setting: 'EXT',
      timeText: '밤',
    });
    expect(part!.guessed).toEqual(['subSceneNo', 'setting']);
    const [, numbered] = after({
      kind: 'split',
      line: 3,
      says: { ...says, sceneNo: 9, settingGuessed: false },
    });
    expect(numbered).toMatchObject({ sceneNo: 9, subSceneNo: '', guessed: [], doubts: [] });
  });

  it('SY3: makes text of what stood outside every scene', () => {
    const script = sketchScript(`
      옥상 - 밤
      미영이 난간에 선다.
      S#2. 카페 (낮)
      @미영
      "네.
    `);
    const { scenes, lines } = reviewScreenplay(script, keptSteps({ kind: 'split', line: 1, says }));
    expect(lines[1]).toMatchObject({ type: 'action', mentions: ['미영'] });
    expect(scenes[0]).toMatchObject({
      setName: '옥상',
      timeOfDay: 'night',
      synopsis: '미영이 난간에 선다.',
      characters: [{ name: '미영', lines: 0 }],
    });
    expect(scenes[0]!.doubts.map(({ code }) => code)).toEqual(['number_missing']);
  });
});

describe('the type of a line', () => {
  const type = (
    lines: number[],
    kind: 'heading' | 'action' | 'character' | 'dialogue' | 'other',
    who?: string,
  ) => ({ kind: 'setLineType', lines, type: kind, who: who ?? null }) as const;

  it('SY11: a cue says who speaks, by its own words or as a person says', () => {
    expect(cast(type([7], 'character'))[1]).toContain('미영이 걷는다. 1');
    expect(cast(type([7], 'character', '미영'))[1]).toEqual(['미영 2', '준호(소리) 1']);
    expect(linesAfter(type([10], 'character'))[9]).toMatchObject({ type: 'character', who: '준호' });
  });

  it('SY11: as action it names those who are in it, and nobody speaks', () => {
    const [line] = linesAfter(type([11], 'action')).slice(10);
    expect(line).toMatchObject({ type: 'action', mentions: ['미영'] });
    expect(cast(type([8, 9], 'action'))[1]).toEqual(['미영 0', '준호(소리) 1']);
  });

  it('SY11: its rows and the pages of its scene are those of what it is now', () => {
    const long = '형사는 아무 말 없이 오래 담배를 태우다가 창문을 열고 골목을 내려다본다. '.repeat(18).trim();
    const script = sketchScript(`
      S#1. 카페 (안/낮)
      @준호
      "${long}
      S#2. 골목 (밖/밤)
      미영이 걷는다.
    `);
    const as = (kind: 'action' | 'dialogue', read = script) =>
      reviewScreenplay(read, keptSteps(type([3], kind)));
    // As it was read it takes the 35 columns of speech, as action 60.
    const said = script.lines.map((line) => ({ ...line, rows: rowsOnPage(line.type, line.text) }));
    const read = { ...script, lines: said };
    const [spoken, told] = [said[2]!.rows, as('action', read).lines[2]!.rows];
    expect(told).toBe(rowsOnPage('action', long));
    expect(told).toBeLessThan(spoken * 0.7);
    const pages = reviewScreenplay(read, keptSteps(type([3], 'dialogue'))).scenes.map((scene) => scene.pages);
    expect(pages[0]).toBe(script.scenes[0]!.pages);
    const shorter = as('action', read).scenes[0]!;
    expect(shorter.pages).toBe(Math.ceil(((3 + 2 + told) / 57.6) * 8));
    expect(shorter.screenMinutes).toBe(shorter.pages / 4);
  });

  it('SY11: a heading that is none counts as text in the scene before', () => {
    const merged = after(type([6], 'action'))[0]!;
    const rows = text.lines
      .slice(1, 11)
      .map((line) => (line.n === 6 ? rowsOnPage('action', line.text) : line.rows));
    expect(merged.pages).toBe(Math.ceil((rows.reduce((a, b) => a + b) / 57.6) * 8));
  });

  it('SY11: a cue that is action again leaves nobody of its name behind', () => {
    expect(cast(type([7], 'character'), type([7], 'action'))).toEqual(cast());
  });

  it('SY11: a line that becomes a heading begins a scene', () => {
    expect(after(type([7], 'heading')).map((scene) => scene.headingLine)).toEqual([2, 6, 7, 12]);
  });

  it('SY11: a heading that is none gives its scene to the one before', () => {
    const scenes = after(type([6], 'action'));
    expect(scenes.map((scene) => [scene.headingLine, scene.lastLine])).toEqual([
      [2, 11],
      [12, 16],
    ]);
    expect(linesAfter(type([6], 'action'))[5]!.type).toBe('action');
  });

  it('SY11: the text of a first heading that is none belongs to no scene', () => {
    expect(after(type([2], 'other')).map((scene) => scene.headingLine)).toEqual([6, 12]);
  });
});

describe('people', () => {
  it('SY12: several names become one, and its speeches are counted together', () => {
    const steps = cast({ kind: 'namePeople', names: ['준호(소리)', '준호'], name: '준호' });
    expect(steps).toEqual([['준호 1'], ['미영 1', '준호 1'], ['미영 1']]);
  });

  it('SY12: one person gets a new name', () => {
    expect(cast({ kind: 'namePeople', names: ['미영'], name: '박미영' })[2]).toEqual(['박미영 1']);
  });

  it('SY12: one who speaks with himself under two names speaks once', () => {
    const lines = text.lines.map((line) => (line.n === 4 ? { ...line, alsoWho: ['준호 형'] } : line));
    const both = { ...text, lines };
    const [scene] = applyReview(both, keptSteps({ kind: 'namePeople', names: ['준호 형'], name: '준호' }));
    expect(scene!.characters).toEqual([{ name: '준호', lines: 1 }]);
  });

  it('SY13: who is no person leaves the scene, and what was said is action', () => {
    const drop: ReviewStep = { kind: 'dropPerson', name: '미영' };
    expect(cast(drop)).toEqual([['준호 1'], ['준호(소리) 1'], []]);
    expect(
      linesAfter(drop)
        .slice(13)
        .map((line) => line.type),
    ).toEqual(['action', 'action', 'action']);
  });

  it('SY6: nobody bears the name', () => {
    expect(ignored({ kind: 'dropPerson', name: '수진' })).toBe(1);
    expect(ignored({ kind: 'namePeople', names: ['수진'], name: '준호' })).toBe(1);
  });
});

describe('the synopsis', () => {
  it('SY4: is that of a person until it is emptied', () => {
    const say = (synopsis: string): ReviewStep => ({ kind: 'setSynopsis', headingLine: 6, synopsis });
    expect(after(say(' 미영이 혼자 걷는다 '))[1]!.synopsis).toBe('미영이 혼자 걷는다');
    expect(after(say('다른 말'), say(''))[1]!.synopsis).toBe('미영이 걷는다.');
  });
});

describe('omitted numbers', () => {
  const skip = (from: number, until: number): ReviewStep => ({
    kind: 'addOmitted',
    headingLine: 12,
    from,
    until,
  });

  it('SY15: stand before the scene, without text, and only those that are not there', () => {
    const scenes = after(renumber(12, 6), skip(2, 5));
    expect(scenes.map((scene) => [scene.sceneNo, scene.omitted, scene.pages > 0])).toEqual([
      [1, false, true],
      [2, false, true],
      [3, true, false],
      [4, true, false],
      [5, true, false],
      [6, false, true],
    ]);
    expect(ignored(renumber(12, 6), skip(2, 5), skip(2, 5))).toBe(1);
  });

  it('SY15, SY1: stay before their scene when a line above it becomes a heading', () => {
    const skipped: ReviewStep = { kind: 'addOmitted', headingLine: 2, from: 0, until: 0 };
    const heading: ReviewStep = { kind: 'setLineType', lines: [1], type: 'heading', who: null };
    const ranges = after(skipped, heading).map((scene) => [scene.sceneNo, scene.headingLine, scene.lastLine]);
    expect([ranges[0], ranges[1]![0], ranges[2]]).toEqual([[null, 1, 1], 0, [1, 2, 5]]);
  });

  it('SY15: can be set and taken out as any other scene, and are passed over by joining', () => {
    const empty = after(renumber(12, 4), skip(3, 3))[2]!;
    const headings = (...steps: ReviewStep[]) =>
      after(renumber(12, 4), skip(3, 3), ...steps).map((scene) => [scene.sceneNo, scene.lastLine]);
    expect(headings({ kind: 'join', headingLine: empty.headingLine })).toEqual([
      [1, 5],
      [2, 11],
      [4, 16],
    ]);
    expect(headings({ kind: 'join', headingLine: 12 }).map(([number]) => number)).toEqual([1, 2, 3]);
    expect(headings({ kind: 'join', headingLine: 12 })[1]).toEqual([2, 16]);
    expect(headings(renumber(empty.headingLine, 9))[2]![0]).toBe(9);
  });
});

describe('a heading for several numbers', () => {
  it('SY16: becomes so many scenes where the text begins anew', () => {
    const scenes = after({ kind: 'divide', headingLine: 6, until: 4 }).slice(1, 4);
    expect(scenes.map((scene) => [scene.sceneNo, scene.headingLine, scene.lastLine, scene.setName])).toEqual([
      [2, 6, 7, '골목'],
      [3, 8, 9, '골목'],
      [4, 10, 11, '골목'],
    ]);
    expect(scenes[1]).toMatchObject({
      headless: true,
      heading: 'S#2. 골목 (밖/밤)',
      synopsis: '미영: 춥다.',
    });
  });

  it('SY16: is left alone where there is less text than numbers', () => {
    expect(ignored({ kind: 'divide', headingLine: 2, until: 9 })).toBe(1);
  });
});

describe('many names at once', () => {
  it('SY13: leave in one step, who speaks together with them among them', () => {
    expect(cast({ kind: 'dropPeople', names: ['준호', '준호(소리)', '아무도'] })).toEqual(
      cast({ kind: 'dropPerson', name: '준호' }, { kind: 'dropPerson', name: '준호(소리)' }),
    );
    expect(ignored({ kind: 'dropPeople', names: ['아무도'] })).toBe(1);
  });

  it('SY23: are people where a person says so; a name that nobody bears is left', () => {
    const names = (...steps: ReviewStep[]) => reviewScreenplay(text, keptSteps(...steps)).names;
    expect([...names({ kind: 'keepPeople', names: ['미영', '아무도'] })]).toEqual([['미영', '미영']]);
    expect(ignored({ kind: 'keepPeople', names: ['아무도'] })).toBe(1);
  });
});

describe('the work of one step', () => {
  it('SY4: derives only the scenes that it touches', () => {
    const steps = keptSteps(renumber(12, 4), { kind: 'dropPerson', name: '준호' });
    const before = reviewScreenplay(text, steps.slice(0, 1)).scenes;
    const now = reviewScreenplay(text, steps).scenes;
    expect(now.map((scene, i) => scene === before[i])).toEqual([false, true, true]);
  });

  it('SY6: gives the same outcome for the same steps, though their rows have come again', () => {
    const steps = keptSteps(renumber(12, 4), renumber(6, 9));
    const first = reviewScreenplay(text, steps);
    expect(reviewScreenplay(text, JSON.parse(JSON.stringify(steps)).reverse())).toBe(first);
    expect(reviewScreenplay(text, steps.slice(0, 1))).not.toBe(first);
  });

  it('SY4: of a script of 200 scenes is that of the one scene that it is about', () => {
    const long = sketchScript(
      Array.from({ length: 200 }, (_, i) => `S#${i + 1}. 카페 (낮)\n준호가 앉는다.\n@준호\n"네.`).join('\n'),
    );
    const steps: ReviewStep[] = [
      { kind: 'setLineType', lines: [42], type: 'note', who: null },
      { kind: 'split', line: 43 },
      { kind: 'join', headingLine: 401 },
      { kind: 'setFields', headingLines: [5], fields: { setName: '옥상' } },
      { kind: 'confirm', headingLine: 9, doubt: null },
    ];
    const derived = steps.map((_, i) => {
      const before = new Set(reviewScreenplay(long, keptSteps(...steps.slice(0, i))).scenes);
      return reviewScreenplay(long, keptSteps(...steps.slice(0, i + 1))).scenes.filter((s) => !before.has(s))
        .length;
    });
    expect(derived).toEqual([1, 2, 1, 1, 1]);
  });
});
