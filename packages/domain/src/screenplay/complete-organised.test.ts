import { describe, expect, it } from 'vitest';
import { completeOrganised, type KeptScreenplay } from './complete-organised.ts';
import { organisedScreenplaySchema } from './organised.ts';

const old: KeptScreenplay = {
  format: 'txt',
  title: null,
  lines: [{ n: 1, text: 'S#1. 카페 (낮)', type: 'heading', scene: 0, rows: 2 }],
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
      pages: 12,
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

describe('a text that was kept before scenes had minutes, flags and items', () => {
  it('OG21: reads as one of today, with nothing made up', () => {
    const whole = completeOrganised(old);
    expect(organisedScreenplaySchema.parse(whole)).toEqual(whole);
    expect(whole.scenes[0]).toMatchObject({ filePages: null, screenMinutes: 3, flags: [], items: [] });
    expect(whole.lines[0]?.confidence).toBe(1);
  });

  it('OG21: leaves what is there as it is', () => {
    const today = completeOrganised(old);
    const scenes = today.scenes.map((scene) => ({
      ...scene,
      filePages: 9,
      screenMinutes: 7,
      flags: ['montage' as const],
    }));
    expect(completeOrganised({ ...today, scenes }).scenes).toEqual(scenes);
  });
});
