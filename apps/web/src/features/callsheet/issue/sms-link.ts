/** CS53: the device's own text message, with somebody's link in it; iOS and Android both take this form. */
export const smsLink = (phone: string, link: string): string =>
  `sms:${phone.replace(/[^\d+]/g, '')}?&body=${encodeURIComponent(`일촬표 ${link}`)}`;
