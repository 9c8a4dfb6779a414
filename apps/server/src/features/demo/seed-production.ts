import type { Id, OrganisedScreenplay } from '@ddak/domain';
import type { DemoRun } from './demo-run.ts';
import { fillCrew } from './fill-crew.ts';
import { fillDays } from './fill-days.ts';
import { fillPrices } from './fill-prices.ts';
import { fillScenes } from './fill-scenes.ts';
import { fillTalk } from './fill-talk.ts';

export interface SampleScript {
  /** Uploads the sample script as a version of the episode and answers its organised text when it can be reviewed. */
  upload(screenplayId: Id, episodeId: Id): Promise<OrganisedScreenplay>;
}

/** Makes the sample production 막차의 우산, the way a person would: project, crew, script, scenes, days, call sheets, talk. */
export async function seedProduction(demo: DemoRun, script: SampleScript): Promise<void> {
  const episodeId = demo.newId();
  await demo.run('createProject', {
    title: '막차의 우산',
    projectType: 'feature',
    colour: 7,
    startDate: demo.day('2026-12-01'),
    memberId: demo.newId(),
    episodeId,
    boardId: demo.newId(),
  });
  await demo.run('editProject', {
    patch: {
      productionCompany: '가로등 필름',
      director: '한지원',
      producer: '오세준',
      assistantDirector: '정서윤',
      endDate: demo.day('2026-12-15'),
    },
  });
  await fillCrew(demo);
  const screenplayId = demo.newId();
  const text = await script.upload(screenplayId, episodeId);
  await demo.run('acceptScreenplay', { screenplayId });
  await fillScenes(demo, text);
  await fillPrices(demo);
  await fillDays(demo);
  await fillTalk(demo);
}
