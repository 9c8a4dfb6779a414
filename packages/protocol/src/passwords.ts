import { z } from 'zod';

/**
 * Passwords that are tried first wherever one is guessed, 8 characters and longer, in small letters. What is built by
 * a rule (a group again and again, a run along the keyboard, a usual word with figures) is found by the rule.
 */
const COMMON: ReadonlySet<string> = new Set(
  `password password1 password12 password123 password1! passw0rd p@ssw0rd p@ssword passwort iloveyou iloveyou1
  sunshine princess football baseball basketball superman batman123 trustno1 welcome1 welcome123 letmein1 letmein123
  whatever computer internet starwars michelle jennifer jonathan victoria samantha corvette mercedes maverick
  dragon123 monkey123 shadow123 master123 michael1 charlie1 football1 baseball1 changeme change123 default1
  admin123 admin1234 administrator root1234 test1234 testtest guest123 user1234 temp1234 pass1234 pass12345
  hello123 hello1234 freedom1 liverpool chelsea1 arsenal1 pokemon1 nintendo minecraft samsung1 samsung123 naver123
  naver1234 kakao123 kakao1234 google123 korea123 korea1234 corea2002 seoul123 love1234 loveyou1 angel123 happy123
  sarang12 sarang123 saranghae saranghe gksrmf12 dkssud12 dkssudgktpdy qlalfqjsgh qlalfqjsgh1 qlqjs123 tkfkd123
  tkfkdgo1 tkfkdgody tkfkdgo12 ekfxkd12 wjdtlagh rlaehdgns qwer1234 qwer12345 qwer1234! 1234qwer q1w2e3r4 q1w2e3r4t5
  1q2w3e4r 1q2w3e4r! 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc zaq12wsx qazwsxedc qazwsx123 asdf1234 asdf12345 zxcv1234
  abcd1234 abcd12345 abc12345 abc123456 a1234567 a12345678 a123456789 aa123456 aa12345678 as123456 qw123456 123456aa
  1234567a 12345678a 123456789a 123qweasd 123qwe123 qwe123456 asd123456 zxc123456 147258369 741852963 159753456
  112233445566 11223344 12341234 12344321 123123123 123321123 12312312 1212121212 13572468 10203040 20202020
  1234abcd 1234asdf 1234zxcv 010203040506 01012345678 19901990 20002000 20022002 blink182 rockyou1 lovelove
  비밀번호 비밀번호1234 사랑해사랑해 안녕하세요 대한민국 ddak1234 ddakddak`.split(/\s+/),
);

/** Words that people take and then dress up with figures and signs, as `qwerty123` or `Dragon2024!`. */
const BASES: ReadonlySet<string> = new Set(
  `password passwort pass qwerty qwer asdf asdfgh zxcv abc abcd admin administrator root user guest test temp login
  welcome letmein changeme default master hello iloveyou loveyou love lover sunshine princess superman batman dragon
  monkey shadow football baseball freedom pokemon samsung naver kakao google apple korea seoul busan angel happy
  sarang saranghae secret summer winter spring autumn dkssud tkfkd ekfxkd qlalfqjsgh gksrmf rlaehdgns ddak
  movie cinema drama film camera director staff callsheet screenplay script 영화 드라마 촬영 촬영장 감독 조감독 스태프
  비밀번호 사랑해 안녕하세요 대한민국 한국 서울 가나다 가나다라`.split(/\s+/),
);

/** Rows of keys and signs along which people run their finger. */
const RUNS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '가나다라마바사아자차카타파하',
].map((run) => [run, [...run].reverse().join('')]);

const isRun = (word: string): boolean => RUNS.flat().some((run) => run.includes(word));

/** One sign or a short group of signs again and again: `11111111`, `abcabcabc`. */
const isRepeated = (word: string): boolean => new Set(word).size <= 2 || /^(.{1,4})\1+$/su.test(word);

const LEET: Readonly<Record<string, string>> = { '@': 'a', '0': 'o', '1': 'i', '3': 'e', $: 's', '5': 's' };

/** A usual word with up to six figures and signs around it, itself perhaps written with figures. */
function isDressedUp(word: string): boolean {
  const plain = [...word].map((sign) => LEET[sign] ?? sign).join('');
  return [word, plain].some((one) => {
    const [core = ''] = one.match(/\p{L}.*\p{L}/su) ?? [];
    return BASES.has(core) && word.length - core.length <= 6;
  });
}

/** Whether a password is among the first that anybody would try. */
export function isCommonPassword(password: string): boolean {
  const word = password.toLowerCase().trim();
  return COMMON.has(word) || isRun(word) || isRepeated(word) || isDressedUp(word);
}

/** Whether a password is the person's own e-mail, or what stands before its @. */
export const isOwnEmail = (password: string, email: string): boolean =>
  [email, email.split('@')[0]].some((one) => one?.toLowerCase() === password.toLowerCase().trim());

/** Long enough and not among the first guesses; nothing else is asked for, and a long sentence is welcome. */
export const newPasswordSchema = z
  .string()
  .min(8, { error: '비밀번호는 8자 이상이어야 해요.' })
  .max(200, { error: '비밀번호가 너무 길어요.' })
  .refine((password) => !isCommonPassword(password), {
    error: '너무 흔한 비밀번호예요. 다른 비밀번호를 정해 주세요.',
  });
