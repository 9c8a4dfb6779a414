import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';

const AT_MOST = 80;

/** Goes on by Tab until that is reached; fails when it never is. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.first().waitFor();
  for (let i = 0; i < AT_MOST; i++) {
    const reached = await wanted.first().evaluate((one) => one === document.activeElement);
    if (reached) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never came there.');
}

/** Without a mouse or a finger, from the landing to the first project (ISSUE 4: proof). */
describe('by the keyboard alone', () => {
  let workplace: Workplace;
  let page: Page;
  const account = { name: '문가온', email: `${newId().slice(-12)}@example.com`, password: '긴 비밀번호예요' };

  beforeAll(async () => {
    workplace = await Workplace.open();
    ({ page } = await workplace.screen());
  });
  afterAll(() => workplace?.close());

  const write = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.insertText(text);
  };

  it('one gets from the landing to the sign-up, and signs up', async () => {
    await page.goto('/');
    await tabTo(page, page.locator('[data-part=topbar]').getByRole('link', { name: '로그인' }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '로그인' }).waitFor();
    await tabTo(page, page.getByRole('button', { name: '계정 만들기' }));
    await page.keyboard.press('Enter');
    await write('이름', account.name);
    await write('이메일', account.email);
    await write('비밀번호', account.password);
    for (const required of ['만 14세 이상', '이용약관', '개인정보']) {
      await tabTo(page, page.getByRole('checkbox', { name: new RegExp(required) }));
      await page.keyboard.press('Space');
    }
    await tabTo(page, page.getByRole('button', { name: '계정 만들기' }));
    await page.keyboard.press('Enter');
    await page.getByText('계정이 생성되었습니다!').waitFor();
  });

  it('one signs in and makes the first project', async () => {
    await page.getByRole('heading', { name: '로그인' }).waitFor();
    if ((await page.getByLabel('이메일').inputValue()) === '') await write('이메일', account.email);
    await write('비밀번호', account.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '내 작품' }).waitFor();
    await tabTo(page, page.getByRole('button', { name: '새 작품' }));
    await page.keyboard.press('Enter');
    await write('작품 제목', '막차의 우산');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/projects\/[0-9a-f-]+$/);
  });

  it('what has the focus is always seen', async () => {
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab');
      const ring = await page.evaluate(() => {
        const one = document.activeElement;
        if (!one || one === document.body) return 'nothing';
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
        const seen = outlineStyle !== 'none' && outlineWidth !== '0px' ? 'outline' : boxShadow;
        return seen === 'none' ? one.outerHTML.slice(0, 300) : 'seen';
      });
      expect(['seen', 'nothing']).toContain(ring);
    }
  });

  it('the sidebar is passed by one press, and whoever goes on to another screen begins in it', async () => {
    await page.reload();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.keyboard.press('Tab');
    const main = page.locator('main');
    await tabTo(page, page.getByRole('button', { name: '본문으로 건너뛰기' }));
    await page.keyboard.press('Enter');
    expect(await main.evaluate((one) => one === document.activeElement)).toBe(true);
    await tabTo(page, page.getByRole('link', { name: '시나리오', exact: true }).first());
    await page.keyboard.press('Enter');
    // Asked for long before the press: the browser is told in its own time that choosing files is ours.
    const files = page.waitForEvent('filechooser');
    await tabTo(page, page.getByRole('button', { name: '파일 고르기' }));
    await page.keyboard.press('Enter');
    const script = 'S#1. 편의점 (안/밤)\n\n준호가 존다.\n\n준호\t어서 오세요.\n';
    await (await files).setFiles({ name: '1고.txt', mimeType: 'text/plain', buffer: Buffer.from(script) });
    await tabTo(page, page.getByRole('link', { name: '검토하기' }));
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: '씬' }).waitFor();
    await page.keyboard.press('a');
    await page.getByRole('dialog').getByRole('button', { name: '받아들이기' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('grid', { name: '씬 구분표' }).waitFor();
    await expect.poll(() => main.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('? tells the keys of the board wherever the focus is', async () => {
    await tabTo(page, page.getByRole('link', { name: '촬영계획표' }).first());
    await page.keyboard.press('Enter');
    await page.getByText('촬영일이 없어요').waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: '자판으로 하기' }).waitFor();
    await page.keyboard.press('Escape');
  });

  it('has met no error on its way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
