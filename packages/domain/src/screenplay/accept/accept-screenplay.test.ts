import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import {
  applyChanges,
  type OrganisedScene,
  type OrganisedScreenplay,
  type ProjectType,
  planUndo,
  rowsOfScene,
  scenesInOrder,
} from '../../index.ts';

type Sketch = Partial<OrganisedScene> & { who?: [string, number][] };

/** A script of two lines a scene: its heading and one line of action. */
function script(...sketches: Sketch[]): OrganisedScreenplay {
  const scenes = sketches.map(({ who = [], ...sketch }, i): OrganisedScene => {
    const heading = `S#${i + 1}. ${sketch.setName ?? '편의점'}`;
    const fixed = {
      heading,
      headingLine: i * 2 + 1,
      lastLine: i * 2 + 2,
      pages: 4,
      filePages: null,
      screenMinutes: 1,
      flags: [],
      items: [],
      synopsis: '문이 열린다.',
    };
    const said = { setName: '편의점', setting: 'INT', timeOfDay: 'day', timeText: '낮' } as const;
    const numbers = { episodeNo: null, sceneNo: i + 1, subSceneNo: '', omitted: false };
    const characters = who.map(([name, lines]) => ({ name, lines }));
    const trust = { guessed: [], confidence: 1, doubts: [] };
    return { ...fixed, ...said, ...numbers, ...trust, characters, ...sketch };
  });
  const lines = scenes.flatMap((scene, i) => [
    { n: i * 2 + 1, text: scene.heading, type: 'heading' as const, scene: i, rows: 2, confidence: 1 },
    { n: i * 2 + 2, text: '문이 열린다.', type: 'action' as const, scene: i, rows: 2, confidence: 1 },
  ]);
  return { format: 'txt', title: null, lines, scenes, characters: [], locations: [], unread: [] };
}

function upload(production: Production): string {
  const screenplayId = production.newId();
  const { episodeId } = production;
  const fileId = production.newId();
  production.run('addScreenplay', {
    screenplayId,
    episodeId,
    fileId,
    fileName: '밤의 정류장.txt',
    label: '',
  });
  production.run('finishScreenplay', { screenplayId, format: 'txt' }, { asServer: true });
  return screenplayId;
}

const accept = (production: Production, organised: OrganisedScreenplay) => {
  const screenplayId = upload(production);
  return production.run('acceptScreenplay', { screenplayId }, { loaded: { screenplayText: organised } });
};

const numbers = (production: Production) =>
  scenesInOrder(production.state).map((scene) => `${scene.sceneNo}${scene.subSceneNo}`);

