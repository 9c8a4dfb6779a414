import type { BreakdownType } from '@ddak/domain';

/** `[word, category, subtype, name, what follows its stem, what stands before]`. */
export type Row = readonly [string, BreakdownType, string, string, RegExp, RegExp?];

/** An object, and a verb within the next word or two. */
export const does = (verbs: string): RegExp =>
  new RegExp(`^(?:을|를|도|만|로|으로)?\\s(?:\\S{1,6}\\s){0,2}?(?:${verbs})`);
export const is = (verbs: string): RegExp =>
  new RegExp(`^(?:이|가|은|는|도|들이|들은|들도|만)\\s(?:\\S{1,6}\\s){0,2}?(?:${verbs})`);
export const either = (object: string, subject: string): RegExp =>
  new RegExp(`${does(object).source}|${is(subject).source}`);

export const HOLD =
  '들|든|집|쥐|쥔|꺼내|꺼낸|내밀|내민|건네|건넨|던지|던진|내려놓|올려놓|놓|챙기|챙긴|줍|주워|받아|받은|빼앗|뺏|숨기|숨긴|뽑|감추|감춘|닦|싸|내려|내리|찾아|품|안고|안은|메고|멘|지고|진 채|끌|밀고|밀며|옮기|나르|나른|싣|실|묶|풀|열|닫|흔들|만지|쳐다|바라|살펴|본다|보여|쌓|펼|접|찢|구기|붙이|떼|태우|버리|버린|부수|깨|밟|챙';
export const EAT =
  '먹|베어|씹|삼키|삼킨|떠|뜨|말아|비비|푸|퍼|담|차리|차린|짓|내오|내온|나눠|권하|집|덜|볶|끓이|끓인|굽|구워|구운|썰|깎|까|까서|맛보|우물|오물|건네|내밀|사|사서|싸';
export const DRINK =
  '마시|마신|따르|따른|들이켜|들이켠|들이키|홀짝|권하|내오|내온|비우|비운|붓|부어|엎|쏟|머금|삼키|건네|내밀|끓|타서|타 |끼얹|뿌리|뿌린';
export const ANIMAL =
  '짖|울|날|뛰|달려|달리|쫓|물|핥|꼬리|기어|으르렁|어슬렁|다가|따라|도망|누워|눕|앉|서 |먹|풀을|새끼|지저귀|푸드덕|퍼덕|모여|튀어|나타|끄는|끌|운다|우는|홰를|새끼를|힝|음매|꼬꼬|지나|돌아다|노려|컹컹|걸어|들어|올라|내려|자고|잠들|죽어|죽은|쓰러|묶여|매여|우두커니';
export const TEND =
  '몰|끌|끄는|안|쓰다듬|쫓|잡|매|묶|풀어|먹이|키우|기르|기른|타|탄|달래|씻|산책|데리|데려|업|쓸어|부르|잡아|낚|발견|던지|던진|내려|놓아|싣|도살';

/** Words that are the thing except in these turns. */
export const unless = (turns: string): RegExp => new RegExp(`^(?!${turns})`);
/** Behind none of these words. */
export const notBehind = (words: string): RegExp => new RegExp(`(?<!(?:^|\\s)(?:${words})\\s)$`);
