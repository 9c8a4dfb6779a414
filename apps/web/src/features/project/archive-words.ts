const DAY_MS = 24 * 60 * 60 * 1000;

const day = new Intl.DateTimeFormat('ko-KR', { year: 'numeric', month: 'long', day: 'numeric' });

/** `2026년 11월 22일` */
export const dayWords = (at: number): string => day.format(at);

/** PD6: what becomes of phones and e-mails in a project that was archived then; null where the days are not known. */
export function contactWords(archivedAt: number, days: number | undefined, now: number): string | null {
  if (days === undefined) return null;
  const goAt = archivedAt + days * DAY_MS;
  return `연락처는 ${dayWords(goAt)}에 ${now < goAt ? '지워져요' : '지워졌어요'}.`;
}
