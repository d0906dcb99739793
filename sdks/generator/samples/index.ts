import type { Model } from '../model.ts';
import { curlRenderer } from './curl.ts';
import { goRenderer } from './go.ts';
import { javaRenderer } from './java.ts';
import { phpRenderer } from './php.ts';
import { pythonRenderer } from './python.ts';
import { rubyRenderer } from './ruby.ts';
import type { Renderer } from './sample.ts';
import { typeScriptRenderer } from './typescript.ts';

/** Every language, in the order in which documents show them. */
export function samplesIn(model: Model): readonly Renderer[] {
  return [
    curlRenderer(),
    typeScriptRenderer(model),
    pythonRenderer(model),
    goRenderer(model),
    phpRenderer(model),
    javaRenderer(model),
    rubyRenderer(model),
  ];
}
