import { COLORS, PRESSABLE_PX, RADIUS_PX, TEXT } from './tokens.ts';

/** The colours and measures that everything is drawn with, light and dark. */
export function tokens({ accent, onAccent }: Readonly<{ accent: string; onAccent: string }>): string {
  return `:root{color-scheme:light dark;--accent:${accent};--on-accent:${onAccent};${LIGHT}}
@media(prefers-color-scheme:dark){:root{${DARK}}}`;
}

const LIGHT =
  `${variables(COLORS.light)};--radius:${RADIUS_PX}px;` +
  '--shadow:0 1px 2px #10182814,0 12px 40px #10182812';
const DARK = `${variables(COLORS.dark)};--shadow:0 0 0 1px #ffffff0f`;

function variables(colors: Readonly<Record<string, string>>): string {
  return Object.entries(colors)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';');
}

/** What can be pressed is at least 44 pixels high. Nothing moves for whoever asked for that. */
export const PAGE_STYLES = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;font:${TEXT.sizePx}px/${TEXT.line} ${TEXT.family};
  color:var(--ink);background:var(--ground);-webkit-font-smoothing:antialiased}
.test{margin:0;padding:5px 16px;background:#8a1c1c;color:#fff;font-size:13px;text-align:center}
.test b{letter-spacing:.12em;margin-inline-end:6px}
main{max-width:29rem;margin:0 auto;padding:24px 20px 32px;background:var(--paper);min-height:calc(100vh - 30px)}
header{display:flex;align-items:center;gap:12px;margin-bottom:28px;font-size:17px;font-weight:600}
header img{max-width:140px;max-height:40px}
h1{font-size:22px;line-height:1.25;letter-spacing:-.01em;margin:0 0 8px}
h2{font-size:16px;line-height:1.4;margin:28px 0 12px}
p{margin:0 0 12px;overflow-wrap:anywhere}
.soft{color:var(--soft-ink);font-size:14px}
.eyebrow{display:block;margin-bottom:2px;font-size:14px;font-weight:500;letter-spacing:0;color:var(--soft-ink)}
.amount{display:block;font-size:clamp(20px,11vw,36px);font-weight:700;line-height:1.15;letter-spacing:-.02em;
  margin:0 0 16px;font-variant-numeric:tabular-nums}
@media(min-width:20rem){time{white-space:nowrap}}
.good{color:var(--good)}.bad{color:var(--bad)}
dl{display:grid;grid-template-columns:auto 1fr;gap:10px 16px;margin:20px 0;font-size:15px}
dt{color:var(--soft-ink)}
dd{margin:0;font-weight:500;overflow-wrap:anywhere;text-align:end;font-variant-numeric:tabular-nums}
dl.facts{padding:16px;border:1px solid var(--soft-line);border-radius:var(--radius)}
dl.items{grid-template-columns:1fr auto;column-gap:0}
.items dd{padding-inline-start:16px}
.items dt{color:inherit;text-align:-webkit-match-parent;text-align:match-parent}
.items small{display:block;color:var(--soft-ink);font-size:13px}
.items .sum,#gift-list>:nth-last-child(-n+2){padding-top:12px;border-top:1px solid var(--soft-line);
  font-weight:600;font-size:16px}
.mark{display:inline-block;flex:none;vertical-align:middle}
.mark.card{width:38px;height:24px}.mark.icon{width:24px;height:24px}
.marks{position:absolute;width:0;height:0}
.end{display:block;width:48px;height:48px;margin:4px 0 16px;fill:none;stroke-width:1.8;stroke-linecap:round;
  stroke-linejoin:round}
.end circle{stroke:none;fill:var(--tint)}.end{stroke:var(--soft-ink)}
.end.done{stroke:var(--good)}.end.done circle{fill:var(--good-ground)}
.picture{padding:16px;margin:16px 0 8px;background:#fff;border:1px solid var(--soft-line);
  border-radius:var(--radius)}
.picture svg{display:block;width:100%;height:auto;max-height:240px}
code{display:block;margin:12px 0;padding:12px;font:500 14px/1.5 ui-monospace,SFMono-Regular,Menlo,monospace;
  word-break:break-all;white-space:pre-wrap;color:var(--ink);background:var(--tint);border-radius:var(--radius)}
code.short{font-size:20px;font-weight:600;letter-spacing:.04em;text-align:center}
button,.button{display:flex;align-items:center;justify-content:center;gap:.3em;width:100%;
  min-height:${PRESSABLE_PX.button}px;
  margin:10px 0 0;padding:11px 16px;font:inherit;font-weight:600;text-align:center;text-decoration:none;
  color:var(--ink);background:var(--paper);border:1px solid var(--line);border-radius:var(--radius);cursor:pointer}
