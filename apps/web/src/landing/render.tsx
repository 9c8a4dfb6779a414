import { tokenSheet } from '@ddak/ui/tokens';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type AppFiles, MODE_SCRIPT, openAppScript } from './first-script.ts';
import { Landing } from './Landing.tsx';
import { GuidePage } from './pages/GuidePage.tsx';
import { PrivacyPage, TermsPage } from './pages/LegalPages.tsx';
import { ChannelPage, EarlyBirdPage, FeedbackPage } from './pages/LetterPages.tsx';

/** What the built pages name: the landing's own script and styles, and the app's. */
export interface BuiltFiles {
  readonly script: string;
  readonly styles: readonly string[];
  readonly app: AppFiles;
}

interface Page {
  readonly title: string;
  readonly about: string;
  readonly body: ReactNode;
}

const PAGES: Readonly<Record<string, Page>> = {
  index: {
    title: 'DDAK · 시나리오에서 일촬표까지',
    about: '시나리오를 올리면 씬이 정리되고, 끌어다 놓으면 촬영계획표가 되고, 그 하루가 일촬표가 됩니다.',
    body: <Landing />,
  },
  terms: { title: '이용약관 · DDAK', about: 'DDAK 이용약관', body: <TermsPage /> },
  privacy: { title: '개인정보처리방침 · DDAK', about: 'DDAK 개인정보처리방침', body: <PrivacyPage /> },
  guide: { title: '사용 안내 · DDAK', about: '대본에서 일촬표까지, DDAK 사용 안내', body: <GuidePage /> },
  feedback: { title: '의견 보내기 · DDAK', about: 'DDAK에 의견 보내기', body: <FeedbackPage /> },
  'early-bird': { title: '얼리버드 신청 · DDAK', about: 'DDAK 얼리버드 신청', body: <EarlyBirdPage /> },
  channel: { title: '채널 · DDAK', about: 'DDAK의 채널과 소셜 미디어', body: <ChannelPage /> },
};

/** Every public page as HTML, by file name. */
export const renderPages = (files: BuiltFiles): ReadonlyMap<string, string> =>
  new Map(Object.entries(PAGES).map(([name, page]) => [`${name}.html`, htmlOf(name, page, files)]));

const raw = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } });

function htmlOf(name: string, page: Page, files: BuiltFiles): string {
  const isHome = name === 'index';
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="ko">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <script {...raw(MODE_SCRIPT)} />
        {isHome ? <script {...raw(openAppScript(files.app))} /> : null}
        <title>{page.title}</title>
        <meta name="description" content={page.about} />
        <meta name="theme-color" content="#1464FF" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <style {...raw(tokenSheet())} />
        {files.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script type="module" src={files.script} />
      </head>
      <body>
        <div id="root" />
        <div id="landing">{page.body}</div>
      </body>
    </html>,
  )}`;
}
