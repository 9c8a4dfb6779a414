import type { Page } from 'playwright-core';

/** 스태프: teams and their people. */
export class CrewPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async addTeam(name: string, offset: string): Promise<void> {
    await this.#page.getByRole('button', { name: '팀 추가' }).first().click();
    const dialog = this.#page.getByRole('dialog', { name: '팀 추가' });
    await dialog.getByLabel('팀 이름').fill(name);
    await dialog.getByLabel('콜타임 차이 (분)').fill(offset);
    await dialog.getByRole('button', { name: '추가' }).click();
    await this.#page.getByRole('button', { name: `${name} 팀 더 보기` }).waitFor();
  }

  async addPerson(team: string, person: { name: string; roleTitle: string; phone: string }): Promise<void> {
    await this.#page.getByRole('button', { name: `${team} 팀 더 보기` }).click();
    await this.#page.getByRole('menuitem', { name: '사람 추가' }).click();
    const dialog = this.#page.getByRole('dialog', { name: `${team} 팀에 추가` });
    await dialog.getByLabel('이름').fill(person.name);
    await dialog.getByLabel('직책').fill(person.roleTitle);
    await dialog.getByLabel('전화번호').fill(person.phone);
    const send = dialog.getByRole('button', { name: '추가' });
    if (await send.isEnabled()) throw new Error('a person was to be added without their consent');
    await dialog.getByLabel('본인 동의를 받았습니다').check();
    await send.click();
    await this.#line(person.name).waitFor();
  }

  async remove(person: string): Promise<void> {
    await this.#page.getByRole('button', { name: `${person} 더 보기` }).click();
    await this.#page.getByRole('menuitem', { name: '빼기' }).click();
    await this.#line(person).waitFor({ state: 'detached' });
  }

  /** What every line of somebody has. */
  #line(name: string) {
    return this.#page.getByRole('button', { name: `${name} 더 보기`, exact: true });
  }
}
