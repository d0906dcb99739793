import { randomToken } from '../machine/entropy.ts';
import { type Language, directionOf } from './language.ts';
import { escaped } from './markup.ts';
import type { Page } from './page.ts';

type FrameContent = Readonly<{
  language: Language;
  title: string;
  /** What the frame's script finds in `dataset` of the document. */
  data: Readonly<Record<string, string>>;
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
  const data = Object.entries(content.data)
    .map(([name, value]) => ` data-${name}="${escaped(value)}"`)
    .join('');
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"${data}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(content.title)}</title><style nonce="${nonce}">${FRAME_STYLES}</style></head>
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
#schemes{display:flex;gap:4px;padding-inline:4px;font:600 12px/1 system-ui,sans-serif}
#schemes span,#schemes button{padding:6px 8px;border:1px solid #8a9099;border-radius:4px;
  background:#fff;color:#16191d;font:inherit}
#schemes button{min-height:44px;cursor:pointer}
#schemes button[aria-pressed=true]{background:#1d4ed8;border-color:#1d4ed8;color:#fff}
#schemes button[aria-pressed=true]::before{content:'✓ '/''}
@media(forced-colors:active){#error{color:CanvasText}
  #schemes button[aria-pressed=true]{forced-color-adjust:none;background:Highlight;color:HighlightText}}
`;
