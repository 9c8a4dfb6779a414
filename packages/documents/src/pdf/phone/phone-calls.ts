import {
  type CallsheetView,
  fileWords,
  hasDetails,
  headsText,
  isChanged,
  type PersonLine,
  type SheetPart,
  type TeamCallLine,
} from '@ddak/domain';
import type { Measure } from '../measure.ts';
import {
  beside,
  bold,
  changedGroup,
  linePiece,
  type Mark,
  medium,
  plain,
  rightOf,
  section,
  soft,
  textPieces,
  WIDTH,
} from './pieces.ts';
import type { Group, Piece } from './stack.ts';

const CLOCK = 48;
const NAME = { x: 0, width: WIDTH - 3 * CLOCK - 8 } as const;
const PADDING = 6;
const WHOLE = { x: 0, width: WIDTH } as const;

const group = (pieces: readonly Piece[]): Group => ({ ruled: true, padding: PADDING, pieces });

const line = (view: CallsheetView, part: SheetPart, key: string, pieces: readonly Piece[]): Group =>
  changedGroup(group(pieces), isChanged(view, part, key));

/** Calls, places, notices and people below the day, one list each; an empty one is left out. */
export function callGroups(measure: Measure, view: CallsheetView): Group[] {
  const lines = (title: string, texts: readonly string[]): Group[] =>
    section(
      title,
      texts.map((text, i) => line(view, '안내', `${title}${i}`, textPieces(measure, text, plain(14), WHOLE))),
    );
  return [
    ...castGroups(measure, view),
    ...section(
      '보조출연 콜',
      view.extrasCalls.map((call) =>
        line(view, '보조출연 콜', call.name, [
          ...beside(textPieces(measure, `${call.name} ${headsText(call.count)}`.trim(), medium(14.5), NAME), [
            [rightOf(measure, call.calltime, 0, bold(14.5))],
          ]),
          ...small(measure, [call.place, call.scenes && `S# ${call.scenes}`, call.charge]),
        ]),
      ),
    ),
    ...teamGroups(measure, view),
    ...section(
      '촬영지',
      view.places.map((place) =>
        line(view, '장소', place.name, [
          ...textPieces(measure, place.name, medium(14.5), WHOLE),
          ...(place.address === '' ? [] : textPieces(measure, place.address, plain(13.5), WHOLE)),
          ...labelled(measure, '주차', place.parking),
          ...labelled(measure, '응급실', place.hospital),
        ]),
      ),
    ),
    ...lines('알림', view.notices),
    ...lines('식사', view.meals),
    ...lines('차량 · 이동', view.vehicles),
    ...fileGroups(measure, view),
    ...lines(
      '확인할 것',
      view.checklist.map((item) => `${item.done ? '■' : '□'} ${item.text}`),
    ),
    ...peopleGroups(measure, [...view.people, ...view.contacts]),
    ...lines('합계', [view.totals.text]),
    ...lines('다음 회차 예고', view.nextDay === '' ? [] : [view.nextDay]),
  ];
}

/** A tap on a link opens it; a file is named, and lies where the sheet is. */
const fileGroups = (measure: Measure, view: CallsheetView): Group[] =>
  section(
    '파일 · 링크',
    view.files.map((file) => {
      const { link } = file;
      if (link === null)
        return line(view, '파일', file._id, textPieces(measure, fileWords(file), plain(14), WHOLE));
      return line(view, '파일', file._id, [
        ...textPieces(measure, file.name, medium(14.5), WHOLE),
        ...textPieces(measure, link, soft(12.5), { ...WHOLE, opens: link }),
      ]);
    }),
  );

const small = (measure: Measure, parts: readonly string[]): Piece[] => {
  const text = parts.filter((part) => part !== '').join(' · ');
  return text === '' ? [] : textPieces(measure, text, soft(12.5), WHOLE);
};

function labelled(measure: Measure, label: string, text: string): Piece[] {
  if (text === '') return [];
  const pieces = textPieces(measure, text, plain(13.5), { x: 46, width: WIDTH - 46 });
  return beside(pieces, [[{ x: 0, text: label, style: soft(12.5) }]]);
}

/** Arrival, make-up and first scene in three columns of clock times, headed once. */
function castGroups(measure: Measure, view: CallsheetView): Group[] {
  if (view.castCalls.length === 0) return [];
  const inColumns = (texts: readonly string[], style: Mark['style']): Mark[] =>
    texts.map((text, i) => rightOf(measure, text, (texts.length - 1 - i) * CLOCK, style));
  const head = linePiece(11.5, inColumns(['도착', '분장', '촬영'], soft(11.5)));
  const calls = view.castCalls.map((call) =>
    line(view, '배우 콜', call.characterId, [
      ...beside(
        textPieces(measure, [call.character, call.actor].filter(Boolean).join(' · '), medium(14.5), NAME),
        [inColumns([call.arrival, call.makeup, call.shoot], plain(14.5))],
      ),
      ...small(measure, [
        call.wardrobe && `의상 ${call.wardrobe}`,
        call.place,
        call.scenes && `S# ${call.scenes}`,
        call.preparation,
      ]),
    ]),
  );
  const [title, ...rows] = section('배우 콜', calls);
  return [{ ...title!, pieces: [...title!.pieces.slice(0, -1), head] }, ...rows];
}

/** Bare times stand two teams a line; where a team has a place or things to bring, each has its own. */
function teamGroups(measure: Measure, view: CallsheetView): Group[] {
  const calls = view.teamCalls;
  const half = (WIDTH - 24) / 2;
  const perLine =
    hasDetails(view) || calls.some(({ team }) => measure(team, 'medium', 14.5) > half - CLOCK) ? 1 : 2;
  const rows = Array.from({ length: Math.ceil(calls.length / perLine) }, (_, i) =>
    calls.slice(i * perLine, (i + 1) * perLine),
  );
  return section(
    '팀별 콜',
    rows.map((row) => {
      if (perLine === 2) {
        const marks = row.flatMap((call, k): Mark[] => [
          { x: k * (half + 24), text: call.team, style: medium(14.5) },
          rightOf(measure, call.calltime, (1 - k) * (half + 24), bold(14.5)),
        ]);
        const changed = row.flatMap(({ crewTeamId }, k) =>
          isChanged(view, '팀별 콜', crewTeamId) ? { from: k * (half + 24) - 8, width: half + 16 } : [],
        );
        return changedGroup(group([linePiece(14.5, marks)]), changed.length > 0, changed);
      }
      const [call] = row as [TeamCallLine];
      return line(view, '팀별 콜', call.crewTeamId, [
        ...beside(textPieces(measure, call.team, medium(14.5), NAME), [
          [rightOf(measure, call.calltime, 0, bold(14.5))],
        ]),
        ...small(measure, [call.place, call.preparation]),
      ]);
    }),
  );
}

/** A tap on a number calls it. */
function peopleGroups(measure: Measure, people: readonly PersonLine[]): Group[] {
  const title = people.some(({ phone }) => phone !== '') ? '연락처' : '제작진';
  return section(
    title,
    people.map(({ role, name, phone }) => {
      const style = medium(14.5);
      const width = measure(phone, style.face, style.size);
      const who = textPieces(measure, [role, name].filter(Boolean).join(' '), plain(14.5), {
        x: 0,
        width: WIDTH - width - 12,
      });
      const url = `tel:${phone.replace(/[^\d+]/g, '')}`;
      const mark: Mark = { x: WIDTH - width, text: phone, style, link: { url, width } };
      return group(phone === '' ? who : beside(who, [[mark]]));
    }),
  );
}
