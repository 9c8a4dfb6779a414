import { describe, expect, it } from 'vitest';
import { goWhereNoticesLead } from '../go-where-notices-lead.ts';
import { isPath, readNotice } from './notice.ts';
import { openNotice } from './open-notice.ts';
import { type Shows, showNotice } from './show-notice.ts';

const ORIGIN = 'https://ddak.example';
const notice = { title: '집합 시간이 바뀌었어요', body: '08:00 → 07:30', path: '/project/1', tag: 'call-1' };

/** A worker's registration that keeps what it shows, one for each tag. */
function shelf() {
  const shown: { title: string; body: string; tag: string; said: NotificationOptions }[] = [];
  const shows = {
    getNotifications: async ({ tag }: { tag: string }) => shown.filter((one) => one.tag === tag),
    showNotification: async (title: string, said: NotificationOptions) => {
      const { body = '', tag = '' } = said;
      const at = shown.findIndex((one) => tag !== '' && one.tag === tag);
      shown.splice(at < 0 ? shown.length : at, at < 0 ? 0 : 1, { title, body, tag, said });
    },
  };
  return { shown, shows: shows as unknown as Shows };
}

describe('PU9: a push', () => {
  it('is shown as it was sent, with where it leads', async () => {
    const { shown, shows } = shelf();
    await showNotice(shows, JSON.stringify(notice));
    expect(shown).toMatchObject([
      {
        ...{ title: notice.title, body: notice.body, tag: 'call-1' },
        said: { data: { path: '/project/1' } },
      },
    ]);
  });

  it('takes the place of the one under its tag, and is heard again unless it says the same', async () => {
    const { shown, shows } = shelf();
    const heard: unknown[] = [];
    for (const body of ['08:00 → 07:30', '08:00 → 07:30', '07:30 → 07:00']) {
      await showNotice(shows, JSON.stringify({ ...notice, body }));
      heard.push((shown[0]!.said as { renotify?: boolean }).renotify);
    }
    expect([shown.length, shown[0]!.body, heard]).toEqual([1, '07:30 → 07:00', [true, false, true]]);
  });

  it.each([undefined, '', 'no json', '[]', 'null', '{"title":3,"path":"https://elsewhere.example"}'])(
    'that cannot be read is shown all the same: %j',
    async (text) => {
      const { shown, shows } = shelf();
      await showNotice(shows, text);
      expect(shown).toMatchObject([{ title: '새 알림이 있어요', said: { data: { path: '/' } } }]);
      expect(shown[0]!.said).not.toHaveProperty('renotify');
    },
  );

  it.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    3,
  ])('leads to no other origin: %j', (path) => {
    expect(isPath(path)).toBe(false);
    expect(readNotice(JSON.stringify({ ...notice, path })).path).toBe('/');
  });
});

type Tab = WindowClient & { readonly did: string[] };

/** A tab that the worker sees. */
function tab(path: string, { focused = false, listens = true, mayNavigate = true } = {}): Tab {
  const did: string[] = [];
  const self = {
    ...{ url: `${ORIGIN}${path}`, focused, did },
    focus: async () => {
      did.push('focus');
      return self;
    },
    navigate: async (to: string) => {
      if (!mayNavigate) throw new TypeError('not controlled');
      did.push(`load ${to}`);
      return self;
    },
    postMessage: (data: unknown, ports: MessagePort[]) => {
      const heard = new MessageEvent('message', { data, ports });
      if (listens) listen(heard);
    },
  };
  let listen = (_: MessageEvent): void => {};
  goWhereNoticesLead((to) => did.push(`go ${to}`), {
    addEventListener: ((_: string, hear: (event: MessageEvent) => void) => {
      listen = hear;
    }) as ServiceWorkerContainer['addEventListener'],
  });
  return self as unknown as Tab;
}

async function press(tabs: Tab[], path: unknown): Promise<string[]> {
  const opened: string[] = [];
  const clients = {
    matchAll: async () => tabs,
    openWindow: async (to: string) => void opened.push(to),
  } as unknown as Clients;
  await openNotice({ origin: ORIGIN, clients }, path);
  return opened;
}

describe('PU9: a notice that is pressed', () => {
  it('leads the open tab there without loading it anew', async () => {
    const open = tab('/me');
    expect(await press([open], '/project/1')).toEqual([]);
    expect(open.did).toEqual(['focus', 'go /project/1']);
  });

  it('leads the tab that is looked at, and leaves the others', async () => {
    const [behind, before] = [tab('/project/2'), tab('/project/3', { focused: true })];
    await press([behind, before], '/project/1');
    expect([behind.did, before.did]).toEqual([[], ['focus', 'go /project/1']]);
  });

  it('loads the path in a tab that does not answer: a public page, or one that sleeps', async () => {
    const page = tab('/terms', { listens: false });
    expect(await press([page], '/project/1')).toEqual([]);
    expect(page.did).toEqual(['focus', 'load /project/1']);
  });

  it('opens a tab where there is none of the app, or none that can be led', async () => {
    expect(await press([], '/project/1')).toEqual(['/project/1']);
    const link = tab('/c/abc');
    expect(await press([link], '/project/1')).toEqual(['/project/1']);
    expect(link.did).toEqual([]);
    const strange = tab('/', { listens: false, mayNavigate: false });
    expect(await press([strange], '/project/1')).toEqual(['/project/1']);
  });

  it.each([undefined, 'https://elsewhere.example/a', '//elsewhere.example'])(
    'never leads elsewhere: %j',
    async (path) => {
      const open = tab('/me');
      await press([open], path);
      expect(open.did).toEqual(['focus', 'go /']);
      expect(await press([], path)).toEqual(['/']);
    },
  );
});
