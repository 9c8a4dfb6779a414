import type { ArgsOf, Id, ProjectType } from '@ddak/domain';
import { DayPlan } from './day-plan.ts';
import { Production } from './production.ts';

const actor = (
  production: Production,
  name: string,
  actorName: string,
  kind: 'lead' | 'support' | 'minor',
) => {
  const characterId = production.character(name);
  production.run('editCharacter', { characterId, patch: { actorName, kind } });
  return characterId;
};

const place = (production: Production, name: string, patch: ArgsOf<'editLocation'>['patch']): Id => {
  const locationId = production.location(name);
  production.run('editLocation', { locationId, patch });
  return locationId;
};

/** Teams with the minutes by which they come before the day's call, and the people whose phones the head shows. */
function crewOf(production: Production): void {
  const teams: [string, number][] = [
    ['연출', -30],
    ['제작', -60],
    ['촬영', 0],
    ['조명', -30],
    ['동시녹음', 0],
    ['미술·소품', -60],
    ['의상', 0],
    ['분장', -10],
  ];
  const ids = teams.map(([name, calltimeOffset]) => {
    const crewTeamId = production.newId();
    production.run('addCrewTeam', { crewTeamId, name, colour: 0, calltimeOffset });
    return crewTeamId;
  });
  const people = [
    { team: 1, name: '오세준', roleTitle: '제작PD', phone: '010-0000-0101' },
    { team: 0, name: '정서윤', roleTitle: '조감독', phone: '010-0000-0102' },
  ];
  for (const { team, name, roleTitle, phone } of people) {
    const crewId = production.newId();
    production.run('addCrew', {
      crewId,
      crewTeamId: ids[team]!,
      name,
      roleTitle,
      userId: null,
      consent: { guardian: '' },
    });
    production.run('setPersonContact', { contactId: production.newId(), crewId, phone, email: '' });
  }
}

/** The second shooting day of three as a crew would know it, with its call sheet: the day of the drawn example. */
export function shootingDay(options: { projectType?: ProjectType } = {}) {
  const production = new Production({ title: '밤의 정류장', ...options });
  production.run('editProject', {
    patch: {
      director: '한지원',
      producer: '오세준',
      assistantDirector: '정서윤',
      productionCompany: '정류장 필름',
    },
  });
  crewOf(production);
  const junho = actor(production, '준호', '김도현', 'lead');
  const sujin = actor(production, '수진', '박유나', 'lead');
  const boss = actor(production, '사장', '최병호', 'support');
  const courier = actor(production, '택배 기사', '오민석', 'minor');
  const shop = place(production, '마포구 성산동 편의점', {
    address: '서울 마포구 성산로 12',
    parking: '3대, 나머지는 공영주차장(도보 4분)',
    nearestHospital: '마포성심병원 02-000-0119 (차로 6분)',
  });
  const house = place(production, '성산동 주택', {});
  production.allocate(production.day('2026-12-01'), production.scene(2, { setName: '거리' }));
  const day = production.day('2026-12-02', { calltime: 480 });
  const next = production.day('2026-12-03', { calltime: 540 });
  production.allocate(next, production.scene(61, { setName: '주택', location: house }, [junho, sujin]));
  const plan = new DayPlan(production, day);
  const at = { location: shop, setting: 'INT', timeOfDay: 'day', timeText: '낮' } as const;
  const night = { location: shop, timeOfDay: 'night', timeText: '밤', setName: '편의점' } as const;
  plan.phase('집합', '집합 · 장비 세팅 · 배우 분장', 60);
  const s12 = plan.shoot(
    12,
    {
      ...at,
      setName: '편의점',
      synopsis: '야간 인수인계, 사장이 잔돈을 다시 센다',
      cutCount: 8,
      plannedMinutes: 60,
    },
    [junho, boss],
    { props: ['금고', '잔돈', ['조끼', 2]], costume: ['준호 조끼 A'] },
  );
  const s13 = plan.shoot(
    13,
    {
      ...at,
      setting: 'EXT',
      setName: '편의점 앞',
      synopsis: '담배를 끊은 사장, 빈 갑을 버린다',
      cutCount: 4,
      plannedMinutes: 40,
      note: '햇빛 위치 확인',
    },
    [boss, courier],
    { bg: [['행인', 4]], props: ['담배갑', '재떨이'], costume: ['사장 점퍼'] },
  );
  const s40 = plan.shoot(
    40,
    {
      ...at,
      setName: '편의점',
      synopsis: '수진이 들어온다. 우산 값이 모자란다',
      cutCount: 14,
      plannedMinutes: 90,
    },
    [junho, sujin, boss],
    {
      bg: [['손님', 3]],
      props: [['우산', 5], '동전'],
      costume: ['수진 젖은 코트'],
      makeup: ['수진 머리 젖음'],
    },
  );
  plan.phase('식사', '점심', 60, '성산국밥, 도보 3분');
  const s41 = plan.shoot(
    41,
    {
      ...at,
      setName: '편의점 창고',
      synopsis: '둘이 재고를 센다. 손이 닿는다',
      cutCount: 9,
      plannedMinutes: 60,
    },
    [junho, sujin],
    { props: ['재고표', ['상자', 12]], camera: ['핸드헬드'] },
  );
  plan.phase('대기', '밤 장면 준비', 170, '조명 세팅 15:30');
  const s14 = plan.shoot(
    14,
    {
      ...night,
      setting: 'EXT',
      setName: '편의점 앞',
      synopsis: '정전. 거리가 한꺼번에 꺼진다',
      cutCount: 7,
      plannedMinutes: 90,
    },
    [junho, boss],
    { bg: [['행인', 6]], props: [['손전등', 2]], electrical: ['발전차'], sfx: ['살수차'] },
  );
  const s42 = plan.shoot(
    42,
    {
      ...night,
      setting: 'INT',
      synopsis: '초를 켜다. 수진이 처음 웃는다',
      cutCount: 16,
      plannedMinutes: 130,
    },
    [junho, sujin, boss],
    { props: [['양초', 20], '성냥'], makeup: ['수진 마른 머리'] },
  );
  plan.phase('정리', '정리 · 해산', 30);
  const callsheetId = production.newId();
  production.run('makeCallsheet', { callsheetId, timetableId: day });
  const rows = { s12, s13, s40, s41, s14, s42 };
  return {
    production,
    plan,
    day,
    next,
    callsheetId,
    rows,
    people: { junho, sujin, boss, courier },
    places: { shop, house },
  };
}
