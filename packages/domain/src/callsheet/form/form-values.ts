import { formatClock } from '../../kernel/clock.ts';
import type { CallsheetRow, CallsheetView } from '../callsheet-view.ts';
import { saidExtras } from '../said-lines.ts';
import { sheetTitle } from '../sheet-title.ts';
import type { FormEntry, FormValues, FormWord } from './form-words.ts';

/** CS69, CS70: a sheet in the words of a team's own form. Which of them are shown, the form says, not the layout. */
export function formValues(view: CallsheetView): FormValues {
  return {
    words: {
      ...headWords(view),
      ...peopleWords(view),
      알림: view.notices.join('\n'),
      식사: view.meals.join('\n'),
      차량: view.vehicles.join('\n'),
      확인할것: view.checklist.map(({ text, done }) => `${done ? '■' : '□'} ${text}`).join('\n'),
      합계: view.totals.text,
      씬수: view.totals.scenes,
      컷수: view.totals.cuts,
      보조출연수: view.totals.extras,
      다음회차: view.nextDay,
    },
    lists: {
      씬: view.rows.map(rowEntry),
      배우: view.castCalls.map((call) => ({
        ...{ 번호: call.number, 배역: call.character, 이름: call.actor, 도착: call.arrival },
        ...{ 분장: call.makeup, 의상: call.wardrobe, 촬영: call.shoot, 장소: call.place },
        ...{ 씬: call.scenes, 준비: call.preparation },
      })),
      보조출연: saidExtras(view.extrasCalls).map((call) => ({
        ...{
          이름: call.name,
          인원: call.count === 0 ? '' : call.count,
          집합: call.calltime,
          장소: call.place,
          씬: call.scenes,
          담당: call.charge,
        },
      })),
      팀: view.teamCalls.map((call) => ({
        ...{ 이름: call.team, 콜: call.calltime, 장소: call.place, 준비: call.preparation },
      })),
      연락처: view.contacts.map(({ role, name, phone }) => ({ 역할: role, 이름: name, 전화: phone })),
      촬영지: view.places.map(({ name, address, parking, hospital }) => ({
        ...{ 이름: name, 주소: address, 주차: parking, 응급실: hospital },
      })),
      차량: view.vehicleCalls.map(({ time, name, driver, people, route }) => ({
        ...{ 시간: time, 이름: name, 운전: driver, 인원: people ?? '', 길: route },
      })),
      파일: view.files.map(({ name, link }) => ({ 이름: name, 주소: link ?? '' })),
    },
  };
}

type Words<W extends FormWord> = Readonly<Record<W, string>>;

function headWords(view: CallsheetView) {
  const fact = (label: string): string => view.facts.find((one) => one.label === label)?.value ?? '';
  const [sunrise = '', sunset = ''] = fact('일출·일몰').split(' – ');
  return {
    작품: view.projectTitle,
    제작사: view.productionCompany,
    제목: sheetTitle(view),
    이름: view.name,
    판: view.edition,
    회차: view.dayText.split(' / ')[0] ?? '',
    회차전체: view.dayText,
    날짜: fact('촬영일'),
    집합시간: view.gathering.time,
    집합장소: view.gathering.place,
    집합주소: view.gathering.address,
    촬영시작: fact('촬영 시작'),
    종료예정: fact('종료 예정'),
    일출: sunrise,
    일몰: sunset,
    날씨: fact('날씨'),
    강수: fact('강수'),
    촬영지: fact('촬영지'),
  } satisfies Partial<Words<FormWord>>;
}

function peopleWords({ people }: CallsheetView) {
  const of = (wanted: string) => people.find(({ role }) => role === wanted) ?? { name: '', phone: '' };
  const [director, producer, assistant] = [of('감독'), of('제작PD'), of('조감독')];
  return {
    감독: director.name,
    감독전화: director.phone,
    제작PD: producer.name,
    제작PD전화: producer.phone,
    조감독: assistant.name,
    조감독전화: assistant.phone,
  } satisfies Partial<Words<FormWord>>;
}

function rowEntry(row: CallsheetRow): FormEntry<'씬'> {
  const [start, end] = [formatClock(row.start), formatClock(row.end)];
  if (row.kind === 'phase')
    // What is no scene says what it is where the others say what happens.
    return {
      ...{ 순서: '', 시간: row.timeText, 시작: start, 끝: end, 소요: row.minutes, 번호: '', 컷: '' },
      ...{ 낮밤: '', 안밖: '', 구분: '', 장소: '', 내용: row.text, 등장인물: '', 단역: '' },
      ...{ 소품: '', 의상: '', 장비: '', 특효: '', 비고: '' },
    };
  const { cells } = row;
  return {
    ...{ 순서: row.order, 시간: cells.time, 시작: start, 끝: end, 소요: row.minutes, 번호: cells.scene },
    ...{ 컷: row.cuts ?? '', 낮밤: cells.light, 안밖: cells.setting, 구분: cells.shootKind },
    ...{ 장소: cells.place, 내용: cells.synopsis, 등장인물: cells.cast, 단역: cells.extras },
    ...{ 소품: cells.props, 의상: cells.wardrobe, 장비: cells.equipment, 특효: cells.effects },
    비고: cells.note,
  };
}
