import { buildCallsheetView, dayClock, daysOf, formatClock, type OrganisedScreenplay } from '@ddak/domain';
import { weighBoard } from '@ddak/scheduler/board';
import { readScript } from '@ddak/screenplay';
import { SeededRandom } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { planProduction } from './plan-production.ts';

const SETS = ['민준의 집', '카페', '병원 복도', '바닷가', '옥상'];
const PEOPLE = ['민준', '지아', '서연', '도윤'];

/** A script of some scenes at some places by day and night, with people who speak in them. */
async function script(seed: number): Promise<OrganisedScreenplay> {
  const random = new SeededRandom(seed);
  const pick = (list: readonly string[]) => list[random.int(0, list.length - 1)]!;
  const scenes = Array.from({ length: random.int(8, 16) }, (_, i) => {
    const lines = Array.from({ length: random.int(2, 8) }, () => `${pick(PEOPLE)}\n여기서 기다릴게.\n`);
    return `S#${i + 1}. ${pick(SETS)} (${pick(['낮', '밤'])})\n\n${lines.join('\n')}`;
  });
  const read = await readScript(new TextEncoder().encode(scenes.join('\n\n')), 'random.txt');
  if (!read.ok) throw new Error(read.message);
  return read.organised;
}

describe('what the command line plans', () => {
  it('CO7 BP9: ends each day and costs what board, panel and sheet say', async () => {
    for (let seed = 1; seed <= 6; seed++) {
      const wish = {
        start: '2026-12-21',
        fileName: 'random.txt',
        now: 0,
        days: null,
        search: { steps: 3000 },
      };
      const made = await planProduction(await script(seed), wish);
      const { state, boardId, answer, callsheets } = made;
      const weighed = weighBoard(state, boardId)!;
      expect(weighed.moneyParts, `seed ${seed}`).toEqual(answer.score.moneyParts);
      const days = daysOf(state, boardId);
      expect(days.map((day) => dayClock(state, day._id).end)).toEqual(
        answer.plan.days.map(({ release }) => release),
      );
      const ends = callsheets.map(({ callsheetId }) => {
        const view = buildCallsheetView(state, callsheetId, { phones: 'none' });
        return view?.facts.find(({ label }) => label === '종료 예정')?.value;
      });
      expect(ends).toEqual(answer.plan.days.map(({ release }) => formatClock(release)));
    }
  });
});
