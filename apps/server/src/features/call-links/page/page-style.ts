import { createHash } from 'node:crypto';

/** The look of the app in the device's own font, light and dark by the device. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--brand:#1464ff;--ink0:#0b4fd6;--soft:#e8f0ff;--bg:#f4f6f8;--surface:#fff;--line:#e2e6ec;--line2:#cbd2db;--ink:#12161c;--ink2:#4a5462;--ink3:#66717f;--ok:#1b7f47;--okt:#e2f6ea;--err:#c4222f;--errt:#fde8e9;--warn:#8f5600;--warnt:#fff3dc;--D:#f2b705;--N:#0fa3c2;--E:#f76b15;--M:#8e6fe8;--on:#fff}
@media (prefers-color-scheme:dark){:root{--brand:#5b93ff;--ink0:#8fb5ff;--soft:#16233d;--bg:#0f1216;--surface:#171b21;--line:#262c35;--line2:#39424e;--ink:#eef1f5;--ink2:#b4bdc9;--ink3:#8b96a5;--ok:#4cc784;--okt:#11281b;--err:#ff8088;--errt:#331719;--warn:#e5ac45;--warnt:#2e2412;--on:#0b1220}}
*{box-sizing:border-box;margin:0}
body{font:400 15px/1.5 system-ui,-apple-system,"Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR",sans-serif;color:var(--ink);background:var(--bg);font-variant-numeric:tabular-nums;word-break:keep-all;overflow-wrap:anywhere;-webkit-text-size-adjust:100%}
a{color:var(--ink0)}
main{max-width:1080px;margin:0 auto;padding-bottom:40px}
.top{padding:14px 16px;display:flex;flex-wrap:wrap;gap:2px 8px;font-size:13px;color:var(--ink2)}
.top b{color:var(--ink);font-weight:700}
.top div{flex:0 0 100%}
.top img{display:block;max-width:180px;max-height:44px;margin-bottom:6px}
@media (prefers-color-scheme:dark){.top img{padding:6px 10px;border-radius:5px;background:#fff}}
.say{margin:0 16px 12px;padding:12px 14px;border-radius:8px;font-weight:600;background:var(--warnt);color:var(--warn)}
.say.no{background:var(--errt);color:var(--err)}
.say p{font-weight:400}
.me,.card{background:var(--surface);border:1px solid var(--line);border-radius:10px;margin:0 12px 12px;padding:16px}
.who{font-size:14px;font-weight:600;color:var(--ink2)}
.time{font-size:56px;font-weight:800;line-height:1.1;letter-spacing:-.03em}
.off .time{text-decoration:line-through;color:var(--ink3)}
.none{font-size:24px;font-weight:800}
.left{font-weight:700}
.left small{font-weight:400;color:var(--ink3);font-size:13px}
.at{display:flex;gap:12px;align-items:center;justify-content:space-between;margin-top:12px;padding-top:12px;border-top:1px solid var(--line)}
.at b{display:block;font-size:17px}
.at span{color:var(--ink2)}
.btn{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:0 16px;border-radius:3px;border:1px solid var(--line2);background:var(--surface);color:var(--ink);font:inherit;font-weight:600;text-decoration:none;white-space:nowrap;flex:none}
.do{width:100%;min-height:52px;margin-top:14px;border-color:var(--brand);background:var(--brand);color:var(--on);font-size:17px;cursor:pointer}
.done{margin-top:14px;padding:12px 14px;border-radius:5px;background:var(--okt);color:var(--ok);font-weight:600}
dl.own{margin-top:12px;display:grid;grid-template-columns:64px 1fr;gap:6px 12px}
.own dt{color:var(--ink3);font-size:13px;line-height:22px}
.own dd{margin:0}
h2{font-size:15px;font-weight:700;margin-bottom:8px}
ul,ol{list-style:none;padding:0}
.card li,.card dl>div{padding:10px 0;border-top:1px solid var(--line)}
.card li:first-child,.card dl>div:first-child{border-top:0;padding-top:0}
.card li:last-child,.card dl>div:last-child{padding-bottom:0}
.card dl>div{display:flex;gap:12px}
.card dt{flex:0 0 36%;font-weight:600}
.card dt small,.card dd small{display:block;font-weight:400}
.card dd{margin:0;min-width:0;flex:1;color:var(--ink2)}
.card dd a{display:inline-block;min-height:32px}
li.file a{display:block;min-height:32px;font-weight:600}
small{font-size:13px;color:var(--ink2)}
.news{border-left:3px solid var(--D)}
.news del{display:block;color:var(--ink3)}
.news ins{display:block;text-decoration:none;font-weight:600}
summary{display:flex;align-items:center;gap:10px;min-height:44px;font-weight:600;color:var(--ink0);cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary::after{content:"";flex:none;width:8px;height:8px;margin-top:-4px;border:solid;border-width:0 2px 2px 0;transform:rotate(45deg)}
details[open]>summary::after{margin-top:4px;transform:rotate(-135deg)}
.facts dl{display:grid;grid-template-columns:1fr 1fr;gap:12px 16px}
.facts dl>div{display:block;border:0;padding:0}
.facts dt{font-size:13px;font-weight:400;color:var(--ink3)}
.facts dd{font-weight:600;color:var(--ink)}
.rows li{display:flex;gap:10px}
.rows time{flex:0 0 48px;font-weight:600}
.rows time small{display:block;font-weight:400;color:var(--ink3);font-size:12px}
.rows i{flex:0 0 6px;border-radius:3px;background:var(--line2)}
.rows i.day{background:var(--D)}.rows i.night{background:var(--N)}.rows i.sunset{background:var(--E)}.rows i.dawn{background:var(--M)}
.rows i.out{-webkit-mask:repeating-linear-gradient(135deg,#000 0 4px,transparent 4px 6px);mask:repeating-linear-gradient(135deg,#000 0 4px,transparent 4px 6px)}
.rows div{min-width:0;flex:1}
.rows b{font-size:17px;font-weight:800}
.rows em{font-style:normal;font-size:12px;font-weight:700;color:var(--ink0);background:var(--soft);border-radius:5px;padding:2px 6px}
.rows p{margin-top:2px}
.rows .ph{color:var(--ink2)}
.need{font-size:13px;color:var(--ink2)}
.need span{color:var(--ink3);margin-right:6px}
.field{display:block;margin-top:12px;font-weight:600}
.field input{display:block;width:100%;min-height:48px;margin-top:4px;padding:0 12px;border:1px solid var(--line2);border-radius:3px;background:var(--surface);color:var(--ink);font:inherit;font-size:17px}
.hint{margin-top:8px;font-size:13px;color:var(--ink3)}
footer{margin:16px;font-size:13px;color:var(--ink3)}
.seen{position:absolute;width:1px;height:1px;opacity:0}
.calm{max-width:480px;padding:20vh 20px 0}
.calm h1{font-size:22px;margin-bottom:8px}
@media (min-width:900px){.two{display:grid;grid-template-columns:3fr 2fr;align-items:start}.me{padding:24px}.time{font-size:64px}}
@media print{:root{--bg:#fff;--surface:#fff;--ink:#000;--ink2:#000;--ink3:#333;--line:#999}form,.btn,.seen{display:none}.me,.card{break-inside:avoid-page;border-radius:0;margin:0 0 8px;padding:8px}.rows{break-inside:auto}.rows li{break-inside:avoid}.time{font-size:32px}body{font-size:11pt}}
`.trim();

/** What the page may do: show our own style, one picture of our own and the empty icon of its head, send its form here; nothing else, no script. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(PAGE_STYLE).digest('base64')}'`,
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
