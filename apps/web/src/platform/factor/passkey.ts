import type { PasskeyAssertion, PasskeyOptions, PasskeyRegistration } from '@ddak/protocol';

/** What a browser made of a question about passkeys. */
export type PasskeyAnswer<T> = { readonly answer: T } | { readonly failure: string };

// Few need it, and later than the first screen: fetched then.
const library = () => import('@simplewebauthn/browser');

/** Lets the browser ask its person for a passkey. */
export const askForPasskey = (options: PasskeyOptions): Promise<PasskeyAnswer<PasskeyAssertion>> =>
  told(async () => {
    const { startAuthentication } = await library();
    return startAuthentication({ optionsJSON: options as never }) as unknown as Promise<PasskeyAssertion>;
  });

/** Lets the browser make a passkey. */
export const makePasskey = (options: PasskeyOptions): Promise<PasskeyAnswer<PasskeyRegistration>> =>
  told(async () => {
    const { startRegistration } = await library();
    return startRegistration({ optionsJSON: options as never }) as unknown as Promise<PasskeyRegistration>;
  });

async function told<T>(work: () => Promise<T>): Promise<PasskeyAnswer<T>> {
  try {
    return { answer: await work() };
  } catch (error) {
    return { failure: wordsOf((error as Error).name) };
  }
}

/** Browsers tell a person who turned back and one who has no passkey here alike. */
function wordsOf(name: string): string {
  if (name === 'InvalidStateError') return '이 기기에 이미 등록한 패스키가 있어요.';
  if (name === 'NotAllowedError' || name === 'AbortError')
    return '패스키를 쓰지 않았어요. 다시 시도해 주세요.';
  return '이 브라우저에서는 패스키를 쓸 수 없어요. 다른 방법을 골라 주세요.';
}
