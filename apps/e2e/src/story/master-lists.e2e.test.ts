import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from '../harness/axe-violations.ts';
import { PATIENCE_MS, PHONE } from '../harness/browser.ts';
import { columnTexts } from '../harness/column-texts.ts';
import { newId, Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { testPicture } from '../harness/test-picture.ts';
import { Workplace } from '../harness/workplace.ts';

const soon = { timeout: PATIENCE_MS };

/** People and places, worked on as in a spreadsheet. */
describe('the lists of people and places', () => {
  let workplace: Workplace;
  let owner: Program;
  let page: Page;
  let base: string;
  const ids = new Map<string, string>();

  beforeAll(async () => {
    workplace = await Workplace.open();
    owner = await Program.join(workplace.server.url, '정서윤');
    const { projectId } = await sceneBoard(owner, 1, []);
    for (const name of ['준호', '수진', '사장']) {
      const characterId = newId();
      ids.set(name, characterId);
      await owner.run(projectId, 'addCharacter', { characterId, name, kind: 'minor' });
    }
    for (const realName of ['가게', '나루', '다리']) {
      const locationId = newId();
      ids.set(realName, locationId);
      await owner.run(projectId, 'addLocation', { locationId, realName });
    }
    base = `/projects/${projectId}`;
    ({ page } = await workplace.signedIn(owner, base));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  });
  afterAll(() => workplace?.close());

  const cell = (name: string, column: string) => page.locator(`[id="cell-${ids.get(name)}-${column}"]`);
  const press = (keys: string) => page.keyboard.press(keys);
  const put = (text: string) => page.evaluate((copy) => navigator.clipboard.writeText(copy), text);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const shows = (column: string, wanted: readonly string[]) =>
    expect.poll(() => columnTexts(page, column), soon).toEqual(wanted);

  /** What fades has no contrast; and nothing fades under the mouse. */
  const toastsFade = async (): Promise<void> => {
    await page.mouse.move(1, 1);
    await expect.poll(() => page.locator('[data-rht-toaster] > *').count(), soon).toBe(0);
  };

  it('GR20: a column is typed from above to below, and a value is chosen from a list', async () => {
    await page.goto(`${base}/characters`);
    await page.getByRole('checkbox', { name: '준호 고르기' }).click();
    await cell('준호', 'actor').click();
    await page.getByRole('toolbar', { name: '고른 인물' }).waitFor(soon);
    expect(await axeViolations(page)).toEqual([]);
    await press('Escape');
    for (const name of ['김도현', '박유나', '최병호']) {
      await page.keyboard.type(name);
      await press('Enter');
    }
    await shows('actor', ['김도현', '박유나', '최병호']);
    await cell('준호', 'kind').click();
    await page.keyboard.type('주');
    await press('Enter');
    await shows('kind', ['주연', '단역', '단역']);
    await press('F2');
    await page.getByRole('menuitem', { name: '조연' }).click();
    await shows('kind', ['주연', '조연', '단역']);
  });

  it('GR20, SC14: a block out of a spreadsheet goes in as one step, and what cannot be read is marked', async () => {
    await put('10\t우정\t주연\t오하람\r\n11\t소라\t주인공\t문가온\r\n');
    await cell('준호', 'number').click();
    await press('Control+v');
    await page.getByText('2줄에 붙여 넣었어요.').waitFor(soon);
    await page.getByText('읽을 수 없는 칸 1개는 그대로 두고 표시했어요.', { exact: false }).waitFor(soon);
    await shows('name', ['사장', '우정', '소라']);
    await shows('kind', ['단역', '주연', '조연']);
    expect(await cell('수진', 'kind').getAttribute('aria-invalid')).toBe('true');
    await press('Control+z');
    await shows('name', ['준호', '수진', '사장']);
    await shows('actor', ['김도현', '박유나', '최병호']);
  });

  it('GR27, GR28: a list with a head goes by its names, adds who is new, and one undo takes all of it back', async () => {
    await put('배우\t배역\t키\r\n오하람\t사장\t170\r\n문가온\t소라\t165\r\n\t\t\r\n한별\t준호\t180\r\n');
    await cell('수진', 'kind').click();
    await press('Control+v');
    await page.getByText('머리글에 맞춰 2줄에 붙여 넣고 1줄을 새로 만들었어요.').waitFor(soon);
    await page.getByText('이 표에 없는 열은 빠졌어요: 키').waitFor(soon);
    await shows('name', ['준호', '수진', '사장', '소라']);
    await shows('actor', ['한별', '박유나', '오하람', '문가온']);
    await press('Control+z');
    await shows('name', ['준호', '수진', '사장']);
    await shows('actor', ['김도현', '박유나', '최병호']);
    await put('주인\t조연\r\n경찰\t단역\r\n준호\t주연');
    await cell('사장', 'name').click();
    await press('Control+v');
    await page.getByText('이미 있는 이름이라 1줄은 빠졌어요: 준호').waitFor(soon);
    await shows('name', ['준호', '수진', '주인', '경찰']);
    await press('Control+z');
    await shows('name', ['준호', '수진', '사장']);
  });

  it('GR28: many are added at once, a name a line or out of a spreadsheet, in one step', async () => {
    await page.getByRole('button', { name: '인물 추가' }).click();
    const dialog = page.getByRole('dialog', { name: '인물 추가' });
    const field = dialog.getByRole('textbox', { name: '배역 이름' });
    // One that is there already is said, and cannot be added again.
    await field.fill('준호');
    await dialog.getByText('이미 있는 이름은 그대로 둬요: 준호').waitFor(soon);
    expect(await dialog.getByRole('button', { name: '추가', exact: true }).isDisabled()).toBe(true);
    await field.fill('');
    await put('배역\t구분\t배우\r\n소라\t조연\t문가온\r\n준호\t\t\r\n도진\t\t\r\n');
    await press('Control+v');
    await dialog.getByText('2명을 더해요.', { exact: false }).waitFor(soon);
    await toastsFade();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: '2명 추가' }).click();
    await shows('name', ['준호', '수진', '사장', '소라', '도진']);
    await shows('actor', ['김도현', '박유나', '최병호', '문가온', '']);
    await press('Control+z');
    await shows('name', ['준호', '수진', '사장']);
    // Enter sends one name.
    await page.getByRole('button', { name: '인물 추가' }).click();
    await page.keyboard.type('소라');
    await press('Enter');
    await shows('name', ['준호', '수진', '사장', '소라']);
    await press('Control+z');
    await shows('name', ['준호', '수진', '사장']);
  });

  it('SC14: numbers are exchanged among each other in one step; one that somebody has is refused by its name', async () => {
    await put('2\r\n1');
    // A second press would open the cell.
    await press('ArrowDown');
    await cell('준호', 'number').click();
    await press('Control+v');
    await shows('name', ['수진', '준호', '사장']);
    await cell('사장', 'number').click();
    await page.keyboard.type('1');
    await press('Enter');
    await page.getByText('다른 인물이 이미 쓰고 있어요: 1번').waitFor(soon);
    await shows('number', ['1', '2', '3']);
  });

  it('GR8, GR9, GR12: ranges are copied, filled down and emptied, each in one step', async () => {
    await cell('수진', 'name').click();
    await press('Shift+ArrowDown');
    await press('Shift+ArrowRight');
    await page.getByText('선택 4칸').waitFor(soon);
    await press('Control+c');
    expect(await clipboard()).toBe('수진\t조연\r\n준호\t주연');
    await cell('수진', 'actor').click();
    await press('Shift+ArrowDown');
    await press('Shift+ArrowDown');
    await press('Control+d');
    await page.getByText('2줄에 채웠어요.').waitFor(soon);
    await shows('actor', ['박유나', '박유나', '박유나']);
    await press('Delete');
    await page.getByText('3줄의 칸을 비웠어요.').waitFor(soon);
    await shows('actor', ['', '', '']);
    await press('Control+z');
    await press('Control+z');
    await shows('actor', ['박유나', '김도현', '최병호']);
  });

  it('GR10, GR14: words are found in its cells, and a head sorts', async () => {
    // On a slow machine Enter and Escape come before the words are looked for.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 20 });
    await press('Control+f');
    await page.keyboard.type('최병');
    await press('Enter');
    await press('Escape');
    await page.locator(`[id="cell-${ids.get('사장')}-actor"][data-active]`).waitFor(soon);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.getByRole('columnheader', { name: '배우' }).click();
    await shows('actor', ['김도현', '박유나', '최병호']);
    await page.getByRole('columnheader', { name: '배우' }).click();
    await shows('actor', ['최병호', '박유나', '김도현']);
    await page.getByRole('button', { name: '배우 내림차순' }).click();
    await page.getByRole('menuitem', { name: '처음 순서' }).click();
    await shows('number', ['1', '2', '3']);
  });

  it('GR30: what is done by keys is told beside the columns', async () => {
    await page.getByRole('button', { name: '표 단축키' }).click();
    const told = page.getByRole('dialog', { name: '표 단축키' });
    await told.getByText('윗줄의 값으로 채우기').waitFor(soon);
    await toastsFade();
    expect(await axeViolations(page)).toEqual([]);
    await told.getByRole('button', { name: '닫기' }).press('Enter');
    await told.waitFor({ state: 'detached', ...soon });
  });

  it('GR20: a second press or F2 opens what is not typed in, and keys open the menu of a row', async () => {
    await cell('준호', 'available').dblclick();
    await page.getByRole('dialog', { name: '김도현 · 가능한 날' }).waitFor(soon);
    await press('Escape');
    await cell('사장', 'name').click();
    await press('Shift+F10');
    await page.getByRole('menuitem', { name: '인물 지우기…' }).click();
    await page.getByRole('dialog', { name: '인물 지우기' }).getByText('3 사장').waitFor(soon);
    await press('Escape');
  });

  it('AV5: days are painted by a mouse and by keys, and what they say is kept', async () => {
    await cell('준호', 'available').dblclick();
    const dialog = page.getByRole('dialog', { name: '김도현 · 가능한 날' });
    const days = dialog.locator('[data-date]');
    const [first, third] = [days.nth(7), days.nth(9)];
    await first.hover();
    await page.mouse.down();
    await third.hover();
    await page.mouse.up();
    await expect.poll(() => dialog.locator('.unavailable').count(), soon).toBe(3);
    await toastsFade();
    expect(await axeViolations(page)).toEqual([]);
    await days.nth(14).focus();
    await press('Shift+ArrowRight');
    await press('Enter');
    await expect.poll(() => dialog.locator('.unavailable').count(), soon).toBe(5);
    await dialog.getByRole('button', { name: '지우기' }).click();
    await days.nth(8).click();
    await expect.poll(() => dialog.locator('.unavailable').count(), soon).toBe(4);
    await dialog.getByRole('button', { name: '저장' }).click();
    await expect.poll(() => cell('준호', 'available').innerText(), soon).toMatch(/불가/);
    await press('Control+z');
    await expect.poll(() => cell('준호', 'available').innerText(), soon).toBe('언제나 가능');
  });

  it('AV6, AV7, GR29: days are taken as they stand in a message, and pasted into their column', async () => {
    // The cell is active: the first press opens it, the second is beside what it has opened.
    await cell('준호', 'available').dblclick();
    const dialog = page.getByRole('dialog', { name: '김도현 · 가능한 날' });
    const said = dialog.getByRole('textbox', { name: '받은 글로 적기' });
    await dialog.locator('textarea:focus').waitFor(soon);
    await page.keyboard.type('12');
    expect(await said.inputValue()).toBe('12');
    await said.fill('2026-12-03, 12/5~7 불가\n2026-12-20부터 안 돼요');
    await dialog.getByText('2026-12-20부터 안 돼요 → 언제부터 언제까지인지 적어 주세요.').waitFor(soon);
    await toastsFade();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: '더하기' }).click();
    expect(await said.inputValue()).toBe('2026-12-20부터 안 돼요');
    const save = dialog.getByRole('button', { name: '저장' });
    expect(await save.isDisabled()).toBe(true);
    await said.fill('2026-12-20~22 불가');
    await press('Enter');
    await expect.poll(() => said.inputValue(), soon).toBe('');
    await save.click();
    const junho = () => cell('준호', 'available').innerText();
    await expect.poll(junho, soon).toBe('12.3 목 불가, 12.5 토–12.7 월 불가, 12.20 일–12.22 화 불가');
    await put('가능한 날\t배역\r\n2026-12-09 오후 불가\t준호\r\n아직 몰라요\t사장\r\n');
    await cell('준호', 'kind').click();
    await press('Control+v');
    await page.getByText('머리글에 맞춰 1줄에 붙여 넣었어요.').waitFor(soon);
    await expect.poll(junho, soon).toBe('12.9 수 12:00부터 불가');
    expect(await cell('사장', 'available').getAttribute('aria-invalid')).toBe('true');
    await press('Control+z');
    await press('Control+z');
    await expect.poll(junho, soon).toBe('언제나 가능');
  });

  it('SC22, SC23: a birth date is typed with a guardian, by right, and says of which age an actor is', async () => {
    await page.getByRole('button', { name: '수진 더 보기', exact: true }).click();
    await page.getByRole('menuitem', { name: '생년월일·보호자…' }).click();
    const dialog = page.getByRole('dialog', { name: '박유나 · 생년월일·보호자' });
    const field = dialog.getByRole('textbox', { name: '생년월일' });
    await field.fill('150304');
    await dialog.getByText('만 14세 미만은 보호자 이름도 적어야 해요.').waitFor(soon);
    expect(await dialog.getByRole('button', { name: '저장' }).isDisabled()).toBe(true);
    await dialog.getByLabel('보호자 이름').fill('박어른');
    await dialog.getByLabel('보호자 전화').fill('010-0000-0101');
    await dialog.getByText(/만 \d+세 · 근로 규칙 15세 미만/).waitFor(soon);
    await toastsFade();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: '저장' }).click();
    await expect.poll(() => cell('수진', 'available').innerText(), soon).toBe('15세 미만, 언제나 가능');
    await cell('수진', 'available').dblclick();
    await page.getByText('생년월일로 정해져요.', { exact: false }).waitFor(soon);
    await press('Escape');
    await press('Control+z');
    await expect.poll(() => cell('수진', 'available').innerText(), soon).toBe('언제나 가능');
  });

  it('SC30: what somebody is called besides is typed from their menu; a name of another is refused there', async () => {
    await page.getByRole('button', { name: '수진 더 보기', exact: true }).click();
    await page.getByRole('menuitem', { name: '다른 이름…' }).click();
    const dialog = page.getByRole('dialog', { name: '수진 · 다른 이름' });
    const field = dialog.getByRole('textbox', { name: '다른 이름' });
    await field.fill('언니, 준호');
    await dialog.getByText('다른 인물이 이미 쓰고 있어요: ‘준호’').waitFor(soon);
    expect(await dialog.getByRole('button', { name: '저장' }).isDisabled()).toBe(true);
    await toastsFade();
    expect(await axeViolations(page)).toEqual([]);
    await field.fill('언니, 수진이');
    await press('Enter');
    await page.getByTitle('다른 이름 언니, 수진이').waitFor(soon);
    await press('Control+z');
    await expect.poll(() => page.getByTitle('다른 이름 언니, 수진이').count(), soon).toBe(0);
  });

  it('SC14, SC16, SC17: people change places, become one, or turn out to be a thing, and undo takes each back', async () => {
    const choose = async (name: string, entry: string) => {
      await page.getByRole('button', { name: `${name} 더 보기`, exact: true }).click();
      await page.getByRole('menuitem', { name: entry }).click();
    };
    await shows('name', ['수진', '준호', '사장']);
    await choose('준호', '다른 인물과 합치기…');
    const merge = page.getByRole('dialog', { name: '‘준호’에 합치기' });
    await merge.getByLabel('합칠 인물 찾기').fill('사장');
    await merge.getByRole('checkbox').check();
    await merge.getByText('배우: 최병호').waitFor(soon);
    expect(await axeViolations(page)).toEqual([]);
    await merge.getByRole('button', { name: '1명 합치기' }).click();
    await shows('name', ['수진', '준호']);
    await press('Control+z');
    await shows('name', ['수진', '준호', '사장']);
    await choose('사장', '사람이 아님…');
    const thing = page.getByRole('dialog', { name: '‘사장’: 사람이 아님' });
    await thing.getByText('배우: 최병호').waitFor(soon);
    await thing.getByRole('radio', { name: '보조출연' }).check();
    expect(await axeViolations(page)).toEqual([]);
    await thing.getByRole('button', { name: '품목으로 바꾸기' }).click();
    await shows('name', ['수진', '준호']);
    await press('Control+z');
    await shows('name', ['수진', '준호', '사장']);
    // What it says fades, and what fades has no contrast: after what axe looks at.
    await choose('사장', '번호 한 칸 위로');
    await shows('name', ['수진', '사장', '준호']);
    await press('Control+z');
    await shows('name', ['수진', '준호', '사장']);
  });

  it('GR24, SC14: a row is dragged by its handle, or moved by Alt and an arrow, and numbers follow in one step', async () => {
    const grip = page.locator(`[data-list-row="${ids.get('수진')}"] [data-grip]`);
    await grip.hover();
    await page.mouse.down();
    for (const name of ['준호', '사장']) {
      const { x, y, height } = (await cell(name, 'kind').boundingBox())!;
      await page.mouse.move(x + 20, y + height / 2, { steps: 3 });
    }
    await page.getByText('→ ‘사장’ 자리로').waitFor(soon);
    await page.mouse.up();
    await shows('name', ['준호', '사장', '수진']);
    await shows('number', ['1', '2', '3']);
    await page.getByText('‘수진’의 번호를 3번으로 바꿨어요.').waitFor(soon);
    await cell('수진', 'actor').click();
    await press('Alt+ArrowUp');
    await shows('name', ['준호', '수진', '사장']);
    await press('Control+z');
    await press('Control+z');
    await shows('name', ['수진', '준호', '사장']);
    await page.getByRole('columnheader', { name: '배우' }).click();
    await expect.poll(() => page.locator('[data-grip]').count(), soon).toBe(0);
    await page.getByRole('columnheader', { name: '배우' }).click();
    await page.getByRole('columnheader', { name: '배우' }).click();
  });

  it('GR23: picked rows get one value, are merged, and are removed after what is lost has been named', async () => {
    const bar = page.getByRole('toolbar', { name: '고른 인물' });
    const box = (name: string) => page.getByRole('checkbox', { name: `${name} 고르기` });
    await box('수진').click();
    await box('사장').click({ modifiers: ['Shift'] });
    await bar.getByText('3명 선택').waitFor(soon);
    await press('F6');
    await press('Enter');
    await page.getByRole('menuitem', { name: '단역' }).press('Enter');
    await shows('kind', ['단역', '단역', '단역']);
    await bar.getByRole('button', { name: '배우…' }).click();
    await page.getByRole('dialog', { name: '3명 배우' }).locator('input:focus').waitFor(soon);
    await page.keyboard.type('홍보라');
    await press('Enter');
    await shows('actor', ['홍보라', '홍보라', '홍보라']);
    await press('Escape');
    await press('Control+z');
    await press('Control+z');
    await shows('actor', ['박유나', '김도현', '최병호']);
    await box('준호').click();
    await bar.getByRole('button', { name: '합치기' }).click();
    await page.getByRole('menuitem', { name: '‘사장’에 합치기…' }).click();
    const merge = page.getByRole('dialog', { name: '‘사장’에 합치기' });
    expect(await merge.getByRole('checkbox', { checked: true }).count()).toBe(1);
    await press('Escape');
    await bar.getByRole('button', { name: '지우기…' }).click();
    const asked = page.getByRole('dialog', { name: '인물 2명을 지울까요?' });
    await asked.getByText('1 수진, 3 사장').waitFor(soon);
    await asked.getByRole('button', { name: '지우기' }).click();
    await shows('name', ['준호']);
    expect(await bar.count()).toBe(0);
    // What had the keyboard in the bar has given it back to the table.
    await press('Control+z');
    await shows('name', ['수진', '준호', '사장']);
    await press('Escape');
    await expect.poll(() => bar.count(), soon).toBe(0);
    await cell('준호', 'name').click();
    await press('Shift+ArrowDown');
    await press('Shift+Space');
    await bar.getByText('2명 선택').waitFor(soon);
    await press('Escape');
    await press('Escape');
    await expect.poll(() => bar.count(), soon).toBe(0);
  });

  it('GR25: a picture that hangs on somebody stands before their name, and is looked at from there', async () => {
    const said = page.getByRole('button', { name: /^준호 댓글/ });
    await said.click();
    await page
      .getByRole('group', { name: '댓글이나 파일' })
      .getByRole('button', { name: /^파일과 링크/ })
      .click();
    const sent = { name: '준호.png', mimeType: 'image/png', buffer: testPicture(900, 600) };
    await page.getByLabel('붙일 파일').setInputFiles(sent);
    const face = cell('준호', 'name').getByRole('button', { name: '준호 사진 크게 보기' });
    await face.waitFor(soon);
    await said.click();
    // In the active cell, too, where a field waits.
    await cell('준호', 'kind').click();
    await press('ArrowLeft');
    await face.click();
    const viewer = page.getByRole('dialog', { name: '그림 보기: 준호.png' });
    await viewer.getByRole('button', { name: '닫기' }).click();
    await viewer.waitFor({ state: 'detached', ...soon });
  });

  it('GR20: goes on to the row below also where the row that was typed in goes elsewhere', async () => {
    await page.goto(`${base}/locations`);
    await cell('가게', 'realName').click();
    await page.keyboard.type('하천');
    await press('Enter');
    await page.keyboard.type('나루터');
    await press('Enter');
    await shows('realName', ['나루터', '다리', '하천']);
    await press('Delete');
    await page.getByText('촬영지 이름은 비울 수 없어요.').waitFor(soon);
    await put('서울 마포구 (예시 주소 1)');
    await cell('나루', 'address').click();
    await press('Shift+ArrowDown');
    await press('Shift+ArrowDown');
    await press('Control+v');
    await page.getByText('3줄에 붙여 넣었어요.').waitFor(soon);
    await press('Control+z');
    await shows('address', ['', '', '']);
  });

  it('GR26: rows grow to what they hold, and stand so when the list is opened anew', async () => {
    await put('서울 마포구 성산동 골목 안쪽의 오래된 건물, 정문은 잠겨 있고 옆문으로 들어가요 (예시 주소 2)');
    await cell('나루', 'address').click();
    await press('Control+v');
    const heights = () =>
      Promise.all(
        ['나루', '가게'].map((name) =>
          page.locator(`[data-list-row="${ids.get(name)}"]`).evaluate((row) => row.clientHeight > 40),
        ),
      );
    expect(await heights()).toEqual([false, false]);
    await page.getByRole('button', { name: '열', exact: true }).click();
    await page.getByRole('group', { name: '줄 높이' }).getByRole('button', { name: '내용에 맞춰' }).click();
    await press('Escape');
    await expect.poll(heights, soon).toEqual([true, false]);
    await page.reload();
    await expect.poll(heights, soon).toEqual([true, false]);
    const rows = await page
      .locator('[data-list-row]')
      .evaluateAll((all) =>
        all
          .map((row) => row.getBoundingClientRect())
          .map(({ top, bottom }) => [Math.round(top), Math.round(bottom)]),
      );
    const sorted = rows.sort(([a], [b]) => a! - b!);
    expect(sorted.slice(1).map(([top]) => top)).toEqual(sorted.slice(0, -1).map(([, bottom]) => bottom));
  });

  it('GR17: on a phone they are lists, whose fields are typed in where they stand', async () => {
    const { page: phone } = await workplace.signedIn(owner, `${base}/characters`, { size: PHONE });
    const fields = phone.getByRole('textbox', { name: '배우', exact: true });
    await fields.first().fill('박하나');
    await phone.keyboard.press('Enter');
    await expect.poll(() => fields.first().inputValue(), soon).toBe('박하나');
    expect(await phone.getByRole('grid').count()).toBe(0);
  });

  it('has met no error on its way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
