import type { Page } from 'playwright-core';

export interface Account {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** /auth: signing up and signing in. */
export class AuthPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(): Promise<void> {
    await this.#page.goto('/auth');
  }

  /** Fills in the form of a new account, agrees to what must be agreed to, and sends it. */
  async signUp(account: Account): Promise<void> {
    await this.#page.getByRole('button', { name: '계정 만들기' }).click();
    await this.#page.getByLabel('이름').fill(account.name);
    await this.#fill(account);
    for (const required of ['만 14세 이상', '이용약관', '개인정보'])
      await this.#page.getByRole('checkbox', { name: new RegExp(required) }).check();
    await this.#page.getByRole('button', { name: '계정 만들기' }).click();
  }

  /** Fills in the form of an account that exists and sends it. */
  async signIn(account: Pick<Account, 'email' | 'password'>): Promise<void> {
    await this.#page.getByRole('heading', { name: '로그인' }).waitFor();
    await this.#fill(account);
    await this.#page.getByRole('button', { name: '로그인', exact: true }).click();
  }

  /** What the form says is wrong. */
  async failure(): Promise<string> {
    return (await this.#page.getByRole('alert').first().textContent()) ?? '';
  }

  async #fill(account: Pick<Account, 'email' | 'password'>): Promise<void> {
    await this.#page.getByLabel('이메일').fill(account.email);
    await this.#page.getByLabel('비밀번호').fill(account.password);
  }
}
