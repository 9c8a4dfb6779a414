import { recipientKey, type Telling } from '@ddak/domain';
import type { Delivery, Ways } from './delivery-api.ts';

const WORDS: Readonly<Record<Delivery['channel'], string>> = { app: '앱', push: '기기', mail: '메일' };

/** By which ways somebody will be told: `앱 · 기기 · 메일`; null: it is not known. */
export function waysWords(ways: Ways | undefined, to: Telling['to']): string | null {
  const known = ways?.ways.find(({ recipient }) => recipient === recipientKey(to));
  if (!known) return null;
  const names = known.channels.map((channel) => WORDS[channel]);
  return names.length === 0 ? '닿지 않아요' : names.join(' · ');
}

/** CS90: whom no message reaches, by name; null: nobody, or it is not known. */
export function unreachedWords(
  ways: Ways | undefined,
  tellings: readonly Telling[],
): { readonly why: string; readonly names: string } | null {
  if (!ways) return null;
  const reached = new Set(ways.ways.flatMap((one) => (one.channels.length > 0 ? one.recipient : [])));
  const left = tellings.filter(({ to }) => !reached.has(recipientKey(to)));
  if (left.length === 0) return null;
  const cause = ways.mail === 'outbox' ? '메일 서버가 없어' : '이메일 주소가 없어';
  return {
    why: `${cause} ${left.length}명에게는 닿지 않아요.`,
    names: left.map(({ to }) => (to.team ? `${to.name}(${to.team})` : to.name)).join(', '),
  };
}