describe('accepting a script', () => {
  it('SP1: versions of an episode count up', () => {
    const production = new Production();
    upload(production);
    const second = upload(production);
    expect(production.state.screenplay.get(second)).toMatchObject({
      versionNo: 2,
      label: '2고',
      state: 'review',
    });
  });

  it('SP2: an accepted version stays, another can be removed with its edits', () => {
    const production = new Production();
    const waiting = upload(production);
    accept(production, script({}));
    const accepted = [...production.state.screenplay.values()].find((one) => one.state === 'accepted')!;
    expect(production.try('removeScreenplay', { screenplayId: accepted._id })).toMatchObject({
      kind: 'refuse',
    });
    expect(production.try('removeScreenplay', { screenplayId: waiting }).kind).toBe('changes');
  });

  it('SP3: writes scenes and people in one command, and undo takes all of it back', () => {
    const production = new Production();
    accept(production, script({ who: [['준호', 3]] }, { setName: '정류장', who: [['수진', 9]] }));
    expect(numbers(production)).toEqual(['1', '2']);
    const undone = planUndo(production.state, production.log.at(-1)!, production.context());
    if (undone.plan.kind !== 'changes') throw new Error('undo was refused');
    production.state = applyChanges(production.state, undone.plan.changes);
    expect(production.state.scene.size + production.state.character.size).toBe(0);
    expect([...production.state.screenplay.values()][0]!.state).toBe('review');
  });

  it('SP4: a file with several episodes makes them in a series', () => {
    const production = new Production({ projectType: 'series' });
    accept(production, script({ episodeNo: 1 }, { episodeNo: 2, sceneNo: 1 }, { episodeNo: 2, sceneNo: 2 }));
    expect(production.state.episode.size).toBe(2);
    expect(numbers(production)).toEqual(['1', '1', '2']);
  });

  it('SP22: a version without a scene of its own episode goes to the one that it is of, and undo brings it back', () => {
    const production = new Production({ projectType: 'series' });
    accept(production, script({ episodeNo: 1 }, { episodeNo: 2, sceneNo: 1 }));
    accept(production, script({ episodeNo: 2 }, { episodeNo: 2, sceneNo: 2 }));
    accept(production, script({ episodeNo: 2 }, { episodeNo: 2, sceneNo: 2 }));
    const listed = () =>
      [...production.state.screenplay.values()].map(({ label, episodeId }) => [
        label,
        episodeId === production.episodeId,
      ]);
    expect(listed()).toEqual([
      ['1고', true],
      ['1고', false],
      ['2고', false],
    ]);
    const undone = planUndo(production.state, production.log.at(-1)!, production.context());
    if (undone.plan.kind === 'changes')
      production.state = applyChanges(production.state, undone.plan.changes);
    expect(listed().at(-1)).toEqual(['2고', true]);
  });

  it.each<ProjectType>(['feature', 'short', 'commercial'])(
    'SP4: a %s keeps its one episode, and clashing numbers get letters',
    (projectType) => {
      const production = new Production({ projectType });
      accept(production, script({ episodeNo: 1, sceneNo: 1 }, { episodeNo: 2, sceneNo: 1 }));
      expect(production.state.episode.size).toBe(1);
      expect(numbers(production)).toEqual(['1', '1A']);
    },
  );

  it('SP5: people are numbered by how much they speak, and keep their numbers in a later version', () => {
    const production = new Production();
    accept(production, script({ who: [['준호', 1]] }, { who: [['수진', 9]] }));
    const cast = () =>
      [...production.state.character.values()]
        .sort((a, b) => a.characterNumber - b.characterNumber)
        .map((one) => one.name);
    expect(cast()).toEqual(['수진', '준호']);
    accept(production, script({ who: [['사장', 40]] }, { who: [['수진', 9]] }));
    expect(cast()).toEqual(['수진', '준호', '사장']);
  });

  it('SP6: a set has no real place until somebody says so', () => {
    const production = new Production();
    accept(production, script({ setName: '편의점' }, { setName: '정류장' }));
    expect(production.state.location.size).toBe(0);
    expect(scenesInOrder(production.state).map((scene) => [scene.setName, scene.location])).toEqual([
      ['편의점', null],
      ['정류장', null],
    ]);
  });

  it('SP6: a set that is shot at one place is shot there in new scenes too, whatever the place is called', () => {
    const production = new Production();
    accept(production, script({ setName: '편의점' }));
    const place = production.location('성산동 GS');
    const [first] = scenesInOrder(production.state);
    production.run('editScenes', { sceneIds: [first!._id], patch: { location: place } });
    accept(production, script({ setName: '편의점' }, { setName: '편의점' }, { setName: '성산동 GS' }));
    expect(production.state.location.size).toBe(1);
    expect(scenesInOrder(production.state).map((scene) => scene.location)).toEqual([place, place, null]);
  });

  it('SP6: of a set with several places a new scene has none', () => {
    const production = new Production();
    accept(production, script({ setName: '편의점' }, { setName: '편의점' }));
    for (const [i, scene] of scenesInOrder(production.state).entries()) {
      const location = production.location(`${i + 1}호점`);
      production.run('editScenes', { sceneIds: [scene._id], patch: { location } });
    }
    accept(production, script({}, {}, {}));
    expect(scenesInOrder(production.state)[2]!.location).toBeNull();
  });

  it('SP7: a new version keeps board places, notes and hand-set minutes', () => {
    const production = new Production();
    accept(production, script({}, {}));
    const [first] = scenesInOrder(production.state);
    production.allocate(production.day('2026-12-01'), first!._id);
    production.run('editScenes', {
      sceneIds: [first!._id],
      patch: { note: '우산 두 개', plannedMinutes: 90 },
    });
    accept(production, script({ setName: '편의점 앞', timeOfDay: 'night', timeText: '밤' }, {}));
    const now = production.state.scene.get(first!._id)!;
    expect(now).toMatchObject({
      note: '우산 두 개',
      plannedMinutes: 90,
      setName: '편의점 앞',
      timeOfDay: 'night',
    });
    expect(rowsOfScene(production.state, first!._id)).toHaveLength(1);
  });

  it('SP10: minutes on the screen go by the project, else by the script, and those set by hand stay', () => {
    const production = new Production();
    accept(production, script({}, {}, {}, {}));
    const minutes = () => scenesInOrder(production.state).map((scene) => scene.screenMinutes);
    expect(minutes()).toEqual([1, 1, 1, 1]);
    const [first] = scenesInOrder(production.state);
    production.run('editScenes', { sceneIds: [first!._id], patch: { screenMinutes: 5 } });
    production.run('editProject', { patch: { screenMinutesPerPage: 1 } });
    accept(production, script({}, {}, {}, { filePages: 8 }));
    expect(minutes()).toEqual([5, 0.5, 0.5, 1]);
    production.run('editProject', { patch: { screenMinutesPerPage: 1.5 } });
    accept(production, script({}, {}, {}, {}));
    expect(minutes()).toEqual([5, 0.75, 0.75, 0.75]);
  });

  it('SP10: a length that the heading states is the scene’s', () => {
    const production = new Production();
    accept(production, script({ statedSeconds: 30, screenMinutes: 0.5 }, {}));
    expect(scenesInOrder(production.state).map((scene) => scene.screenMinutes)).toEqual([0.5, 1]);
  });

  it('SP7: a scene knows that it is 회상, as the script or a person in its review says, until a later text says otherwise', () => {
    const production = new Production();
    accept(production, script({ flags: ['flashback'] }, {}));
    const flags = () => scenesInOrder(production.state).map((scene) => scene.flags);
    expect(flags()).toEqual([['flashback'], []]);
    accept(production, script({}, { flags: ['insert'] }));
    expect(flags()).toEqual([[], ['insert']]);
  });

  it('SP8: a scene that the new version cuts is omitted, not deleted, and comes back with a later one', () => {
    const production = new Production();
    accept(production, script({}, {}));
    const status = () => scenesInOrder(production.state).map((scene) => scene.status);
    accept(production, script({}));
    expect(status()).toEqual(['draft', 'omitted']);
    accept(production, script({}, {}));
    expect(status()).toEqual(['draft', 'draft']);
  });

  it('is refused outside review and for a script without scenes', () => {
    const production = new Production();
    const screenplayId = upload(production);
    const loaded = { screenplayText: script() };
    expect(production.try('acceptScreenplay', { screenplayId }, { loaded })).toMatchObject({
      refusal: { code: 'nothing_to_accept' },
    });
    accept(production, script({}));
    const accepted = [...production.state.screenplay.values()].find((one) => one.state === 'accepted')!;
    expect(
      production.try(
        'acceptScreenplay',
        { screenplayId: accepted._id },
        { loaded: { screenplayText: script({}) } },
      ),
    ).toMatchObject({ refusal: { code: 'not_in_review' } });
  });
});
