import { solve } from '@ddak/scheduler';
import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { startAsk } from './ask.ts';
import { putQuestion } from './run-proposals.ts';
import { whyHere } from './why-here.ts';

/** Two scenes of 준호 at one place, on two days of which each has room for both. */
function proposed() {
  const film = new Production();
  const junho = film.character('준호');
  const scenes = [1, 2].map((n) => film.scene(n, { setName: '집', plannedMinutes: 60 }, [junho]));
  const days = ['2026-12-01', '2026-12-02'].map((date) => film.day(date, { calltime: 480 }));
  film.allocate(days[0]!, ...scenes);
  const put = putQuestion(film.state, film.boardId, startAsk(film.state, film.boardId, '2026-11-01'));
  if (!put.ok) throw new Error(JSON.stringify(put.refusal));
  const { problem } = put.asked;
  const found = solve(problem, { seed: 1, budget: { steps: 500 } });
  if (!found.ok) throw new Error('refused');
  return { problem, answer: found.answer, scene: scenes[0]! };
}

describe('a strip of a proposal', () => {
  it('BP17: tells why it stands there and what another day would mean, ₩ only to those who may see costs', () => {
    const { problem, answer, scene } = proposed();
    const [why, elsewhere] = whyHere({ problem }, answer, scene, true);
    expect(why).toMatch(/^12월 [12]일: .*집 하루에 몰기, 준호 하루에 끝내기$/);
    expect(elsewhere).toMatch(/^12월 [12]일로 옮기면 .*비용 \+₩/);
    expect(whyHere({ problem }, answer, scene, false).join()).not.toContain('₩');
  });
});
