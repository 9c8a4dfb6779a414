import type { NoticeSettings } from '@ddak/domain';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';
import { MePage } from '../pages/me-page.ts';

/** The push service of this browser is of the net: one of the page stands in for it, and outlives the page. */
const OWN_SERVICE = () => {
  const kept = 'own-push-service';
  const bytes = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  const made = (key: string) => ({
    options: { applicationServerKey: bytes(key).buffer },
    toJSON: () => ({
      endpoint: 'http://127.0.0.1:9/push/this-browser',
      // A point of the curve: its generator.
      keys: {
        p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
        auth: 'AAAAAAAAAAAAAAAAAAAAAA',
      },
    }),
    unsubscribe: async () => {
      localStorage.removeItem(kept);
      return true;
    },
  });
  PushManager.prototype.getSubscription = async () => {
    const key = localStorage.getItem(kept);
    return key === null ? null : (made(key) as unknown as PushSubscription);
  };
  PushManager.prototype.subscribe = async (options) => {
    const key = String(options?.applicationServerKey);
    localStorage.setItem(kept, key);
    return made(key) as unknown as PushSubscription;
  };
};

const endpointOf = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/api/me/push-subscription')).json()).data.endpoint);

/** What the push service would bring, brought by the browser's own tools. */
async function push(page: Page, said: object): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const { promise, resolve } = Promise.withResolvers<string>();
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [registration] = registrations;
    if (registration) resolve(registration.registrationId);
  });
  await cdp.send('ServiceWorker.enable');
  const origin = new URL(page.url()).origin;
  const data = JSON.stringify(said);
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await promise, data });
  await cdp.detach();
}

const shownTo = (page: Page) =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
  });

describe('notices on this device', () => {
  let workplace: Workplace;
  let person: Program;
  let page: Page;
  beforeAll(async () => {
    workplace = await Workplace.withOwnServer({ DDAK_PUSH: 'loopback' }, { withWorker: true });
    person = await Program.join(workplace.server.url, '정서윤');
    ({ page } = await workplace.signedIn(person, '/me'));
    await page.addInitScript(OWN_SERVICE);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  });
  afterAll(() => workplace?.close());
  const part = () => new MePage(page).part('이 기기의 알림');
  const box = () => part().getByRole('checkbox', { name: '이 기기에서 알림 받기' });

  it('PU10: are turned on and off at /me, and stay on when the page is opened anew', async () => {
    await page.context().grantPermissions(['notifications']);
    await page.reload();
    await box().click();
    await expect.poll(() => endpointOf(page)).toBe('http://127.0.0.1:9/push/this-browser');
    await page.reload();
    await expect.poll(() => box().isChecked()).toBe(true);
    await box().click();
    await expect.poll(() => endpointOf(page)).toBeNull();
    await box().click();
    await expect.poll(() => endpointOf(page)).not.toBeNull();
  });

  it('PU9: come through the service worker and are shown, the newer in place of the older', async () => {
    const said = { title: '3회차 집합 시간', body: '08:00 → 07:30', path: '/me', tag: 'call-3' };
    await push(page, said);
    const { path, ...shown } = said;
    await expect.poll(() => shownTo(page)).toEqual([{ ...shown, data: { path } }]);
    await push(page, { ...said, body: '07:30 → 07:00' });
    await expect.poll(async () => (await shownTo(page)).map(({ body }) => body)).toEqual(['07:30 → 07:00']);
  });

  it('PU9: lead the open tab where they belong, without loading it anew', async () => {
    await page.evaluate(() => Object.assign(window, { sameAsBefore: true }));
    const [worker] = page.context().serviceWorkers();
    // A press is the system's: from there on it is as in life.
    await worker!.evaluate(async () => {
      const { clients } = globalThis as unknown as { clients: { matchAll: () => Promise<Window[]> } };
      const { port1, port2 } = new MessageChannel();
      const answered = new Promise((resolve) => {
        port1.onmessage = resolve;
      });
      const [tab] = await clients.matchAll();
      tab!.postMessage({ goTo: '/guide' }, { transfer: [port2] });
      await answered;
    });
    await page.waitForURL('**/guide');
    expect(await page.evaluate(() => 'sameAsBefore' in window)).toBe(true);
  });

  it('CS53: a link to a call sheet is the server’s page, where the app has been here too', async () => {
    await page.goto('/c/nobody-made-this');
    expect(await page.locator('#root').count()).toBe(0);
    await page.goto('/me');
  });

  it('NT7, NT8: are chosen by kind and way, and quiet at hours of one’s own, on every device', async () => {
    const choices = () => new MePage(page).part('받을 알림');
    const tick = (name: string) => choices().getByRole('checkbox', { name });
    const saved = () => person.call<NoticeSettings>('GET', '/me/notice-settings');
    expect(await tick('내 일촬표와 콜: 앱').isDisabled()).toBe(true);
    await tick('나를 부른 댓글: 기기').click();
    await tick('계획이 바뀌었을 때: 메일').click();
    await choices().getByLabel('조용한 시간의 시작').fill('2330');
    await choices().getByLabel('조용한 시간의 시작').blur();
    await expect.poll(saved).toEqual({
      choices: { mention: { push: false }, plan: { mail: true } },
      quiet: { from: 1410, until: 420 },
    });
    expect(await choices().getByLabel('조용한 시간의 시작').inputValue()).toBe('23:30');
    await tick('밤에는 기기를 울리지 않기').click();
    await expect.poll(async () => (await saved()).quiet).toBeNull();
    await page.reload();
    await expect.poll(() => tick('나를 부른 댓글: 기기').isChecked()).toBe(false);
    expect(await tick('답글').first().isChecked()).toBe(true);
    expect(await choices().getByLabel('조용한 시간의 시작').count()).toBe(0);
  });

  it('PU4: are off after a sign-out', async () => {
    expect(await endpointOf(page)).not.toBeNull();
    await new MePage(page).part('로그아웃').getByRole('button').click();
    await page.getByText('로그아웃 성공!').waitFor();
    const again = await workplace.signedIn(person, '/me');
    expect(await endpointOf(again.page)).toBeNull();
  });

  it('PU10: say what is in the way, and what to do about it', async () => {
    const says = async (words: string, prepare: () => void, options: { userAgent?: string } = {}) => {
      const screen = await workplace.signedIn(person, '/me');
      await screen.page.addInitScript(prepare);
      if (options.userAgent)
        await screen.page.addInitScript(
          `Object.defineProperty(navigator, 'userAgent', { get: () => '${options.userAgent}' })`,
        );
      await screen.page.reload();
      await new MePage(screen.page).part('이 기기의 알림').getByText(words).waitFor();
      await screen.context.close();
    };
    const without = () => void Reflect.deleteProperty(globalThis, 'PushManager');
    await says('이 브라우저는 알림을 받을 수 없어요', without);
    await says('홈 화면에 추가한 DDAK', without, { userAgent: 'iPhone' });
    const insecure = () => void Object.defineProperty(globalThis, 'isSecureContext', { get: () => false });
    await says('https 주소로 열어야', insecure);
    const denied = () => void Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    await says('차단되어 있어요', denied);
  });

  it('have met no error on their way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
