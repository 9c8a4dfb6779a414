import { type Html, html } from './html.ts';
import type { LinkView } from './link-view.ts';

/** How it went when somebody in the room typed their name. */
export type Typed = 'done' | 'wrong' | null;

/** CS58, CS59: 확인 as a form. On a link of one's own a button; on the room's with name and digits. */
export function confirmForm({ version, own }: LinkView, typed: Typed): Html {
  const hidden = html`<input type="hidden" name="version" value="${version._id}">`;
  if (own)
    return own.confirmedAt === null
      ? html`<form method="post">${hidden}<button class="btn do">확인했어요</button></form>`
      : html`<p class="done">확인했어요 · ${own.confirmedAt}</p>`;
  if (typed === 'done') return html`<p class="done">확인했어요. 고마워요.</p>`;
  return html`<form method="post">${hidden}
${typed === 'wrong' ? html`<p class="say no" role="alert">확인하지 못했어요. 이름과 전화번호 뒤 네 자리를 다시 봐 주세요.</p>` : null}
<label class="field">이름<input name="name" autocomplete="name" maxlength="60" required></label>
<label class="field">전화번호 뒤 네 자리<input name="digits" inputmode="numeric" autocomplete="off" pattern="[0-9]{4}" maxlength="4" required></label>
<button class="btn do">확인했어요</button><p class="hint">함께하는 사람인지 맞춰 보는 데만 써요.</p></form>`;
}