button:hover,.button:hover,summary:hover{background:var(--tint)}
button.main,.button.main{background:var(--accent);color:var(--on-accent);
  border-color:color-mix(in srgb,var(--accent) 82%,var(--ink))}
button.main:hover,.button.main:hover{background:color-mix(in srgb,var(--accent) 90%,var(--on-accent))}
button.quiet,.button.quiet{border-color:transparent;background:none;color:var(--soft-ink);font-weight:500}
button.quiet:hover,.button.quiet:hover{color:var(--ink);text-decoration:underline}
button[aria-disabled=true]{cursor:progress;opacity:.65}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.alert{padding:12px 16px;margin-bottom:20px;border:1px solid var(--bad);border-radius:var(--radius);
  color:var(--bad);background:var(--bad-ground);font-weight:500}
.title{display:flex;align-items:center;justify-content:space-between;gap:12px;margin:0 0 12px}
.title h2{margin:0}
.field{margin:0 0 16px;flex:1;min-width:8rem}
.field label{display:block;margin-bottom:6px;font-size:14px;font-weight:500}
.field>div{height:48px;background:var(--paper);border:1px solid var(--line);border-radius:var(--radius)}
.field input,.field select{width:100%;min-height:48px;padding:8px 12px;font:inherit;color:var(--ink);
  background:var(--paper);border:1px solid var(--line);border-radius:var(--radius)}
