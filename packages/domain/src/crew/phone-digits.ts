/** What makes a phone number that one, however it is written. */
export const phoneDigits = (phone: string): string => phone.replace(/\D/g, '');
