/**
 * What sections of plans, reports, manuals and lessons are called, and scenes are not. A closed class: the last word of
 * a section's title is one of a few dozen that say what kind of text follows.
 */
const SECTION_WORDS = new Set(
  `개요 목적 목표 배경 서론 본론 결론 요약 목차 소개 정의 설명 범위 대상 방법 방안 절차 과정 순서 단계 일정 계획 예산 구성 구조 설계 구현 개발
  기능 요구사항 요구 사양 명세 명세서 분석 평가 결과 성과 효과 기대효과 전략 방향 원칙 기준 규칙 규정 조건 제약 제약조건 항목 내용 주제 주의사항 유의사항 주의 사항
  참고 참고문헌 참고자료 자료 출처 부록 첨부 문의 연락처 준비물 환경 도구 기술 시스템 데이터 데이터베이스 화면설계 테스트 검증 배포 설치 실행 사용법 매뉴얼 메뉴얼
  문제 문제점 해결 개선 필요성 의의 차별성 차별점 경쟁력 시장 고객 타겟 타깃 브랜드 컨셉 콘셉트 아이디어 기획 기획의도 의도 작의 로그라인 시놉시스 줄거리 등장인물 인물소개
  스토리 세계관 캐릭터 제목 장르 형식 분량 러닝타임 톤 톤앤매너 스타일 메시지 핵심 키워드 질문 답변 정답 해설 예시 예제 연습 학습 학습목표 도입 전개 정리 활동 차시 과제
  회의 안건 논의 결정 결정사항 보고 비고 기타 총평 소감 후기 느낀점 역할 담당 팀원 팀 조직 인사말 서명 동의 신청 접수 제출 심사 시상 특이사항 변경 이력 버전
  체크리스트 가이드 프롬프트 파이프라인 음악 음향 사운드 자막 편집 후반작업 효과음 저작권 플랫폼 채널 마케팅 홍보 수익 비용 리스크 관리 운영 유지보수 지원 정책 보안 개인정보`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
const ENGLISH =
  /^(?:introduction|overview|summary|background|purpose|goals?|objectives?|scope|requirements?|features?|installation|usage|getting started|conclusion|references?|appendix|notes?|table of contents|contents|faq|architecture|design|implementation|testing|results?|discussion|abstract|methods?|license|changelog|roadmap|agenda|minutes|action items|characters?|synopsis|logline|treatment|theme|setting)$/i;

/** Whether a title names a section of a document: its last word does, and nothing in it says when. */
export function namesSection(title: string): boolean {
  const text = title
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
    .replace(/[\s.:·\-–—-]+$/g, '')
    .trim();
  if (text === '') return false;
  if (ENGLISH.test(text)) return true;
  const words = text.split(/[\s/·,&]+/);
  const last = words.at(-1) ?? '';
  return SECTION_WORDS.has(last) || SECTION_WORDS.has(last.replace(/(?:사항|하기|들|서|표|안|도)$/, ''));
}
