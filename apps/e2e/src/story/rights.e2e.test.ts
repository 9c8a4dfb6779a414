import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from '../harness/axe-violations.ts';
import { type FilmOnServer, filmOnServer } from '../harness/film-on-server.ts';
import { Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';

/** AC2: rights are given and taken section by section, and reach the other screen at once. */
describe('rights section by section', () => {
  let workplace: Workplace;
  let owner: Program;
  let member: Program;
  let film: FilmOnServer;
  let crew: Page;
  let board: Page;
  beforeAll(async () => {
    workplace = await Workplace.open();
    owner = await Program.join(workplace.server.url, '정서윤');
    member = await Program.join(workplace.server.url, '남도윤');
    film = await filmOnServer(owner, { scenes: 4, days: 2, items: 0 });
    await member.joinProject(workplace.server, owner, film.projectId, 'member');
    ({ page: crew } = await workplace.signedIn(owner, `/projects/${film.projectId}/crew`));
    ({ page: board } = await workplace.signedIn(member, `/projects/${film.projectId}/timetable`));
  });
  afterAll(() => workplace?.close());

  const openRights = async () => {
    await crew.getByRole('button', { name: '남도윤 권한' }).click();
    await crew.getByRole('menuitem', { name: '권한 자세히…' }).click();
    return crew.getByRole('dialog', { name: '남도윤 님의 권한' });
  };
  const addsDays = () => board.getByRole('button', { name: '촬영일 추가' }).first();

  it('AC2: who is given the timetable can write it at once, and their line says so', async () => {
    await board.getByRole('heading', { name: '촬영계획표' }).waitFor();
    await board.getByText('편의점').first().waitFor();
    expect(await addsDays().count()).toBe(0);
    const dialog = await openRights();
    const timetable = dialog.getByRole('group', { name: '촬영계획표 권한' });
    expect(await timetable.getByRole('button', { name: '보기' }).getAttribute('aria-pressed')).toBe('true');
    expect(await axeViolations(crew)).toEqual([]);
    // By keyboard, as everywhere.
    await timetable.getByRole('button', { name: '쓰기' }).focus();
    await crew.keyboard.press('Enter');
    await dialog.getByText('참여자 역할은 ‘보기’').waitFor();
    await dialog.getByRole('button', { name: '저장' }).click();
    await crew.getByText('촬영계획표 쓰기 추가').waitFor();
    await addsDays().waitFor();
    await member.run(film.projectId, 'editTimetable', {
      timetableId: film.days[0]!,
      patch: { note: '우산 준비' },
    });
  });

  it('AC2: who has it taken away again cannot, from that moment on', async () => {
    const dialog = await openRights();
    await dialog.getByRole('button', { name: '역할대로 되돌리기' }).click();
    await dialog.getByRole('button', { name: '저장' }).click();
    await addsDays().waitFor({ state: 'detached' });
    expect(await crew.getByText('촬영계획표 쓰기 추가').count()).toBe(0);
    const again = { timetableId: film.days[0]!, patch: { note: '우산 둘' } };
    await expect(member.run(film.projectId, 'editTimetable', again)).rejects.toThrow('권한이 없어요');
    expect(workplace.errors()).toEqual([]);
  });
});
