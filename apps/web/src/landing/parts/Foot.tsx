const SOCIALS = [
  ['인스타그램', '/instagram'],
  ['유튜브', '/youtube'],
  ['X', '/x'],
] as const;

/** Who stands behind the service. What stands in double braces is filled in by the server (its configuration). */
export const Foot = () => (
  <footer className="foot" data-part="footer">
    <div className="g12">
      <div className="company">
        <span className="logo">DDAK</span>
        <p>
          {'{{companyName}}'} · 대표 {'{{companyRepresentative}}'}
          <br />
          사업자등록번호 {'{{companyNumber}}'}
          <br />
          {'{{companyAddress}}'} · {'{{companyEmail}}'}
        </p>
      </div>
      <nav aria-label="소셜 미디어">
        {SOCIALS.map(([name, path]) => (
          <a key={path} href={path} target="_blank" rel="noopener">
            {name}
            <span className="unseen"> (새 탭)</span>
          </a>
        ))}
      </nav>
      <nav aria-label="약관">
        <a href="/terms">이용약관</a>
        <a href="/privacy">
          <b>개인정보처리방침</b>
        </a>
      </nav>
    </div>
  </footer>
);

const DIAL = [
  ['의견 보내기', '/feedback'],
  ['사용 안내', '/guide'],
  ['채널', '/channel'],
] as const;

/** Three ways to ask; opens without a script. */
export const SpeedDial = () => (
  <aside data-part="dial" aria-label="도움">
    <details className="dial">
      <summary aria-label="도움 열기">
        <svg
          width="20"
          height="20"
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          aria-hidden="true"
        >
          <path d="M8 3v10M3 8h10" strokeLinecap="round" />
        </svg>
      </summary>
      <ul>
        {DIAL.map(([name, path]) => (
          <li key={path}>
            <a href={path} target="_blank" rel="noopener">
              {name}
              <span className="unseen"> (새 탭)</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  </aside>
);
