const MINUTE = 60_000;

/** `timeTilShoot` of SPEC.md in words, minutes rounded up: `3일 4시간`, `9시간 20분`, `5분`; null once the call has come. */
export function timeTillShoot(callAt: number, now: number): string | null {
  const minutes = Math.ceil((callAt - now) / MINUTE);
  if (minutes <= 0) return null;
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  const parts =
    days > 0 ? [`${days}일`, hours && `${hours}시간`] : [hours && `${hours}시간`, rest && `${rest}분`];
  return parts.filter(Boolean).join(' ');
}
