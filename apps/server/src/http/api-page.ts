interface Operation {
  readonly summary?: string;
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> };
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly schema?: unknown;
    readonly required?: boolean;
  }[];
  readonly responses?: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> }>
  >;
}

/** As much of an OpenAPI description as the page shows. */
export interface ApiDescription {
  readonly info: { readonly title: string; readonly version: string };
  readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const STYLE = `
:root{color-scheme:light dark;font:14px/1.6 'Noto Sans KR','Apple SD Gothic Neo','Malgun Gothic',sans-serif}
body{max-width:900px;margin:0 auto;padding:24px 16px}
h2{margin:32px 0 8px;font-size:17px}
details{border:1px solid #8884;border-radius:6px;margin:6px 0;padding:0 12px}
summary{padding:8px 0;cursor:pointer;overflow-wrap:anywhere}
summary b{display:inline-block;min-width:64px}
h3{margin:8px 0 4px;font-size:13px}
pre{margin:0 0 12px;padding:10px;overflow:auto;background:#8881;border-radius:4px;font-size:12.5px}
`;

/** The description of the API as a page that a person reads: every call, by subject, with what goes in and comes out. */
export function apiPage({ info, paths = {} }: ApiDescription): string {
  const subjects = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const subject = path.split('/')[2] ?? '';
    const calls = Object.entries(methods).map(([method, one]) => call(method, path, one as Operation));
    subjects.set(subject, [...(subjects.get(subject) ?? []), ...calls]);
  }
  const parts = [...subjects].map(([name, calls]) => `<h2>${escaped(name)}</h2>\n${calls.join('\n')}`);
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)} API</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escaped(info.title)} API</h1>
<p>성공한 답은 <code>{ data }</code>, 실패한 답은 <code>{ message, code, details? }</code>예요. 로그인은 쿠키로 하고, 같은
내용을 <a href="/api/openapi.json">OpenAPI 3.1</a>로도 받을 수 있어요.</p>
${parts.join('\n')}
</body>
</html>
`;
}

function call(method: string, path: string, operation: Operation): string {
  const parameters = (operation.parameters ?? []).map(
    ({ in: place, name, required, schema }) =>
      `${name}${required ? '' : '?'} (${place}): ${JSON.stringify(schema ?? {})}`,
  );
  const sections = [
    block('인자', parameters.join('\n')),
    block('본문', schemaOf(operation.requestBody?.content)),
    ...Object.entries(operation.responses ?? {}).map(([status, answer]) =>
      block(`답 ${status}`, schemaOf(answer.content)),
    ),
  ];
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escaped(path)}</code></summary>${sections.join('')}</details>`;
}

const block = (title: string, text: string): string =>
  text === '' ? '' : `<h3>${title}</h3><pre>${escaped(text)}</pre>`;

function schemaOf(content: Readonly<Record<string, { readonly schema?: unknown }>> | undefined): string {
  const [type, { schema } = {}] = Object.entries(content ?? {})[0] ?? [];
  if (schema === undefined) return '';
  const text = JSON.stringify(schema, null, 2);
  return type === 'application/json' ? text : `${type}\n${text}`;
}
