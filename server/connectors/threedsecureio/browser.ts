import { cut } from '../../domain/cut.ts';
import { languageTagOf, shortLanguageTag } from '../../domain/language-tag.ts';
import type { JsonObject } from '../../domain/json.ts';
import type { Browser } from '../three-d-secure-connector.ts';

/** The buyer's browser, in fields that fit. What it says of itself is worth as much as the browser. */
export function browserFields(browser: Browser, version: string): JsonObject {
  const told = scriptFields(browser.javascript);
  return {
    browserAcceptHeader: cut(browser.acceptHeader, 2048),
    browserUserAgent: browser.userAgent === '' ? 'unknown' : cut(browser.userAgent, 2048),
    ...languageFields(browser.language, version, told !== null),
    browserIP: browser.ip,
    ...(version === '2.1.0'
      ? (told ?? WITHOUT_SCRIPTS)
      : { browserJavascriptEnabled: told !== null, ...told }),
  };
}

/** 2.3.1 has the header by itself, and takes the other from scripts alone. */
function languageFields(language: string, version: string, areScriptsRun: boolean): JsonObject {
  const browserLanguage = shortLanguageTag(language, LANGUAGE_LENGTH_MAX);
  if (version !== '2.3.1') return { browserLanguage };
  return {
    acceptLanguage: [languageTagOf(language)],
    ...(areScriptsRun ? { browserLanguage } : {}),
  };
}

/** Null where scripts do not run, or say what cannot be. */
function scriptFields(told: Browser['javascript']): JsonObject | null {
  if (told === null) return null;
  const { screenHeight, screenWidth, timeZoneMinutes } = told;
  if (![screenHeight, screenWidth].every((size) => /^\d{1,6}$/.test(size))) return null;
  if (!/^[+-]?\d{1,4}$/.test(timeZoneMinutes)) return null;
  return {
    browserColorDepth: colorDepth(Number(told.colorDepth)),
    browserJavaEnabled: told.javaEnabled,
    browserScreenHeight: screenHeight,
    browserScreenWidth: screenWidth,
    browserTZ: timeZoneMinutes,
  };
}

/** 2.1.0 has no way to say that scripts do not run: nothing is known of the screen. */
const WITHOUT_SCRIPTS: JsonObject = {
  browserColorDepth: '24',
  browserJavaEnabled: false,
  browserScreenHeight: '0',
  browserScreenWidth: '0',
  browserTZ: '0',
};

/** The fields know these depths only, and screens have others: the next one below. */
const DEPTHS = [48, 32, 24, 16, 15, 8, 4, 1] as const;

function colorDepth(bits: number): string {
  return String(DEPTHS.find((depth) => depth <= bits) ?? 1);
}

const LANGUAGE_LENGTH_MAX = 8;
