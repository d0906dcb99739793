/** The colours and measures that everything is drawn with, light and dark. */
export function tokens({ accent, onAccent }: Readonly<{ accent: string; onAccent: string }>): string {
  return `:root{color-scheme:light dark;--accent:${accent};--on-accent:${onAccent};${LIGHT}}
@media(prefers-color-scheme:dark){:root{${DARK}}}`;
}

const LIGHT =
  '--ink:#16191d;--soft-ink:#4d545c;--paper:#fff;--ground:#f3f4f6;--line:#8a9099;--soft-line:#dfe2e6;' +
  '--bad:#b3261e;--good:#14632f;--focus:#1d4ed8;--radius:10px';
const DARK =
  '--ink:#f2f4f6;--soft-ink:#b4bbc3;--paper:#1a1d21;--ground:#101214;--line:#7d858e;--soft-line:#33383e;' +
  '--bad:#ff9d94;--good:#7fd69a;--focus:#8ab4ff';

/** What can be pressed is at least 44 pixels high. Nothing moves for whoever asked for that. */
export const PAGE_STYLES = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;
  color:var(--ink);background:var(--ground)}
.test{margin:0;padding:6px 16px;background:#8a1c1c;color:#fff;font-size:14px;text-align:center}
.test b{letter-spacing:.12em;margin-inline-end:6px}
main{max-width:28rem;margin:0 auto;padding:24px 20px 32px;background:var(--paper);min-height:calc(100vh - 34px)}
header{display:flex;align-items:center;gap:12px;margin-bottom:20px;font-weight:600}
header img{max-width:120px;max-height:40px}
h1{font-size:22px;line-height:1.25;margin:0 0 8px}
h2{font-size:17px;margin:24px 0 8px}
p{margin:0 0 12px;overflow-wrap:anywhere}
.soft{color:var(--soft-ink);font-size:14px}
.amount{font-size:32px;font-weight:700;line-height:1.2;margin:0 0 16px}
.good{color:var(--good)}.bad{color:var(--bad)}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 16px;margin:16px 0;padding:14px 16px;
  border:1px solid var(--soft-line);border-radius:var(--radius)}
dt{color:var(--soft-ink)}dd{margin:0;font-weight:600;overflow-wrap:anywhere;text-align:end}
.picture{padding:16px;margin:16px 0 8px;background:#fff;border:1px solid var(--soft-line);
  border-radius:var(--radius)}
.picture svg{display:block;width:100%;height:auto;max-height:240px}
code{display:block;margin:8px 0;font:600 16px/1.4 ui-monospace,monospace;overflow-wrap:anywhere;text-align:center}
button,.button{display:block;width:100%;min-height:48px;margin:10px 0 0;padding:11px 16px;font:inherit;
  font-weight:600;text-align:center;text-decoration:none;color:var(--ink);background:var(--paper);
  border:1px solid var(--line);border-radius:var(--radius);cursor:pointer}
button.main,.button.main{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
button.quiet,.button.quiet{border-color:transparent;background:none;text-decoration:underline;font-weight:400}
button[aria-disabled=true]{cursor:progress}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.alert{padding:12px 16px;border:1px solid var(--bad);border-radius:var(--radius);color:var(--bad);font-weight:600}
.field{margin:0 0 14px;flex:1;min-width:8rem}
.field label{display:block;margin-bottom:4px;font-weight:600}
.field>div{height:48px;border:1px solid var(--line);border-radius:var(--radius)}
.field input,.field select{width:100%;min-height:48px;padding:8px 12px;font:inherit;color:var(--ink);
  background:var(--paper);border:1px solid var(--line);border-radius:var(--radius)}
.field [aria-invalid=true],.field>div[data-wrong]{border:2px solid var(--bad)}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.wallet{margin:0 0 10px;min-height:48px}
.wallet:has(>*){display:grid}
.wallet button{margin:0}
.wallet .google-pay,.wallet .apple-pay{background:#000;color:#fff;border-color:#000}
@supports (-webkit-appearance:-apple-pay-button){.wallet .apple-pay{-webkit-appearance:-apple-pay-button;
  -apple-pay-button-type:plain;-apple-pay-button-style:black;font-size:0}}
.wallet .apple-pay,.wallet .google-pay{min-height:48px}
@media(prefers-color-scheme:dark){.wallet .google-pay,.wallet .apple-pay{background:#fff;color:#000;
  border-color:#fff;-apple-pay-button-style:white}}
.or{display:flex;align-items:center;gap:12px;color:var(--soft-ink);font-size:14px;margin:14px 0 4px}
.or::before,.or::after{content:'';flex:1;border-top:1px solid var(--soft-line)}
.sheet{width:min(26rem,calc(100vw - 24px));margin:auto auto 12px;padding:20px;color:var(--ink);
  background:var(--paper);border:1px solid var(--line);border-radius:16px}
.embedded .sheet{margin:12px auto auto}
.sheet::backdrop{background:#0008}
.sheet h2{margin:0 0 4px}
.sheet fieldset{margin:0;padding:0;border:0}
.sheet legend{padding:0;font-weight:600}
.sheet label{display:flex;align-items:center;gap:10px;min-height:48px;border-bottom:1px solid var(--soft-line)}
.sheet input{width:20px;height:20px;accent-color:var(--accent)}
details>summary{min-height:44px;padding:10px 0;cursor:pointer;font-weight:600}
.stored details>summary{font-weight:400;text-align:end;color:var(--soft-ink);font-size:14px}
[hidden]{display:none!important}
.field>div[data-secure-fields-focused]{outline:3px solid var(--focus);outline-offset:1px}
.pair{display:flex;flex-wrap:wrap;gap:0 12px}
form+.soft,#checkout+.soft{margin-top:20px}
a{color:inherit}
.soft a{display:inline-block;padding:12px 0}
.spinner{width:32px;height:32px;margin:8px 0 16px;border:3px solid var(--soft-line);
  border-top-color:var(--accent);border-radius:50%;animation:turn 1s linear infinite}
@keyframes turn{to{transform:rotate(1turn)}}
@media(prefers-reduced-motion:reduce){.spinner{animation:none}}
@media(min-width:34rem){body{padding-bottom:40px}main{margin-top:40px;min-height:0;padding:32px;
  border-radius:16px;box-shadow:0 1px 3px #0002,0 8px 32px #0001}}
@media(forced-colors:active){button,.button{border-color:ButtonText}main{border:1px solid CanvasText}}
body.embedded{min-height:0;padding:0;background:none}
.embedded main{max-width:none;margin:0;padding:4px;min-height:0;box-shadow:none;border-radius:0;background:none}
.embedded .test{border-radius:var(--radius);margin-bottom:12px}
body.small{font-size:14px;line-height:1.3;padding:0;background:var(--paper)}
.small .test{padding:2px 10px;font-size:12px}
.small main{padding:6px 10px;min-height:0;margin-top:0;box-shadow:none}
.small h1{font-size:17px;margin:0 0 2px}.small main p{margin:2px 0}
.small dl{gap:1px 10px;margin:5px 0;padding:5px 8px}
.small button{min-height:44px;margin:4px 0 0;padding:4px 8px}
.small button.quiet{margin-top:2px}
`;
