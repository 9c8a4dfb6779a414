import { applyChanges, emptyState, type ProjectState, planCommand } from '@ddak/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/new-id.ts';
import {
  dayFacts,
  infoFacts,
  labourFacts,
  rateFacts,
  type SettingsFact,
  sceneTimeFacts,
} from './settings-facts.ts';

const [projectId, me] = [newId(), newId()];
let state: ProjectState;

function run(name: string, args: unknown): void {
  const ctx = { projectId, commandId: newId(), actorId: me, actorName: '나', now: 1, loaded: {} };
  const plan = planCommand(state, { name, args }, ctx);
  if (plan.kind !== 'changes') throw new Error(`${name}: ${JSON.stringify(plan)}`);
  state = applyChanges(state, plan.changes);
}

const project = () => state.project.get(projectId)!;
/** As the page reads, from left to right. */
const read = (facts: readonly SettingsFact[]) =>
  facts.map(({ label, value, marks = [] }) => [label, value ?? '적지 않음', ...marks].join(' · '));

describe('what is set in a project, in words', () => {
  beforeEach(() => {
    state = emptyState();
    const ids = { memberId: newId(), episodeId: newId(), boardId: newId() };
    run('createProject', { title: '첫차', projectType: 'series', ...ids });
  });

  it('PD10: says what nobody has said, and a shoot that has a beginning alone', () => {
    run('editProject', { patch: { director: '한지원', startDate: '2027-03-02' } });
    expect(read(infoFacts(project()))).toEqual([
      '제작사 · 적지 않음',
      '감독 · 한지원',
      '제작PD · 적지 않음',
      '조감독 · 적지 않음',
      '촬영 기간 · 3.2 화부터',
      '기본 콜타임 · 07:00',
      '대본 1쪽의 화면 시간 · 한국어 2분, 영어 1분 · 기본값',
    ]);
    run('editProject', { patch: { endDate: '2027-04-30', screenMinutesPerPage: 1.5 } });
    expect(read(infoFacts(project()))).toContain('촬영 기간 · 3.2 화 – 4.30 금');
    expect(read(infoFacts(project()))).toContain('대본 1쪽의 화면 시간 · 1.5분');
    run('editProject', { patch: { startDate: null } });
    expect(read(infoFacts(project()))).toContain('촬영 기간 · 4.30 금까지');
  });

  it('names episodes where there are some', () => {
    expect(read(sceneTimeFacts(project()))).toEqual([
      '컷 하나 · 12분',
      '대본 1/8쪽 · 8분',
      '촬영계획표에 보이기 · 시간',
      '에피소드 · 1부, 2부',
    ]);
  });

  it('DR1, CS6: tells a day’s rows in their order, and which of the sets a new day gets', () => {
    expect(read(dayFacts(project()))).toEqual([
      '배우 도착 · 1시간 전',
      '분장 · 1시간 전',
      '의상 · 따로 부르지 않음',
      '모르는 길의 이동 · 1시간',
      '일정 줄 ‘기본’ · 집합 · 세팅 1시간, 식사 1시간, 정리 · 해산 30분 · 새 촬영일의 기본',
    ]);
  });

  it('LB1: tells what is kept at all costs, and what the production has changed', () => {
    const usual = read(labourFacts(project()));
    expect(usual).toContain('주 연장근로 한도 · 12시간/주 · 꼭 지킴');
    expect(usual.every((line) => line.endsWith('꼭 지킴'))).toBe(true);
    run('editProject', {
      patch: { labourRules: { weekExtension: { value: 600 }, mealLength: { value: 60 } } },
    });
    const own = read(labourFacts(project()));
    expect(own).toHaveLength(usual.length + 1);
    expect(own).toContain('주 연장근로 한도 · 10시간/주 · 꼭 지킴 · 바꿈');
    expect(own).toContain('한 끼 식사 시간 · 60분 · 바꿈');
  });

  it('CO6: says which prices are usual ones', () => {
    expect(read(rateFacts(state))).toEqual([
      '스태프 하루 · ₩7,500,000 · 기본값',
      '촬영 하루 · ₩7,500,000 · 기본값',
      '식대 · ₩10,000 · 기본값',
      '하루 안의 이동 · ₩400,000 · 기본값',
      '배우 대기를 끊는 기간 · 10일 이상',
    ]);
    const patch = { mealPerHead: 9500, secondShootDay: 0, dropAfterDays: 7 };
    run('setCostRates', { ratesId: newId(), patch });
    // One of them said says nothing of the others.
    expect(read(rateFacts(state))).toEqual([
      '스태프 하루 · ₩7,500,000 · 기본값',
      '촬영 하루 · ₩7,500,000 · 기본값',
      'B팀 촬영 하루 · ₩0',
      '식대 · ₩9,500',
      '하루 안의 이동 · ₩400,000 · 기본값',
      '배우 대기를 끊는 기간 · 7일 이상',
    ]);
  });
});
