import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import type { OrganisedScreenplay, ReviewStep } from '../../index.ts';

const text: OrganisedScreenplay = {
  format: 'txt',
  title: null,
  lines: [{ n: 1, text: 'S#1. 카페 (낮)', type: 'heading', scene: 0, rows: 2, confidence: 1 }],
  scenes: [
    {
      episodeNo: null,
      sceneNo: 1,
      subSceneNo: '',
      setName: '카페',
      setting: 'INT',
      timeOfDay: 'day',
      timeText: '낮',
      omitted: false,
      heading: 'S#1. 카페 (낮)',
      headingLine: 1,
      lastLine: 1,
      pages: 1,
      filePages: null,
      screenMinutes: 0.25,
      flags: [],
      items: [],
      synopsis: '',
      characters: [],
      guessed: [],
      confidence: 1,
      doubts: [],
    },
  ],
  characters: [],
  locations: [],
  unread: [],
};
const step: ReviewStep = { kind: 'split', line: 1 };

function uploaded() {
  const film = new Production();
  const screenplayId = film.newId();
  film.run('addScreenplay', {
    screenplayId,
    episodeId: film.episodeId,
    fileId: film.newId(),
    fileName: '2고.hwp',
    label: '2고',
  });
  const finish = () => film.run('finishScreenplay', { screenplayId, format: 'hwp' }, { asServer: true });
  const add = () => film.try('addReviewEdit', { editId: film.newId(), screenplayId, step });
  return { film, screenplayId, finish, add };
}

describe('review steps', () => {
  it('SY7: are kept while the version is in review, neither before nor after', () => {
    const { film, screenplayId, finish, add } = uploaded();
    expect(add()).toMatchObject({ kind: 'refuse', refusal: { code: 'not_in_review' } });
    finish();
    expect(add().kind).toBe('changes');
    film.run('acceptScreenplay', { screenplayId }, { loaded: { screenplayText: text } });
    expect(add()).toMatchObject({ refusal: { code: 'not_in_review' } });
    const [edit] = [...film.state.reviewEdit.values()];
    expect(film.try('removeReviewEdit', { editId: edit!._id })).toMatchObject({
      refusal: { code: 'not_in_review' },
    });
  });

  it('stand behind those that exist, and can be taken back from anywhere', () => {
    const { film, finish, add } = uploaded();
    finish();
    for (let i = 0; i < 3; i++) add();
    const keys = [...film.state.reviewEdit.values()].map((edit) => edit.orderKey);
    expect([...keys].sort()).toEqual(keys);
    const [, middle] = [...film.state.reviewEdit.keys()];
    film.run('removeReviewEdit', { editId: middle! });
    expect(film.state.reviewEdit.size).toBe(2);
  });

  it('of a version that is gone are refused', () => {
    const { film, screenplayId, finish, add } = uploaded();
    finish();
    film.run('removeScreenplay', { screenplayId });
    expect(add()).toMatchObject({ refusal: { code: 'not_found' } });
  });
});
