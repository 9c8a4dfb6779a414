/** CR7: whether a link can be opened on this computer alone: it was copied where the server is open to nobody else. */
export const isOwnComputer = (link: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(link).hostname);

export const OWN_COMPUTER =
  '이 링크는 이 컴퓨터에서만 열려요. 서버를 HOST=0.0.0.0으로 켜고 그 주소로 들어와 다시 복사해 주세요.';
