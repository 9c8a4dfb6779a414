/** Sends the forms of '/early-bird' and '/feedback', and says what became of them. */
export function sendLetters(page: Document): void {
  for (const form of page.querySelectorAll<HTMLFormElement>('form[data-letter]'))
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void send(form);
    });
}

async function send(form: HTMLFormElement): Promise<void> {
  const told = form.querySelector<HTMLElement>('[data-told]')!;
  const button = form.querySelector('button')!;
  const fields = Object.entries(Object.fromEntries(new FormData(form))).filter(([, value]) => value !== '');
  const body = { ...Object.fromEntries(fields), agreed: true };
  button.disabled = true;
  told.textContent = '보내는 중';
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.ok) form.reset();
    told.textContent = answer.ok ? '잘 받았어요. 고맙습니다.' : await refusal(answer);
  } catch (error) {
    console.warn('letter', error);
    told.textContent = '연결되지 않았어요. 잠시 뒤에 다시 보내 주세요.';
  }
  button.disabled = false;
}

async function refusal(answer: Response): Promise<string> {
  const { message } = (await answer.json()) as { readonly message?: string };
  return message ?? '보내지 못했어요. 잠시 뒤에 다시 보내 주세요.';
}
