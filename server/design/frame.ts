import { randomToken } from '../platform/entropy.ts';
import { type Language, directionOf } from './language.ts';
import { htmlOf } from './markup.ts';
import type { Page } from './page.ts';

type FrameContent = Readonly<{
  language: Language;
  title: string;
  /** What the frame's script is told, as JSON in `data-frame` of the document. */
  data: object;
  /** HTML. */
  body: string;
  script: string;
  /** Who may show it, in the policy's words. */
  ancestors: readonly string[];
  /** Where its script may send; null: nowhere. */
  connectTo: string | null;
}>;

/** A document inside somebody's page: its own script and style, nothing from elsewhere, shown by whom it names. */
export function frameDocument(content: FrameContent): Page {
  const { language, ancestors, connectTo } = content;
  const nonce = randomToken(16);
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}" data-frame="${htmlOf(JSON.stringify(content.data))}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${htmlOf(content.title)}</title><style nonce="${nonce}">${FRAME_STYLES}</style></head>
<body><main>${content.body}</main><script nonce="${nonce}">${content.script}</script></body>
</html>`;
  const policy = [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    ...(connectTo === null ? [] : [`connect-src ${connectTo}`]),
    `base-uri 'none'`,
    `form-action 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
    `frame-ancestors ${ancestors.join(' ')}`,
  ].join('; ');

  return { html, policy };
}

/** Plain enough to take the look of any page. What the page says of it stands above this, on the element. */
const FRAME_STYLES = `
*{box-sizing:border-box}
html,body,main{margin:0;height:100%;background:transparent;overflow:hidden}
main{display:grid;grid-template:minmax(44px,1fr) auto/minmax(0,1fr) auto;align-items:center;position:relative}
label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
input{min-width:0;width:100%;height:100%;margin:0;padding:0 12px;border:0;outline:0;
  background:transparent;color:inherit;font:16px/1.4 system-ui,sans-serif}
input::placeholder{color:var(--placeholder-color,#6b7178);opacity:var(--placeholder-opacity,1)}
input:hover{color:var(--hover-color,inherit)}
#error{grid-column:1/-1;margin:0;padding:0 12px 4px;font:14px/1.3 system-ui,sans-serif;color:#b3261e}
#error:empty{display:none}
#schemes{display:flex;gap:6px;padding-inline:4px 10px}
#schemes:empty{display:none}
#schemes svg{display:block;width:38px;height:24px}
#schemes button{position:relative;display:grid;place-items:center;min-width:48px;min-height:44px;margin:0;padding:0;
  border:0;background:none;border-radius:6px;cursor:pointer;opacity:.55}
#schemes button[aria-pressed=true]{opacity:1}
#schemes button[aria-pressed=true]::after{content:'✓'/'';position:absolute;bottom:4px;inset-inline-end:0;width:14px;
  height:14px;border-radius:50%;background:#1d4ed8;color:#fff;font:700 10px/14px system-ui,sans-serif}
#schemes button svg{outline:2px solid transparent;outline-offset:2px;border-radius:4px}
#schemes button[aria-pressed=true] svg{outline-color:#1d4ed8}
#schemes button:focus-visible{outline:2px solid #1d4ed8}
@media(max-width:300px){input{padding-inline-end:4px}#schemes{gap:0;padding-inline:0 2px}
  #schemes button{min-width:34px}#schemes button svg{width:28px;height:18px}}
.marks{position:absolute;width:0;height:0}
@media(forced-colors:active){#error{color:CanvasText}
  #schemes button[aria-pressed=true] svg{outline-color:Highlight}}
`;
