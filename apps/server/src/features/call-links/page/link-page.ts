import { CALLSHEET_STATUS_WORDS, type SheetChange } from '@ddak/domain';
import { type Preview, pageFrame } from './frame.ts';
import { type Html, html } from './html.ts';
import type { LinkView, OwnPart } from './link-view.ts';
import { callParts, dayRows, mapLink } from './sheet-parts.ts';

/** The page of a link: my call, what has changed for me, 확인, then the sheet. */
export function linkPage(view: LinkView, form: Html): string {
  const { sheet, version, own } = view;
  const { edition, facts } = sheet;
  const rest = facts.filter(({ label, value }) => label !== '집합' && label !== '촬영일' && value !== '');
  const date = facts.find(({ label }) => label === '촬영일')?.value ?? '';
  const body = html`<main>
<header class="top">${sheet.logo ? html`<div><img src="?logo=${sheet.logo}" alt=""></div>` : null}<b>${sheet.projectTitle}</b><span>${sheet.dayText}</span><span>${date}</span><span>${edition}</span></header>
${notice(view)}
<div class="two"><div>
<section class="me${version.cancels ? ' off' : ''}">${call(view)}${form}</section>
${own ? news(own) : null}
<section class="card facts"><dl>${rest.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl></section>
${dayRows(view)}</div><div>${callParts(sheet)}</div></div>
<footer><p>${edition} · ${view.endsOn}까지 열리는 링크예요.</p><p>${sheet.footer}</p></footer>
${own ? html`<img class="seen" src="?seen=${version._id}" alt="">` : null}
</main>`;
  return pageFrame(previewOf(view), body);
}

/** CS56: title, 회차 and 집합; neither a name nor a phone. */
function previewOf({ sheet, version }: LinkView): Preview {
  const { time, place } = sheet.gathering;
  const state = version.cancels ? `촬영 ${CALLSHEET_STATUS_WORDS.cancelled} · ` : '';
  return {
    title: `[${sheet.projectTitle}] ${sheet.dayText} 일촬표`,
    text: `${state}${sheet.date.slice(5).replace('-', '.')} 집합 ${time} ${place}`.trim(),
  };
}

function notice({ version, withdrawn }: LinkView): Html | null {
  if (version.cancels)
    return html`<section class="say no">촬영이 취소됐어요.${version.note ? html`<p>${version.note}</p>` : null}</section>`;
  if (withdrawn === null) return null;
  return html`<section class="say">${withdrawn}판은 회수됨<p>지금은 ${version.number}판이 맞아요.</p></section>`;
}

function call({ own, sheet, left, madeAt, version }: LinkView): Html {
  const at = own ? own.call : sheet.gathering;
  const address = at && at.address !== at.place ? at.address : '';
  const scenes = sheet.rows.flatMap((row) =>
    row.kind === 'scene' && own?.rows.has(row.rowId) ? [row.cells.scene] : [],
  );
  const lines: [string, string][] = [
    ['내 씬', scenes.length > 0 ? `S#${scenes.join(' · ')}` : ''],
    ['준비물', own?.call?.preparation ?? ''],
    ['전할 말', version.cancels ? '' : version.note],
  ];
  return html`<p class="who">${own ? `${own.name} · ${own.what}` : '집합'}</p>${at ? html`<p class="time">${at.time}</p>` : html`<p class="none">이날은 콜이 없어요.</p>`}
${left ? html`<p class="left">집합까지 ${left} <small>${madeAt} 기준</small></p>` : null}
${at?.place ? html`<div class="at"><p><b>${at.place}</b><span>${address}</span></p>${mapLink(at.address || at.place)}</div>` : null}
<dl class="own">${lines.filter(([, text]) => text).map(([label, text]) => html`<dt>${label}</dt><dd>${text}</dd>`)}</dl>`;
}

/** As many stand open; the others a tap away. */
const FIRST = 3;

function news({ news }: OwnPart): Html | null {
  if (news.length === 0) return null;
  const [first, rest] = [news.slice(0, FIRST), news.slice(FIRST)];
  return html`<section class="card news"><h2>지난번에 본 판과 달라졌어요</h2><ul>${first.map(changeLine)}</ul>${
    rest.length > 0
      ? html`<details><summary>그 밖에 달라진 줄 ${rest.length}개</summary><ul>${rest.map(changeLine)}</ul></details>`
      : null
  }</section>`;
}

const changeLine = ({ part, title, before, after }: SheetChange): Html =>
  html`<li><small>${part}</small> <b>${title}</b>${before === null ? null : html`<del>${before}</del>`}<ins>${after ?? '없어졌어요'}</ins></li>`;