.field select{appearance:none;padding-inline-end:36px;background-repeat:no-repeat;background-size:6px 6px;
  background-position:right 18px center,right 12px center;background-image:
  linear-gradient(45deg,#0000 50%,var(--soft-ink) 0),linear-gradient(-45deg,#0000 50%,var(--soft-ink) 0)}
[dir=rtl] .field select{background-position:left 18px center,left 12px center}
.field [aria-invalid=true],.field>div[data-wrong]{border:2px solid var(--bad)}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.wallet{margin:0 0 10px;min-height:48px}
.wallet:has(>*){display:grid}
.wallet button{margin:0;gap:6px;direction:ltr}
.wallet .mark.icon{width:20px;height:20px}
.wallet .google-pay,.wallet .apple-pay{background:#000;color:#fff;border-color:#000}
@supports (-webkit-appearance:-apple-pay-button){.wallet .apple-pay{-webkit-appearance:-apple-pay-button;
  -apple-pay-button-type:plain;-apple-pay-button-style:black;font-size:0}.wallet .apple-pay .mark{display:none}}
.wallet .apple-pay,.wallet .google-pay{min-height:48px}
@media(prefers-color-scheme:dark){.wallet .google-pay,.wallet .apple-pay{background:#fff;color:#000;
  border-color:#fff;-apple-pay-button-style:white}}
.or{display:flex;align-items:center;gap:12px;color:var(--soft-ink);font-size:14px}
.or::before,.or::after{content:'';flex:1;border-top:1px solid var(--soft-line)}
section:has(>.ways:not(:has(>:not([hidden])))){display:none}
.ways{border:1px solid var(--soft-line);border-radius:var(--radius);overflow:hidden}
.ways button[name=method].way,.ways summary{display:flex;align-items:center;justify-content:flex-start;gap:12px;
  width:100%;min-height:56px;margin:0;padding:12px 16px;border:0;border-radius:0;text-align:start;font-weight:500;
  color:inherit;background:var(--paper);list-style:none}
.ways summary::-webkit-details-marker{display:none}
.ways button.way:hover,.ways summary:hover{background:var(--tint)}
.ways .way::after,.ways summary::after{content:'';flex:none;width:8px;height:8px;margin-inline-start:auto;
  border:solid var(--soft-ink);border-width:2px 2px 0 0;transform:rotate(45deg)}
[dir=rtl] .ways .way::after,[dir=rtl] .ways summary::after{transform:rotate(-135deg)}
.ways details[open]>summary::after{transform:rotate(135deg)}
.ways :focus-visible{outline-offset:-3px}
.ways .mark.icon{width:24px;height:24px;margin:0 7px}
.ways details>form{padding:14px 16px 16px}
.ways>:not(:first-child):not([hidden]),.ways>form>:not(:first-child){border-top:1px solid var(--soft-line)}
.ways>[hidden]+*{border-top:0}
.sheet{width:min(26rem,calc(100vw - 24px));margin:auto auto 12px;padding:20px;color:var(--ink);
  background:var(--paper);border:1px solid var(--soft-line);border-radius:16px}
.embedded .sheet{margin:12px auto auto}
.sheet::backdrop{background:#0008}
.sheet h2{margin:0 0 4px}
.sheet fieldset{margin:0;padding:0;border:0}
.sheet legend{padding:0;font-weight:600}
.sheet label{display:flex;align-items:center;gap:10px;min-height:48px;border-bottom:1px solid var(--soft-line)}
.sheet input{width:20px;height:20px;accent-color:var(--accent)}
details>summary{min-height:${PRESSABLE_PX.least}px;padding:10px 0;cursor:pointer;font-weight:600}
.stored details>summary{font-weight:400;text-align:end;color:var(--soft-ink);font-size:14px}
[hidden]{display:none!important}
.field>div[data-secure-fields-focused]{outline:3px solid var(--focus);outline-offset:1px}
.pair{display:flex;flex-wrap:wrap;gap:0 12px}
.pair>button{flex:1;width:auto;min-width:7rem}
form+.soft,#checkout+.soft{margin-top:20px}
a{color:inherit}
.links{display:flex;flex-wrap:wrap;gap:0 16px;margin:16px 0 0}
.links a{display:inline-block;padding:12px 0}
.spinner{width:32px;height:32px;margin:8px 0 16px;border:3px solid var(--soft-line);
  border-top-color:var(--accent);border-radius:50%;animation:turn 1s linear infinite}
@keyframes turn{to{transform:rotate(1turn)}}
@media(prefers-reduced-motion:reduce){.spinner{animation:none}}
@media(min-width:34rem){body:not(.small){padding-bottom:40px}
  main{margin-top:40px;min-height:0;padding:36px;border-radius:16px;box-shadow:var(--shadow)}
  main.split{max-width:34rem}}
main.split{padding:0}
.split .summary{padding:24px 20px;background:var(--tint);border-bottom:1px solid var(--soft-line)}
.split .work{padding:24px 20px 32px}
.work #checkout{display:grid;grid-template-columns:minmax(0,1fr);gap:24px}
.work #checkout>*{margin-block:0}.work h2{margin-top:0}.work .wallet:last-child{margin-bottom:0}
@media(min-width:34rem){.split .summary{padding:32px 36px;border-radius:16px 16px 0 0}
  .split .work{padding:32px 36px 36px}}
@media(min-width:56rem){main.split{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,6fr);max-width:62rem;
  margin-top:56px}.split .summary{padding:40px;border-bottom:0;border-inline-end:1px solid var(--soft-line);
  border-start-start-radius:16px;border-end-start-radius:16px;border-start-end-radius:0}
  .split .work{padding:40px}}
@media(forced-colors:active){.field select{appearance:auto}button,.button{border-color:ButtonText}
  .ways button[name=method].way{border:1px solid ButtonText}main{border:1px solid CanvasText}}
@media print{body{background:#fff}.test,button,.button,.links{display:none}main{box-shadow:none}}
body.embedded{min-height:0;padding:4px;background:none}
.embedded main,.embedded .test{max-width:30rem}
.embedded main,.embedded main.split{display:block;margin:0;padding:0;min-height:0;box-shadow:none;border-radius:0;
  background:none}
.embedded .split .summary{padding:0 0 20px;margin-bottom:20px;background:none;border-inline-end:0;
  border-bottom:1px solid var(--soft-line);border-radius:0}
.embedded .split .work{padding:0}
.embedded .test{border-radius:var(--radius);margin-bottom:16px}
body.small{font-size:14px;line-height:1.3;background:var(--paper)}
.small .test{padding:2px 10px;font-size:12px}
.small main{padding:6px 10px;min-height:0;margin-top:0;box-shadow:none}
.small h1{font-size:17px;margin:0 0 2px}.small main p{margin:2px 0}
.small dl{gap:1px 10px;margin:5px 0;padding:5px 8px;font-size:14px}
.small button{min-height:44px;margin:4px 0 0;padding:4px 8px}
.small button.quiet{margin-top:2px}
@media(min-height:390px) and (min-width:340px){.small main{padding:16px 20px}.small h1{font-size:19px;margin-bottom:4px}
  .small dl{gap:6px 16px;margin:12px 0;padding:12px 16px}.small button{min-height:48px;margin-top:10px}
  .small button.quiet{min-height:44px;margin-top:6px}}
@media(min-height:560px) and (min-width:340px){.small main{padding:28px 24px}.small dl{gap:10px 16px;margin:20px 0;
  padding:16px}}
@media(min-width:34rem) and (min-height:640px){body.small{background:var(--ground)}
  .small main{max-width:27rem;margin:48px auto;padding:32px;border-radius:16px;box-shadow:var(--shadow)}}
`;
