import type { MailMessage } from './mail-message.ts';

/** What a mail says, in the order in which it is read. `link` is the one thing to do. */
export interface MailContent {
  readonly title: string;
  readonly lines: readonly string[];
  readonly link: { readonly label: string; readonly url: string };
  /** How long it is good for, and what to do when one has not asked for it. */
  readonly after: readonly string[];
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** One column as wide as a phone, large type, one button; the address stands below it for who cannot press. */
export function renderMail(to: string, content: MailContent): MailMessage {
  return { to, subject: oneLine(`[DDAK] ${content.title}`), text: plainText(content), html: page(content) };
}

/** A title is somebody's words: a line break in it would begin another line of the head (LM7). */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

const plainText = ({ title, lines, link, after }: MailContent): string =>
  [title, '', ...lines, '', `${link.label}:`, link.url, '', ...after, '', 'DDAK', ''].join('\n');

const FONT = "font-family:'Noto Sans KR','Apple SD Gothic Neo','Malgun Gothic',sans-serif";
const paragraph = (style: string) => (line: string) =>
  `<p style="margin:0 0 12px;${style}">${escaped(line)}</p>`;

function page({ title, lines, link, after }: MailContent): string {
  const url = escaped(link.url);
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
</head>
<body style="margin:0;padding:24px 16px;background:#f4f6f8;color:#17202c;${FONT};word-break:keep-all;overflow-wrap:anywhere">
<div style="max-width:480px;margin:0 auto;padding:28px 24px;background:#ffffff;border-radius:10px">
<p style="margin:0 0 20px;font-size:20px;font-weight:800;color:#1464ff">DDAK</p>
<h1 style="margin:0 0 16px;font-size:21px;line-height:1.4">${escaped(title)}</h1>
${lines.map(paragraph('font-size:16px;line-height:1.65')).join('\n')}
<p style="margin:24px 0"><a href="${url}" style="display:block;padding:15px 20px;border-radius:6px;background:#1464ff;color:#ffffff;font-size:16px;font-weight:700;text-align:center;text-decoration:none">${escaped(link.label)}</a></p>
<p style="margin:0 0 20px;font-size:13px;line-height:1.6;color:#5a6573">버튼이 눌리지 않으면 이 주소를 브라우저에 붙여 넣어 주세요.<br><a href="${url}" style="color:#0f4fd0;word-break:break-all">${url}</a></p>
${after.map(paragraph('font-size:13px;line-height:1.6;color:#5a6573')).join('\n')}
</div>
</body>
</html>
`;
}
