/** What stands in the ZIP for people. */
export const README = `DDAK에서 내보낸 작품입니다.

· 문서/: 씬 구분표, 촬영계획표, 발행한 일촬표
· files/: 올린 파일
· texts/: 정리한 대본
· project.json: 작품의 모든 내용
· manifest.json: 들어 있는 파일과 그 크기, SHA-256. 빠진 것은 left에 적혀 있습니다.

전화번호와 이메일 같은 연락처가 들어 있습니다. 필요한 사람에게만 전해 주세요.
비밀번호와 로그인 정보, 링크는 들어 있지 않습니다.
`;
