import {
  type CallsheetVersion,
  callOf,
  changeWords,
  memberOf,
  type PersonalCall,
  type ProjectState,
  recipientKey,
  type SheetChange,
  sheetDayName,
  tellingsOf,
  versionBefore,
} from '@ddak/domain';
import type { Outgoing } from './send-call.ts';

/** What a message says, whichever way it goes. */
export interface CallMessage {
  readonly title: string;
  readonly lines: readonly string[];
}

/** So many changed lines are told one by one. */
const TOLD_LINES = 4;

/** CS46: the words of a message: what the matter is first, then the person's own call, then what changed. */
export function callMessage({ delivery, state, version, to }: Outgoing): CallMessage {
  const { sheet, number, note } = version;
  const day = [sheet.dayNo === null ? '' : sheetDayName(sheet), dateOf(version)].filter(Boolean).join(' ');
  const call = callOf(state, sheet, to);
  const own = call ? callWords(call) : '이날은 콜이 없어요.';
  const bring = call?.preparation ? [`준비물: ${call.preparation}`] : [];
  const said = note === '' ? [] : [`${nameOf(state, version)}: “${note}”`];
  switch (delivery.kind) {
    case 'called':
      return {
        title: `${day} 일촬표${delivery.round > 0 ? '를 확인해 주세요' : '가 나왔어요'}`,
        lines: [own, ...bring, ...said],
      };
    case 'changed': {
      const changes = changesOf(state, version, recipientKey(to));
      return {
        title: `${day} 일촬표가 바뀌었어요 (${number}판)`,
        lines: [...toldLines(changes), own, ...bring, ...said],
      };
    }
    case 'dropped':
      return {
        title: `${day} 콜이 없어졌어요`,
        lines: ['바뀐 일촬표에는 이날 부르는 시간이 없어요.', ...said],
      };
    case 'cancelled':
      return { title: `${day} 촬영이 취소됐어요`, lines: ['이날은 촬영하지 않아요.', ...said] };
    case 'withdrawn':
      return {
        title: `방금 받은 ${day} 일촬표는 거뒀어요`,
        lines: [`${number}판은 잘못 발행되어 거뒀어요.`, ...standing(state, version)],
      };
  }
}

function callWords({ team, time, place, address }: PersonalCall): string {
  const where = [place, address === place ? '' : address].filter(Boolean).join(', ');
  return [`${team ? `${team} ` : ''}콜 ${time}`, where].filter(Boolean).join(' · ');
}

/** What counts, now that a version was taken back. */
function standing(state: ProjectState, version: CallsheetVersion): readonly string[] {
  const before = versionBefore(state, version);
  if (!before) return ['다시 발행되면 알려 드릴게요.'];
  return [before.cancels ? '이날은 촬영하지 않아요.' : `${before.number}판이 다시 맞는 일촬표예요.`];
}

const changesOf = (state: ProjectState, version: CallsheetVersion, key: string): readonly SheetChange[] =>
  tellingsOf(state, version, versionBefore(state, version)).find(({ to }) => recipientKey(to) === key)
    ?.changes ?? [];

function toldLines(changes: readonly SheetChange[]): readonly string[] {
  const told = changes.slice(0, TOLD_LINES).map(changeWords);
  const more = changes.length - told.length;
  return more > 0 ? [...told, `그 밖에 ${more}줄`] : told;
}

const dateOf = ({ sheet }: CallsheetVersion): string =>
  sheet.facts.find(({ label }) => label === '촬영일')?.value ?? sheet.date;

const nameOf = (state: ProjectState, { publishedBy }: CallsheetVersion): string =>
  memberOf(state, publishedBy)?.name ?? '발행한 사람';
