import { describe, expect, it } from 'vitest';
import { findBreakdown } from './find-breakdown.ts';

const names = (text: string): string[] =>
  findBreakdown([{ n: 1, text, type: 'action', scene: 0, rows: 1, confidence: 1 }]).map(
    ({ type, subtype, name }) => `${type}${subtype ? `·${subtype}` : ''} ${name}`,
  );

describe('BD9: a word with two meanings is a thing only in company that says so', () => {
  it.each([
    ['방문을 두드린다.', '담벼락에 방을 붙인다.', 'props·문서 방'],
    ['창밖 풍경을 바라본다.', '처마 끝의 풍경이 딸랑인다.', 'props 풍경'],
    ['눈길을 피한다.', '눈길을 걷는다.', 'sfx 눈'],
    ['사전에 약속한 대로 움직인다.', '사전을 펼친다.', 'props·문서 사전'],
    ['계획은 실패로 돌아간다.', '실패에 실을 감는다.', 'props 실패'],
    ['시집을 간다.', '시집을 읽는다.', 'props·문서 시집'],
    ['환영을 받는다.', '죽은 아내의 환영이 나타난다.', 'etc·CG·VFX 환영'],
    ['대금을 치른다.', '대금을 분다.', 'props 대금'],
    ['연적을 만난다.', '연적에 물을 붓는다.', 'props 연적'],
    ['부채에 시달린다.', '부채로 얼굴을 가린다.', 'props 부채'],
    ['화상 회의를 시작한다.', '얼굴에 화상을 입은 남자.', 'makeup 화상'],
    ['마음의 상처를 받는다.', '이마에 상처가 있다.', 'makeup 상처'],
    ['테니스 코트에 선다.', '코트를 벗는다.', 'costume 코트'],
    ['태권도 도장을 나선다.', '서류에 도장을 찍는다.', 'props 도장'],
    ['훈장이 헛기침을 한다.', '가슴에 훈장을 단다.', 'props 훈장'],
    ['매를 맞는다.', '매가 하늘을 난다.', 'etc·동물 매'],
    ['몸에 밴 습관.', '검은 밴이 멈춘다.', 'etc·차량 밴'],
    ['눈물 한 방울이 떨어진다.', '방울을 흔든다.', 'props 방울'],
    ['침을 삼킨다.', '팔에 침을 놓는다.', 'props 침'],
    ['조화를 이룬다.', '조화를 꽂는다.', 'props 조화'],
    ['표창을 받는다.', '표창을 던진다.', 'props·무기 표창'],
    ['비난의 화살이 쏟아진다.', '화살이 쏟아진다.', 'props·무기 화살'],
    ['리그 우승을 노린다.', '카메라에 리그를 설치한다.', 'grip 리그'],
    ['차량의 전조등을 끈다.', '전조등 불빛이 다가온다.', 'electrical 전조등'],
    ['솔직한 거지.', '거지가 손을 내민다.', 'bg 거지'],
    ['죽은 사람이 있다.', '죽을 먹는다.', 'props·음식 죽'],
    ['조기에 발견한다.', '조기를 굽는다.', 'props·음식 조기'],
  ])('%s / %s', (other, thing, item) => {
    expect(names(other)).not.toContain(item);
    expect(names(thing)).toContain(item);
  });

  it.each(['말 열 필이 매여 있다.', '배 스무 척이 떠 있다.', '칼 세 자루가 놓여 있다.'])(
    'its counter tells it too: %s',
    (text) => expect(names(text)).toHaveLength(1),
  );

  it.each([
    '타이어 긁는 소리.',
    '우산을 챙기지 않은 지호.',
    '총이라도 있으면 좋겠다.',
    '쥐 죽은 듯 조용하다.',
    '독 안에 든 쥐.',
    '고양이 앞의 쥐 신세.',
    '소 닭 보듯 지나친다.',
    '꿀 먹은 벙어리가 된다.',
    '찬물을 끼얹은 듯 조용하다.',
    '도마 위에 오른다.',
    '바늘방석에 앉은 듯하다.',
    '눈에 불을 켜고 덤빈다.',
    '피가 거꾸로 솟는다.',
    '호랑이도 제 말 하면 온다더니.',
    '총알같이 튀어 나간다.',
    '칼같이 거절한다.',
    '닭 쫓던 개 신세.',
    '폭탄 선언을 한다.',
    '게 눈 감추듯 먹는다.',
    '비 맞은 중처럼 중얼거린다.',
  ])('BD1: what is only said, heard or left behind needs nothing: %s', (text) => {
    expect(names(text)).toEqual([]);
  });
});

describe('BD10: what is done to a thing, or by one, is no stunt', () => {
  it.each([
    ['의자를 걷어찬다.', '경호원을 걷어찬다.', 'stunts 격투'],
    ['지호가 방석을 걷어찬다.', '지호가 괴한을 걷어찬다.', 'stunts 격투'],
    ['화분이 넘어진다.', '지호가 넘어진다.', 'stunts 넘어짐'],
    ['사과가 바닥에 구른다.', '지호가 바닥에 구른다.', 'stunts 구르기'],
    ['쓰레기통을 밀어 넘어뜨린다.', '경호원이 넘어진다.', 'stunts 넘어짐'],
    ['야구공이 담장을 넘어간다.', '지호가 담장을 넘는다.', 'stunts 담 넘기'],
    ['두 사람이 뒤엉켜 춤춘다.', '두 사람이 뒤엉킨다.', 'stunts 격투'],
    ['드론을 쫓는다.', '형사가 용의자를 쫓는다.', 'stunts 추격'],
  ])('%s / %s', (thing, stunt, item) => {
    expect(names(thing)).not.toContain(item);
    expect(names(stunt)).toContain(item);
  });

  it('names a stunt by its own word, and blows beside it are a part of it', () => {
    expect(names('주먹을 날린다. 난투극이 벌어진다.')).toEqual(['stunts 난투극']);
    expect(names('말에서 떨어진다.')).toContain('stunts 낙마');
  });
});

describe('BD2: food and what it comes in are the food', () => {
  it.each([
    ['짜장면 그릇이 놓여 있다.', ['props·음식 짜장면']],
    ['막걸리 사발이 돈다.', ['props·음식 막걸리']],
    ['서류 더미에 파묻힌다.', ['props·문서 서류']],
    ['흰 천이 덮여 있다.', ['props 흰 천']],
    ['권총을 꺼낸다. 총구를 겨눈다.', ['props·무기 권총']],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });
});
