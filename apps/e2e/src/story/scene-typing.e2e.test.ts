import type { FeedMessage } from '@ddak/protocol';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS } from '../harness/browser.ts';
import { Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';

const soon = { timeout: PATIENCE_MS };
/** Compositions during which somebody else edits. */
const COMPOSED = process.env.DDAK_LONG === '1' ? 1000 : 50;

/** What an input method puts there, key by key, for 안개 숲. */
const STEPS = ['ㅇ', '아', '안', '앉', '안ㄱ', '안개'];

/** The scene list as somebody uses it who comes from a spreadsheet. */
describe('typing in the scene list', () => {
  let workplace: Workplace;
  let page: Page;
  let owner: Program;
  let projectId: string;
  let sceneIds: readonly string[];
  let hand: CDPSession;

  beforeAll(async () => {
    workplace = await Workplace.open();
    owner = await Program.join(workplace.server.url, '정서윤');
    ({ projectId, sceneIds } = await sceneBoard(owner, 30, []));
    ({ page } = await workplace.signedIn(owner, `/projects/${projectId}/scenes`));
    hand = await page.context().newCDPSession(page);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  });
  afterAll(() => workplace?.close());

  const cell = (scene: number, column: string) =>
    page.locator(`[data-scene="${sceneIds[scene - 1]}"] [data-column="${column}"]`);
  const text = (scene: number, column: string) => cell(scene, column).innerText();
  const shows = (scene: number, column: string, wanted: string) =>
    expect.poll(() => text(scene, column), soon).toBe(wanted);
  const compose = async (steps: readonly string[]): Promise<void> => {
    for (const step of steps)
      await hand.send('Input.imeSetComposition', {
        text: step,
        selectionStart: step.length,
        selectionEnd: step.length,
      });
  };
  const scenesOnServer = async (): Promise<number> => {
    const { messages } = await owner.call<{ messages: FeedMessage[] }>('GET', `/projects/${projectId}/feed`);
    return messages.flatMap((one) => (one.kind === 'snapshot' ? (one.tables.scene ?? []) : [])).length;
  };
  const commit = (syllables: string) => hand.send('Input.insertText', { text: syllables });

  it('GR1: replaces the value of the active cell, from the first jamo of a syllable', async () => {
    await cell(1, 'setName').click();
    await compose(STEPS.slice(0, 1));
    expect(await cell(1, 'setName').getByRole('combobox').inputValue()).toBe('ㅇ');
    await compose(STEPS.slice(1));
    await commit('안개');
    await page.keyboard.type(' 1');
    await page.keyboard.press('Enter');
    await shows(1, 'setName', '안개 1');
  });

  it('GR1: takes two keys a cell for ten cells of one column', async () => {
    await cell(1, 'cuts').click();
    let keys = 0;
    for (let scene = 1; scene <= 10; scene++)
      for (const key of [String(scene % 10), 'Enter']) {
        await page.keyboard.press(key);
        keys++;
      }
    await shows(10, 'cuts', '0');
    expect(await Promise.all(Array.from({ length: 10 }, (_, i) => text(i + 1, 'cuts')))).toEqual(
      Array.from({ length: 10 }, (_, i) => String((i + 1) % 10)),
    );
    expect(keys).toBe(20);
  });

  it('GR7: takes the table of a clipboard that has HTML alone, and runs nothing of it', async () => {
    await cell(20, 'synopsis').click();
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      const script = '<script>document.title = "run"</script>';
      const cells = '<tr><td>비가<br>온다</td></tr><tr><td>눈이 온다</td></tr><tr><td>갠다</td></tr>';
      clipboardData.setData(
        'text/html',
        `${script}<img src="/none" onerror="document.title = 'run'"><table>${cells}</table>`,
      );
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    });
    await shows(21, 'synopsis', '눈이 온다');
    expect(await text(20, 'synopsis')).toContain('비가');
    expect(await page.title()).not.toBe('run');
    await page.keyboard.press('Control+z');
    await shows(21, 'synopsis', '');
  });

  it('GR7: what stands over several rows in a spreadsheet holds for each of them', async () => {
    await cell(20, 'setName').click();
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      // As Excel writes it: long lines are broken in the source, and the plain text has nothing below the first.
      const cells =
        "<tr><td rowspan=2>병원\r\n  복도</td><td>성산동</td></tr><tr><td>성산동<br style='x'>2층</td></tr>";
      clipboardData.setData('text/html', `<html><body><table border=0>${cells}</table></body></html>`);
      clipboardData.setData('text/plain', '병원 복도\t성산동\r\n\t"성산동\n2층"\r\n');
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    });
    await shows(21, 'setName', '병원 복도');
    await shows(20, 'setName', '병원 복도');
    await page.keyboard.press('Control+z');
  });

  it('GR21: asks before a page is left on which something typed is not kept, and has it still', async () => {
    await cell(11, 'synopsis').click();
    await page.keyboard.type('비가 온다');
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await page.keyboard.press('Enter');
    await shows(11, 'synopsis', '비가 온다');
  });

  it('GR2: goes on by Tab and arrows, keeps the old value by Esc, and opens a cell with its value', async () => {
    await cell(2, 'synopsis').click();
    await page.keyboard.type('비가 온다');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('멎는다');
    await page.keyboard.press('Escape');
    await shows(2, 'synopsis', '비가 온다');
    await shows(3, 'synopsis', '');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('F2');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('지 않는');
    await page.keyboard.press('Tab');
    await shows(2, 'synopsis', '비가 온지 않는다');
    expect(await cell(2, 'cast').getAttribute('aria-selected')).toBe('true');
  });

  it('GR3: takes letters, words and the jamo at their places for what is chosen from a list', async () => {
    await cell(4, 'time').click();
    await compose(['ㅜ']);
    await commit('ㅜ');
    await page.keyboard.press('Tab');
    await page.keyboard.type('밖');
    await page.keyboard.press('Enter');
    await shows(4, 'time', 'N');
    await shows(4, 'setting', 'E');
    await cell(4, 'cast').click();
    await page.keyboard.type('아무개');
    await page.keyboard.press('Enter');
    await page.getByText(/모르는 인물이에요: 아무개/).waitFor();
    await shows(4, 'cast', '');
  });

  it('GR4, GR5: empties, copies and pastes a cell, each taken back by one step', async () => {
    await cell(1, 'setName').click();
    await page.keyboard.press('Control+c');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('안개 1');
    await cell(6, 'setName').click();
    await page.keyboard.press('Control+v');
    await shows(6, 'setName', '안개 1');
    await page.keyboard.press('Delete');
    await shows(6, 'setName', '');
    await page.keyboard.press('Control+z');
    await shows(6, 'setName', '안개 1');
    await page.keyboard.press('Control+z');
    await shows(6, 'setName', '편의점');
    await page.keyboard.press('Control+Delete');
    await page.getByRole('dialog', { name: '이 씬을 지울까요?' }).waitFor();
    await page.getByRole('button', { name: '취소' }).click();
  });

  it('GR7: takes a block of a spreadsheet, as one step', async () => {
    const block = '부두\t성산 부두\tL\n등대\t성산 부두\tX';
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), block);
    await cell(11, 'setName').click();
    await page.keyboard.press('Control+v');
    await page.getByText('2씬에 붙여 넣었어요.').waitFor();
    await page.getByText(/읽을 수 없는 칸 1개는 그대로 두었어요/).waitFor();
    await shows(12, 'setName', '등대');
    expect([await text(11, 'location'), await text(12, 'location')]).toEqual(['성산 부두', '성산 부두']);
    await page.keyboard.press('Control+z');
    await shows(12, 'setName', '편의점');
    await shows(11, 'location', '');
  });

  it(`GR6: loses and doubles no jamo while somebody else edits the same scene, ${COMPOSED} times`, async () => {
    const heard = async (synopsis: string) => shows(8, 'synopsis', synopsis);
    await cell(8, 'setName').click();
    for (let turn = 1; turn <= COMPOSED; turn++) {
      await compose(STEPS.slice(0, 1 + (turn % STEPS.length)));
      const patch = { synopsis: `밖에서 고침 ${turn}` };
      await owner.run(projectId, 'editScenes', { sceneIds: [sceneIds[7]!], patch });
      if (turn % 10 === 0) await heard(patch.synopsis);
      await compose(STEPS);
      await commit('안개');
      expect(await cell(8, 'setName').getByRole('combobox').inputValue()).toBe('안개');
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowUp');
    }
    await heard(`밖에서 고침 ${COMPOSED}`);
    await shows(8, 'setName', '안개');
  });

  it('GR6: keeps the keyboard when the cell is scrolled out of sight', async () => {
    await cell(1, 'cuts').click();
    await page.getByRole('grid').evaluate((grid) => grid.scrollTo(0, grid.scrollHeight));
    await cell(30, 'cuts').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('9');
    await page.keyboard.press('Enter');
    await shows(2, 'cuts', '9');
  });

  it('GR22: takes a scene that was just added back by Esc, and keeps one of which something is said', async () => {
    const rows = page.getByText(/^30씬$/).first();
    const add = () => page.getByRole('button', { name: '씬 추가' }).click();
    await rows.waitFor();
    await add();
    await page
      .getByText(/^31씬$/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await rows.waitFor();
    // Nor does it stay when one goes elsewhere, and no second one is made beside it. Nobody else has seen it meanwhile.
    await add();
    await add();
    await page
      .getByText(/^31씬$/)
      .first()
      .waitFor();
    await owner.run(projectId, 'editScenes', { sceneIds: [sceneIds[29]!], patch: { setName: '나루' } });
    await shows(30, 'setName', '나루');
    expect(await scenesOnServer()).toBe(30);
    await cell(30, 'setName').click();
    await rows.waitFor();
    await add();
    await page.keyboard.type('안개 숲');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page
      .getByText(/^31씬$/)
      .first()
      .waitFor();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await rows.waitFor();
  });

  it('has met no error on its way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
