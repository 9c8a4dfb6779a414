import type { Locator, Page } from 'playwright-core';

/** /me: my account. */
export class MePage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Goes there by the person's own name. */
  async goThere(name: string): Promise<void> {
    await this.#page.getByRole('button', { name }).click();
    await this.#page.getByRole('menuitem', { name: '내 계정' }).click();
    await this.#page.getByRole('heading', { name: '내 계정' }).waitFor();
  }

  async changePassword(currentPassword: string, newPassword: string): Promise<void> {
    await this.#page.getByLabel('지금 비밀번호').fill(currentPassword);
    await this.#page.getByLabel('새 비밀번호').fill(newPassword);
    await this.#page.getByRole('button', { name: '비밀번호 변경' }).click();
  }

  async enterCode(code: string): Promise<void> {
    await this.#page.getByLabel('받은 코드').fill(code);
    await this.#page.getByRole('button', { name: '코드 사용' }).click();
  }

  get picture(): Locator {
    return this.#page.getByRole('group', { name: '내 사진' });
  }

  async choosePicture(name: string, buffer: Buffer): Promise<void> {
    const mimeType = 'application/octet-stream';
    await this.#page.getByLabel('내 사진 파일').setInputFiles({ name, mimeType, buffer });
  }

  part(name: string): Locator {
    return this.#page.getByRole('region', { name, exact: true });
  }

  /** Ends a session that is not this one, the latest first. */
  async endOtherSession(): Promise<void> {
    await this.part('로그인한 기기').getByRole('button').first().click();
  }

  /** Opens the dialog that says what is lost with the account. */
  async askToDelete(): Promise<Locator> {
    await this.part('계정 삭제').getByRole('button').click();
    const dialog = this.#page.getByRole('dialog', { name: '계정을 삭제할까요?' });
    await dialog.waitFor();
    return dialog;
  }
}
