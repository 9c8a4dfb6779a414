import type { OrganisedScene, OrganisedScreenplay } from '@ddak/domain';
import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { acceptSummary } from './review/accept/accept-summary.ts';
import { episodeVersions, isPast, nextToReview } from './versions-view.ts';

const scene = (sceneNo: number, setName: string): OrganisedScene => ({
  episodeNo: null,
  sceneNo,
  subSceneNo: '',
  setName,
  setting: 'INT',
  timeOfDay: 'day',
  timeText: '낮',
  omitted: false,
  heading: `S#${sceneNo}. ${setName} (낮)`,
  headingLine: sceneNo,
  lastLine: sceneNo,
  pages: 2,
  filePages: null,
  screenMinutes: 0.5,
  flags: [],
  items: [],
  synopsis: '',
  characters: [{ name: '준호', lines: 2 }],
  guessed: [],
  confidence: 1,
  doubts: [],
});
const script = (...scenes: OrganisedScene[]): OrganisedScreenplay => ({
  format: 'hwp',
  title: null,
  lines: scenes.map(({ headingLine, heading }, i) => ({
    n: headingLine,
    text: heading,
    type: 'heading',
    scene: i,
    rows: 2,
    confidence: 1,
  })),
  scenes,
  characters: [],
  locations: [],
  unread: [],
});

function upload(film: Production, fileName: string) {
  const screenplayId = film.newId();
  const { episodeId } = film;
  film.run('addScreenplay', { screenplayId, episodeId, fileId: film.newId(), fileName, label: '' });
  film.run('finishScreenplay', { screenplayId, format: 'hwp' }, { asServer: true });
  return screenplayId;
}

describe('the versions of an episode', () => {
  it('stand newest first, and the newest in review is the next thing to do', () => {
    const film = new Production();
    upload(film, '1고.hwp');
    const second = upload(film, '2고.hwp');
    const groups = episodeVersions(film.state, film.projectId);
    expect(groups.map(({ title, versions }) => [title, versions.map((version) => version.label)])).toEqual([
      [null, ['2고', '1고']],
    ]);
    expect(nextToReview(groups)?._id).toBe(second);
  });

  it('is in use that most scenes have; one of before it waits for nobody, whichever was accepted last', () => {
    const film = new Production();
    const [first, second] = [upload(film, '1고.hwp'), upload(film, '2고.hwp')];
    const accept = (screenplayId: string, text: OrganisedScreenplay) =>
      film.run('acceptScreenplay', { screenplayId }, { loaded: { screenplayText: text } });
    const group = () => episodeVersions(film.state, film.projectId)[0]!;
    accept(second, script(scene(1, '카페'), scene(2, '골목')));
    expect(group().current?._id).toBe(second);
    expect(group().versions.map((version) => isPast(version, group().current))).toEqual([false, true]);
    expect(nextToReview([group()])).toBeUndefined();
    accept(first, script(scene(1, '카페')));
    expect(group().current?._id).toBe(first);
  });

  it('stand under their episodes in a series', () => {
    const series = new Production({ projectType: 'series' });
    series.run('addEpisode', { episodeId: series.newId(), title: '첫눈' });
    const groups = episodeVersions(series.state, series.projectId);
    expect(groups.map(({ title }) => title)).toEqual(['1부', '2부 첫눈']);
    expect(nextToReview(groups)).toBeUndefined();
  });
});

describe('what accepting would do', () => {
  it('is counted from the plan itself: new, changed and cut scenes, and people', () => {
    const film = new Production();
    const who = { projectId: film.projectId, actorId: film.ownerId };
    const first = upload(film, '1고.hwp');
    const text = script(scene(1, '카페'), scene(2, '골목'));
    expect(acceptSummary(film.state, text, { ...who, screenplayId: first })).toEqual({
      scenes: {
        added: ['1', '2'],
        changed: [],
        divided: [],
        joined: [],
        renumbered: 0,
        same: 0,
        omitted: [],
        unplaced: [],
        shot: [],
      },
      people: { added: ['준호'], gone: [], leftOut: [] },
      otherEpisodes: [],
      movesVersion: false,
      items: 0,
    });
    film.run('acceptScreenplay', { screenplayId: first }, { loaded: { screenplayText: text } });
    const second = upload(film, '2고.hwp');
    const revised = script(scene(1, '카페'), scene(3, '옥상'));
    expect(acceptSummary(film.state, revised, { ...who, screenplayId: second })).toMatchObject({
      scenes: { added: ['3'], same: 1, omitted: ['2'] },
      people: { added: [], gone: [] },
    });
  });

  it('is nothing where it would be refused', () => {
    const film = new Production();
    const who = { projectId: film.projectId, actorId: film.ownerId };
    const screenplayId = upload(film, '1고.hwp');
    expect(acceptSummary(film.state, script(), { ...who, screenplayId })).toBeNull();
  });
});
