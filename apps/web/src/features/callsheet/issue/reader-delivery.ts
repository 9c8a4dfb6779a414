import type { Delivery } from './delivery-api.ts';

export interface DeliveryWords {
  readonly text: string;
  readonly isTrouble: boolean;
}

/** CS49: what became of a message, in words. Without a mail server it lies in the outbox, and nobody has it. */
export function deliveryWords(
  delivery: Delivery | undefined,
  { hasAccount, mail }: { readonly hasAccount: boolean; readonly mail: 'smtp' | 'outbox' },
): DeliveryWords | null {
  const trouble = (text: string): DeliveryWords => ({ text, isTrouble: true });
  switch (delivery?.status) {
    case undefined:
    case 'dropped':
      return null;
    case 'waiting':
      return { text: '보내는 중', isTrouble: false };
    case 'sent':
      if (mail === 'outbox') return null;
      return { text: '메일 보냄', isTrouble: false };
    case 'bounced':
      return trouble('메일이 되돌아왔어요');
    case 'failed':
      return trouble('메일을 보내지 못했어요');
    case 'unreachable':
      return hasAccount ? trouble('이메일을 아직 확인하지 않은 사람') : trouble('이메일 주소가 없어요');
  }
}
