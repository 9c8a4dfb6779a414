import { Html, html } from './html.ts';
import { PAGE_STYLE } from './page-style.ts';

/** What a chat room shows of a link before anybody opens it: no name, no phone. */
export interface Preview {
  readonly title: string;
  readonly text: string;
}

/** A whole page. It loads nothing: no script, no font, no file of style. */
export function pageFrame({ title, text }: Preview, body: Html): string {
  const page = html`<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex,nofollow,noarchive"><meta name="referrer" content="no-referrer">
<meta name="format-detection" content="telephone=no">
<title>${title}</title><meta property="og:type" content="website"><meta property="og:site_name" content="DDAK">
<meta property="og:title" content="${title}"><meta property="og:description" content="${text}">
<link rel="icon" href="data:,"><style>${new Html(PAGE_STYLE)}</style></head><body>${body}</body></html>
`;
  return page.text;
}

/** A page of two sentences: where there is nothing to read. */
export const calmPage = (title: string, text: string): string =>
  pageFrame({ title, text }, html`<main class="calm"><h1>${title}</h1><p>${text}</p></main>`);
