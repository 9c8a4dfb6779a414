/** Leads to the operator's form, or to our own: the server knows which. */
export const EarlyBird = () => (
  <a className="btn primary big" href="/early-bird" target="_blank" rel="noopener">
    얼리버드 신청
    <span className="unseen"> (새 탭)</span>
  </a>
);
