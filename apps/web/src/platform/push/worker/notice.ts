/** A notice as the server sends it (`apps/server/src/push/push-message.ts`). */
export interface Notice {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
}

/** What is shown where a push cannot be read: browsers want something to be shown for each. */
const UNREADABLE: Notice = { title: '새 알림이 있어요', body: '', path: '/', tag: '' };

/** A path of the app: from its slash on, and to no other origin. */
export const isPath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value);

/** What came with a push; whatever is missing stands as in one that cannot be read. */
export function readNotice(text: string | undefined): Notice {
  let sent: unknown;
  try {
    sent = JSON.parse(text ?? '');
  } catch {
    return UNREADABLE;
  }
  const { title, body, path, tag } = (sent ?? {}) as Readonly<Record<string, unknown>>;
  return {
    title: typeof title === 'string' && title !== '' ? title : UNREADABLE.title,
    body: typeof body === 'string' ? body : '',
    path: isPath(path) ? path : '/',
    tag: typeof tag === 'string' ? tag : '',
  };
}
