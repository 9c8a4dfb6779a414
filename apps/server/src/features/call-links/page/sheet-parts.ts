import {
  type CallsheetSceneRow,
  type CallsheetView,
  headsText,
  isRowOutside,
  misnamedWords,
  rowTime,
  rowWords,
  sizeWords,
} from '@ddak/domain';
import { type Html, html } from './html.ts';
import type { LinkView } from './link-view.ts';

type Pair = readonly [label: string | Html, text: string | Html];

/** One tap to the map. */
export const mapLink = (address: string): Html =>
  html`<a class="btn" href="https://map.kakao.com/link/search/${encodeURIComponent(address)}" rel="noreferrer">길찾기</a>`;

/** CS31: the day line by line, in words. */
export function dayRows({ sheet, own }: LinkView): Html | null {
  if (sheet.rows.length === 0) return null;
  return html`<section class="card rows"><h2>촬영 순서</h2><ol>${sheet.rows.map((row) =>
    row.kind === 'phase'
      ? html`<li class="ph"><time>${row.timeText.slice(0, 5)}</time><i></i><div>${row.text}</div></li>`
      : sceneRow(row, own?.rows.has(row.rowId) ?? false),
  )}</ol></section>`;
}

function sceneRow(row: CallsheetSceneRow, isMine: boolean): Html {
  const { cells } = row;
  const about = [rowWords(row), cells.cuts && `${cells.cuts}컷`].filter(Boolean).join(' · ');
  const needs: Pair[] = [
    ['등장', [cells.cast, cells.extras].filter(Boolean).join(', ')],
    ['소품', cells.props],
    ['의상', cells.wardrobe],
    ['장비', [cells.equipment, cells.effects].filter(Boolean).join(', ')],
    ['비고', cells.note],
  ];
  return html`<li><time>${cells.time.slice(0, 5)}<small>${cells.minutes}</small></time><i class="${rowTime(row) ?? ''}${isRowOutside(row) ? ' out' : ''}"></i><div><b>S#${cells.scene}</b> ${cells.place.replaceAll('\n', ' ')}${isMine ? html` <em>내 씬</em>` : null}
<small>${about}</small>${cells.synopsis ? html`<p>${cells.synopsis}</p>` : null}${needs
    .filter(([, text]) => text !== '')
    .map(([label, text]) => html`<p class="need"><span>${label}</span>${text}</p>`)}</div></li>`;
}

/** Calls, places, whom to call, notices: what stands below the day. */
export function callParts(sheet: CallsheetView): readonly Html[] {
  const parts = [
    pairs(
      '배우 콜',
      sheet.castCalls.map(
        (call): Pair => [
          nameWith(call.character, call.actor),
          joined([
            `도착 ${call.arrival}`,
            `분장 ${call.makeup}`,
            call.shoot && `촬영 ${call.shoot}`,
            call.place,
            call.preparation,
          ]),
        ],
      ),
    ),
    pairs(
      '보조출연 콜',
      sheet.extrasCalls.map(
        (call): Pair => [
          `${call.name} ${headsText(call.count)}`.trim(),
          joined([call.calltime, call.place, call.charge]),
        ],
      ),
    ),
    pairs(
      '팀별 콜',
      sheet.teamCalls.map((call): Pair => [call.team, joined([call.calltime, call.place, call.preparation])]),
    ),
    pairs(
      '촬영지',
      sheet.places.map((place): Pair => [place.name, placeText(place)]),
    ),
    pairs(
      '연락처',
      sheet.contacts
        .filter(({ phone }) => phone !== '')
        .map(
          ({ role, name, phone }): Pair => [nameWith(name, role), html`<a href="tel:${phone}">${phone}</a>`],
        ),
    ),
    lines('알림', sheet.notices),
    lines('식사', sheet.meals),
    lines('차량 · 이동', sheet.vehicles),
    files(sheet),
    pairs(
      '함께 만드는 사람',
      sheet.people.map((person): Pair => [person.role, person.name]),
    ),
    lines('합계', [sheet.totals.text]),
    lines('다음 회차', [sheet.nextDay]),
  ];
  return parts.filter((part) => part !== null);
}

/** CS82: a file comes from the link itself; a page elsewhere is told nothing of where somebody comes from. */
function files(sheet: CallsheetView): Html | null {
  if (sheet.files.length === 0) return null;
  return html`<section class="card"><h2>파일 · 링크</h2><ul>${sheet.files.map(
    ({ _id, name, link, size, contents }) => {
      const href = link ?? `?file=${_id}`;
      const about = [link ?? (size === null ? '' : sizeWords(size)), misnamedWords(name, contents)];
      return html`<li class="file"><a href="${href}" rel="noopener noreferrer">${name}</a><small>${joined(about)}</small></li>`;
    },
  )}</ul></section>`;
}

const joined = (texts: readonly string[]): string => texts.filter(Boolean).join(' · ');
const nameWith = (name: string, more: string): Html =>
  html`${name}${more ? html`<small>${more}</small>` : null}`;

function placeText({ address, parking, hospital }: CallsheetView['places'][number]): Html {
  const more: Pair[] = [
    ['주차', parking],
    ['응급실', hospital],
  ];
  return html`${address ? html`<a href="https://map.kakao.com/link/search/${encodeURIComponent(address)}" rel="noreferrer">${address}</a>` : null}${more
    .filter(([, text]) => text !== '')
    .map(([label, text]) => html`<small>${label} ${text}</small>`)}`;
}

function pairs(title: string, list: readonly Pair[]): Html | null {
  if (list.length === 0) return null;
  return html`<section class="card"><h2>${title}</h2><dl>${list.map(([label, text]) => html`<div><dt>${label}</dt><dd>${text}</dd></div>`)}</dl></section>`;
}

function lines(title: string, list: readonly string[]): Html | null {
  const said = list.filter((text) => text !== '');
  if (said.length === 0) return null;
  return html`<section class="card"><h2>${title}</h2><ul>${said.map((text) => html`<li>${text}</li>`)}</ul></section>`;
}
