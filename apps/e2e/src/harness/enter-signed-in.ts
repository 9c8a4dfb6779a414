import type { Screen } from './browser.ts';
import type { Program } from './program.ts';

/** What the app keeps of who is signed in, as redux-persist writes it. */
const kept = (user: unknown): string =>
  JSON.stringify({
    user: JSON.stringify(user),
    isSignedIn: 'true',
    _persist: '{"version":-1,"rehydrated":true}',
  });

/**
 * Signs somebody in on a new screen and opens an address: what the sign-in form does, by the same call, without its two
 * pages. Each screen has a session of its own.
 */
export async function enterSignedIn(
  { context, page }: Screen,
  { email, password }: Pick<Program, 'email' | 'password'>,
  path: string,
): Promise<void> {
  const answer = await context.request.post('/api/auth/signin', { data: { email, password } });
  if (!answer.ok()) throw new Error(`${email} is not let in: ${answer.status()} ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { readonly user: unknown } };
  const once = await page.addInitScript(
    (auth) => localStorage.setItem('persist:auth', auth),
    kept(data.user),
  );
  await page.goto(path);
  await once.dispose();
}
