interface Part {
  readonly head: string;
  readonly body: string;
}

function split(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n');
  return { head: raw.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' '), body: raw.slice(end + 4) };
}

const header = (head: string, name: string): string =>
  new RegExp(`^${name}:\\s*(.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';

const fromQuoted = (text: string): Buffer =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

function decodeBody({ head, body }: Part): string {
  const encoding = header(head, 'content-transfer-encoding').toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding === 'quoted-printable') return fromQuoted(body.replaceAll('=\r\n', '')).toString('utf8');
  return Buffer.from(body, 'latin1').toString('utf8');
}

/** `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=`, one after another. */
const decodeWords = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : fromQuoted(word.replaceAll('_', ' ')).toString('utf8'),
    );

/** A mail of two alternatives, read back as a mail program would: enough of MIME for the mails that we send. */
export function simpleParse(raw: string): {
  subject: string;
  messageId: string;
  text: string;
  html: string;
} {
  const { head, body } = split(raw);
  const boundary = /boundary="(.*?)"/.exec(header(head, 'content-type'))?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r\n/, '')));
  const of = (type: string): string => {
    const part = parts.find(({ head: own }) => header(own, 'content-type').startsWith(type));
    return part ? decodeBody(part) : '';
  };
  return {
    subject: decodeWords(header(head, 'subject')),
    messageId: header(head, 'message-id'),
    text: of('text/plain'),
    html: of('text/html'),
  };
}
