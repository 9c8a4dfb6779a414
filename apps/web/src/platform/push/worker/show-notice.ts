import { readNotice } from './notice.ts';

/** What of a worker's registration shows notices. */
export type Shows = Pick<ServiceWorkerRegistration, 'getNotifications' | 'showNotification'>;

/** PU9: shows what came. The same again under its tag is shown without a sound: it was sent twice, not said twice. */
export async function showNotice(shows: Shows, text: string | undefined): Promise<void> {
  const { title, body, path, tag } = readNotice(text);
  const shown = tag === '' ? [] : await shows.getNotifications({ tag });
  const isSame = shown.some((one) => one.title === title && one.body === body);
  const options = {
    ...{ body, tag, data: { path }, lang: 'ko', icon: '/icon-192.png' },
    // Only with a tag may it be asked for.
    ...(tag === '' ? {} : { renotify: !isSame }),
  };
  await shows.showNotification(title, options);
}
