/** Logo and the way in, always there. */
export const TopBar = () => (
  <header className="topbar" data-part="topbar">
    <div className="g12">
      <a className="logo" href="/" aria-label="DDAK 처음으로">
        DDAK
      </a>
      <a className="btn" href="/auth">
        로그인
      </a>
    </div>
  </header>
);
