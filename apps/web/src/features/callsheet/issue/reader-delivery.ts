import type { Delivery } from './delivery-api.ts';

export interface DeliveryWords {
  readonly text: string;
  readonly isTrouble: boolean;
}

/** The last messages to somebody, by the way that they went. */
export type Sent = Partial<Record<Delivery['channel'], Delivery>>;

/**
 * CS49: what became of the messages to somebody, in words. Whom a notice has reached needs no mail. Without a mail server
 * it lies in the outbox, and nobody has it.
 */
export function deliveryWords(
  sent: Sent,
  about: { readonly hasAccount: boolean; readonly mail: 'smtp' | 'outbox' },
): DeliveryWords | null {
  const mailed = mailWords(sent.mail, about);
  // In the app it is for whoever opens it; that makes up for no mail, and is not worth a word beside one.
  const inApp = sent.app?.status === 'sent' && (mailed === null || sent.mail?.status === 'unreachable');
  if (sent.push?.status !== 'sent') return inApp ? { text: '앱에 알림', isTrouble: false } : mailed;
  const text = mailed && !mailed.isTrouble ? `알림과 ${mailed.text}` : '알림 보냄';
  return { text, isTrouble: false };
}

function mailWords(
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
      // No address is missed where no mail leaves.
      if (mail === 'outbox') return null;
      return hasAccount ? trouble('이메일을 아직 확인하지 않은 사람') : trouble('이메일 주소가 없어요');
  }
}
